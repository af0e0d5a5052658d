import type { Callable, CallableBody, CallableParameter } from '../http/form/callable.ts';
import type { SecurityScheme, Server } from '../openapi/read/operation.ts';
import type { RelayOperation, RelayOptions } from './relay-options.ts';

/** What a site's relay knows. */
export interface RelaySite extends Pick<RelayOptions, 'findOperation'> {
  /** Where the site is published. */
  readonly origins: readonly string[];
}

/** A site that was built: all of it is known. */
interface BuiltRelaySite extends RelaySite {
  readonly findOperation: (id: string) => RelayOperation | undefined;
}

/** The same as a file: what operations have in common is in it once, and they name it by its place. */
interface RelayFile {
  readonly origins: readonly string[];
  readonly servers: readonly Server[];
  readonly schemes: readonly SecurityScheme[];
  readonly parameters: readonly CallableParameter[];
  readonly bodies: readonly CallableBody[];
  readonly operations: readonly FileOperation[];
}

interface FileOperation extends Pick<Callable, 'method' | 'path'> {
  readonly id: string;
  readonly servers: readonly number[];
  readonly security: readonly (readonly number[])[];
  readonly parameters: readonly number[];
  readonly bodies: readonly number[];
}

/** Where a built site keeps what its relay knows, relative to its output. */
export const relayFile = '_octavo/relay.json';

/** Writes what a relay has to know as JSON, without anything that is only shown. */
export function writeRelaySite(origins: readonly string[], operations: Iterable<RelayOperation>): string {
  const servers = createTable<Server>();
  const schemes = createTable<SecurityScheme>();
  const parameters = createTable<CallableParameter>();
  const bodies = createTable<CallableBody>();
  const written = Array.from(
    operations,
    ({ id, call, servers: own }): FileOperation => ({
      id,
      method: call.method,
      path: call.path,
      servers: own.map(({ url, variables }) =>
        servers.add({
          url,
          description: undefined,
          variables: variables.map((variable) => ({ ...variable, description: undefined })),
        }),
      ),
      security: call.security.map((all) =>
        all.map((scheme) => schemes.add({ ...scheme, description: undefined })),
      ),
      parameters: call.parameters.map((parameter) =>
        parameters.add(parameter.required ? parameter : { ...parameter, example: undefined }),
      ),
      bodies: call.bodies.map((body) => bodies.add({ ...body, example: undefined, files: [] })),
    }),
  );
  const file: RelayFile = {
    origins,
    servers: servers.rows,
    schemes: schemes.rows,
    parameters: parameters.rows,
    bodies: bodies.rows,
    operations: written,
  };
  return `${JSON.stringify(file)}\n`;
}

/** Reads what `writeRelaySite` wrote: its text, or what a JSON parser makes of it. Throws for a text that is no JSON. */
export function readRelaySite(written: string | object): BuiltRelaySite {
  const file = (typeof written === 'string' ? JSON.parse(written) : written) as RelayFile;
  const operations = new Map(file.operations.map((operation) => [operation.id, operation]));
  return {
    origins: file.origins,
    findOperation(id) {
      const found = operations.get(id);
      if (!found) return undefined;
      return {
        id,
        servers: pick(file.servers, found.servers),
        call: {
          method: found.method,
          path: found.path,
          isWebhook: false,
          parameters: pick(file.parameters, found.parameters),
          bodies: pick(file.bodies, found.bodies),
          isBodyRequired: false,
          security: found.security.map((all) => pick(file.schemes, all)),
        },
      };
    },
  };
}

interface Table<T> {
  readonly rows: readonly T[];
  /** The place of a row that says the same, which is added when there is none. */
  readonly add: (row: T) => number;
}

function createTable<T>(): Table<T> {
  const rows: T[] = [];
  const places = new Map<string, number>();
  return {
    rows,
    add(row) {
      const key = JSON.stringify(row);
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, rows.length);
      return rows.push(row) - 1;
    },
  };
}

function pick<T>(rows: readonly T[], places: readonly number[]): readonly T[] {
  return places.flatMap((place) => rows[place] ?? []);
}
