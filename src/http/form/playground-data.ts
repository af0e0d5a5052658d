import type { JsonSchema } from '../../json-schema/json-schema.ts';
import type { Server } from '../../openapi/read/operation.ts';
import type { Callable } from './callable.ts';

/** What a page's playground knows of its operation: plain JSON, which stands in the page. */
export interface PlaygroundData {
  /** What the relay and the history know the operation by, unique in a site: `openapi.yaml GET /api/user`. */
  readonly id: string;
  readonly call: Callable;
  /** `rootServer` where the operation names none. */
  readonly servers: readonly [Server, ...Server[]];
  /** Whether the site lets requests go through its relay (`api.playground.disableProxy` is not set). */
  readonly canRelay: boolean;
  /** As `isUsualCall` says. */
  readonly isUsual: boolean;
  /** JSON Schemas by place (`path.id`, `body.0` for the first media type). */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** What their `$ref` lead to: `#/$defs/Pet` is `definitions.Pet`. */
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}
