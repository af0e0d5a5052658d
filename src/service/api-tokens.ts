import { createHash, timingSafeEqual } from 'node:crypto';
import { type Environment, environments } from './user-group.ts';

/** An API token with the environment whose groups it reaches. */
export interface ApiToken {
  readonly token: string;
  readonly environment: Environment;
}

/** The documented tokens of a service that only this machine can reach. */
export const demoTokens: readonly ApiToken[] = [
  { token: 'demo-customer', environment: 'Customer' },
  { token: 'demo-testing', environment: 'Testing' },
];

/** Why `API_TOKENS` cannot be used. */
export class ApiTokenError extends Error {}

/**
 * Reads `token:Customer,token:Testing`, the value of `API_TOKENS`. Throws `ApiTokenError` for any other form, for a
 * token that is given twice and for one that an HTTP header cannot carry (RFC 9110, 5.5).
 */
export function readApiTokens(text: string): readonly ApiToken[] {
  const tokens = text.split(',').map((entry, index): ApiToken => {
    const [, token, name] = /^\s*([!-~]+):(\w+)\s*$/.exec(entry) ?? [];
    const environment = environments.find((one) => one === name);
    if (token === undefined || environment === undefined)
      throw new ApiTokenError(
        // Nothing of a secret is written to a terminal or a log.
        `API_TOKENS is a list such as "first:Customer,second:Testing"; its entry ${index + 1} is not of that form.`,
      );
    return { token, environment };
  });
  if (new Set(tokens.map(({ token }) => token)).size < tokens.length)
    throw new ApiTokenError('API_TOKENS gives a token twice.');
  return tokens;
}

/** From a request's `Authorization` header to the environment of its token; undefined for a wrong or missing one. */
export function createTokenCheck(
  tokens: readonly ApiToken[],
): (authorization: string | undefined) => Environment | undefined {
  const known = tokens.map(({ token, environment }) => ({ digest: digest(token), environment }));
  return (authorization) => {
    const given = digest(/^Token +([!-~]+)$/i.exec(authorization ?? '')?.[1] ?? '');
    // Every token is compared, so that the time says nothing about which was near.
    return known.filter((one) => timingSafeEqual(one.digest, given)).at(0)?.environment;
  };
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
