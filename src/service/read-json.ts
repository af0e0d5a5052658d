import { ServiceError } from './service-error.ts';

/** How deep lists and objects may be nested: what is stored is written as JSON again, by a function that calls itself. */
const maximumDepth = 100;

/**
 * A body in JSON, which is UTF-8 (RFC 8259, 8.1). Throws `ServiceError`, for bytes that are not UTF-8 too: decoded
 * with replacement characters, different identifiers would become the same one.
 */
export function readJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  if (text === '') throw new ServiceError('invalid_body', 'The body is empty.');
  if (isTooDeep(text))
    throw new ServiceError('invalid_body', `The body is nested deeper than ${maximumDepth} levels.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceError('invalid_body', 'The body is not JSON.');
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ServiceError('invalid_body', 'The body is not UTF-8.');
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/gs)) {
    if (part === '[' || part === '{') depth++;
    else if (part === ']' || part === '}') depth--;
    if (depth > maximumDepth) return true;
  }
  return false;
}
