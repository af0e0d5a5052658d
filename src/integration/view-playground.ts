import { bundleSchemas } from '../openapi/bundle-schemas.ts';
import type { OpenApiDocument } from '../openapi/document.ts';
import { readForm } from '../openapi/form/read-form.ts';
import type { Operation, SecurityScheme, Server } from '../openapi/operation.ts';
import { toCallable } from '../request/callable.ts';
import { nameCall } from '../request/name-call.ts';
import { rootServer } from '../request/resolve-server.ts';
import { isUsualCall } from '../request/usual-call.ts';
import type { PlaygroundView } from '../site/operation-view.ts';

export interface PlaygroundOptions {
  /** The operation's own. */
  readonly document: OpenApiDocument;
  readonly security: readonly (readonly SecurityScheme[])[];
  readonly servers: readonly Server[];
  /** `api.playground.disableProxy` is not set. */
  readonly canRelay: boolean;
  /** The page's own. */
  readonly authMethod?: string | undefined;
}

/** What an operation's playground knows and asks for. */
export function viewPlayground(
  operation: Operation,
  { document, security, servers, canRelay, authMethod }: PlaygroundOptions,
): PlaygroundView {
  const [first = rootServer, ...others] = servers;
  const data = {
    id: nameCall(operation, authMethod),
    call: toCallable({ ...operation, security }),
    servers: [first, ...others] as const,
    canRelay,
    ...bundleSchemas(document, operation),
  };
  return {
    data: { ...data, isUsual: isUsualCall(data) },
    form: readForm([document], operation),
  };
}
