import type { Server } from '../../openapi/read/operation.ts';
import type { PlaygroundData } from '../form/playground-form.ts';
import { isForbiddenHeader } from '../samples/limits.ts';

/**
 * Whether whatever a reader fills in makes a simple request, which `writeSimpleRequest` writes: without parameters, at most one key
 * in a header, a text as its body, to an address in which nothing has to be encoded. Nothing but its body can keep it
 * from going directly, and nothing keeps it from the relay.
 */
export function isSimpleCall({
  call,
  servers,
  canRelay,
}: Pick<PlaygroundData, 'call' | 'canRelay'> & { readonly servers: readonly Server[] }): boolean {
  const { method, path, parameters, isWebhook, bodies, security } = call;
  return (
    canRelay &&
    !isWebhook &&
    parameters.length === 0 &&
    /^(?:GET|HEAD|POST|PUT|PATCH|DELETE)$/.test(method) &&
    steps.test(path) &&
    servers.every(({ url, variables }) => variables.length === 0 && steps.test(url.replace(origin, ''))) &&
    bodies.every(({ kind, mediaType }) => /^(?:json|text|form)$/.test(kind) && one.test(mediaType)) &&
    security.every(
      (schemes) =>
        schemes.length < 2 &&
        schemes.every(
          ({ type, in: place, name = '' }) =>
            type === 'apiKey' && place === 'header' && /^[\w-]+$/.test(name) && !isTaken(name),
        ),
    )
  );
}

/** Over http a page that came over https cannot ask it. */
const origin = /^https:\/\/[\w.:-]+/;

/** Steps of a path, none of which begins with a dot. */
const steps = /^(?:\/[\w~-][\w.~-]*)*$/;

/** One media type, no range of them. */
const one = /^[\w.+-]+\/[\w.+-]+$/;

function isTaken(name: string): boolean {
  return /^content-type$/i.test(name) || isForbiddenHeader(name);
}
