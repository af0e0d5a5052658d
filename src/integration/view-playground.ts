import { readForm } from '../openapi/form/read-form.ts';
import type { Operation, SecurityScheme, Server } from '../openapi/operation.ts';
import { toCallable } from '../request/callable.ts';
import { nameCall } from '../request/name-call.ts';
import type { PlaygroundView } from '../site/operation-view.ts';

export interface PlaygroundOptions {
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
  { security, servers, canRelay, authMethod }: PlaygroundOptions,
): PlaygroundView {
  return {
    data: {
      id: nameCall(operation, authMethod),
      call: toCallable({ ...operation, security }),
      servers,
      canRelay,
      schemas: {},
      definitions: {},
    },
    form: readForm(operation),
  };
}
