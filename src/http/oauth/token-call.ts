import type { Server } from '../../openapi/read/operation.ts';
import type { Callable } from '../form/callable.ts';

/** A request to a token URL as the relay knows it, by a name that no operation has. */
interface TokenCall {
  readonly id: string;
  readonly call: Callable;
  readonly servers: readonly [Server];
}

/** The media type of what is posted to a token URL (RFC 6749, section 3.2). */
export const tokenMediaType = 'application/x-www-form-urlencoded';

/**
 * The request to a token URL, absolute or root-relative, as an operation: the relay then holds it to the same rules as any
 * other, and to this URL alone. The client may stand in a header (the second of its alternatives) instead of the body.
 */
export function describeTokenCall(tokenUrl: string): TokenCall {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/?#]*)?(.*)$/is.exec(tokenUrl) ?? [];
  return {
    id: `oauth ${tokenUrl}`,
    servers: [{ url: origin || '/', description: undefined, variables: [] }],
    call: {
      method: 'POST',
      path: path.replace(/#.*$/s, ''),
      isWebhook: false,
      parameters: [],
      bodies: [{ mediaType: tokenMediaType, kind: 'form', example: undefined, files: [] }],
      isBodyRequired: true,
      security: [
        [],
        [
          {
            ...{ key: 'client', type: 'http', scheme: 'basic', name: undefined, in: undefined },
            ...{ description: undefined, scopes: [], prefix: '', labels: ['Client ID', 'Client secret'] },
          },
        ],
      ],
    },
  };
}
