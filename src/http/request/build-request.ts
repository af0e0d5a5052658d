import type { Callable } from '../form/callable.ts';
import { assembleRequest, type RequestValues } from './assemble-request.ts';
import { createCredential } from './credential.ts';
import type { HttpRequest } from './http-request.ts';
import { placeParameters } from './place-parameters.ts';

export type { RequestValues };

/**
 * The request that calls an operation with these values: method, URL, headers (authorization first, then the parameters
 * among them, then `Content-Type`) and body. Required parameters without a value get their first example, optional ones
 * are left out. The body is the first example of its media type. Pure, for Node and browsers.
 */
export function buildRequest(operation: Callable, values: RequestValues): HttpRequest {
  const schemes = values.schemes ?? operation.security[0] ?? [];
  const credentials = schemes.flatMap((scheme) => createCredential(scheme, values.credentials) ?? []);
  return assembleRequest(operation, values, placeParameters(operation, values.parameters), credentials);
}
