import { toCallable } from '../../http/form/callable.ts';
import { readForm } from '../../http/form/read-form.ts';
import { isUsualCall } from '../../http/playground/usual-call.ts';
import { nameCall } from '../../http/request/name-call.ts';
import { rootServer } from '../../http/request/resolve-server.ts';
import type { OpenApiDocument } from '../../openapi/load/document.ts';
import type { Operation, SecurityScheme, Server } from '../../openapi/read/operation.ts';
import { bundleSchemas } from '../../openapi/rows/bundle-schemas.ts';
import type { PlaygroundView } from '../../site/pages/views.ts';

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
