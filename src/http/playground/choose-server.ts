import type { Server } from '../../openapi/read/operation.ts';
import type { ServerChoice } from '../request/resolve-server.ts';

/** The names of the variables by which a reader may lead requests to any host: those in the origin without an `enum`. */
export function listFreeVariables(server: Server): readonly string[] {
  const [origin = ''] = /^(?:[^/?#]*:)?(?:\/\/)?[^/?#]*/.exec(server.url) ?? [];
  return server.variables
    .filter(({ name, enum: values }) => values.length === 0 && origin.includes(`{${name}}`))
    .map(({ name }) => name);
}

/** Whether the origin of a choice is the reader's own word, and none that the documents name. */
export function isTypedServer({ server, variables }: ServerChoice): boolean {
  return listFreeVariables(server).some((name) => {
    const given = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return given !== undefined && given !== server.variables.find((one) => one.name === name)?.default;
  });
}

/**
 * A choice that was kept or came with a link, as far as these servers allow it: a server that they have, values that its
 * variables may have. `undefined` when there is no such server. With `isForeign` a variable that leads to any host keeps
 * its default: a link must not choose who gets a reader's token.
 */
export function readServerChoice(
  value: unknown,
  servers: readonly Server[],
  isForeign: boolean,
): ServerChoice | undefined {
  if (typeof value !== 'object' || value === null || !('url' in value)) return undefined;
  const server = servers.find(({ url }) => url === value.url);
  if (!server) return undefined;
  const given = new Map(
    'variables' in value && typeof value.variables === 'object' && value.variables !== null
      ? Object.entries(value.variables)
      : [],
  );
  const free = isForeign ? listFreeVariables(server) : [];
  const variables = server.variables.flatMap(({ name, enum: values }) => {
    const text: unknown = given.get(name);
    const isAllowed =
      typeof text === 'string' && !free.includes(name) && (values.length === 0 || values.includes(text));
    return isAllowed ? [[name, text] as const] : [];
  });
  return { server, variables: Object.fromEntries(variables) };
}
