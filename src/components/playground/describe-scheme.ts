import type { SecurityScheme } from '../../openapi/read/operation.ts';

/** How a scheme is called where a reader chooses one: `API key in header`, `Bearer token`, `OAuth 2.0 token`. */
export function describeScheme({ type, scheme, in: place }: SecurityScheme): string {
  switch (type) {
    case 'apiKey':
      return `API key in ${place ?? 'header'}`;
    case 'http':
      return scheme === 'basic'
        ? 'User name and password'
        : scheme === 'bearer'
          ? 'Bearer token'
          : `${scheme ?? 'HTTP'} token`;
    case 'oauth2':
      return 'OAuth 2.0 token';
    case 'openIdConnect':
      return 'OpenID Connect token';
    case 'mutualTLS':
      return 'Client certificate';
  }
}
