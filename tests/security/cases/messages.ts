import { type HostileCase, message, type RelayParts, sends, without } from '../relay-parts.ts';

const text = (extra: string) => `${JSON.stringify(message({})).slice(0, -1)},${extra}}`;

const anyServer = (parts: RelayParts): RelayParts => ({
  ...parts,
  rules: { ...parts.rules, findServer: (_, url) => ({ url, description: undefined, variables: [] }) },
});

/** Messages that ask for something else than an operation of the site. */
export const messages: readonly HostileCase[] = [
  ...['"url":"https://evil.example/"', '"headers":{"X":"1"}', '"method":"DELETE"', '"__proto__":{"a":1}'].map(
    (extra): HostileCase => ({
      name: `a message has ${extra} too`,
      weaken: without('message', 'refuseUnknownKeys'),
      attack: sends(text(extra)),
    }),
  ),
  {
    name: 'a message has headers in its server',
    weaken: without('message', 'refuseUnknownKeys'),
    attack: sends(
      message({ server: { url: 'https://api.example.com/v1', variables: {}, headers: { X: '1' } } }),
    ),
  },
  ...['api.yaml DELETE /items/{id}', '__proto__', 'constructor', ''].map(
    (operation): HostileCase => ({
      name: `a message names ${JSON.stringify(operation)} as its operation`,
      weaken: (parts) => {
        const { findOperation } = parts.options;
        const find = () => findOperation('api.yaml PUT /items/{id}');
        return { ...parts, options: { ...parts.options, findOperation: find } };
      },
      attack: sends(message({ operation })),
    }),
  ),
  ...[
    'https://evil.example',
    'https://api.example.com',
    'https://api.example.com/v1/../admin',
    '__proto__',
  ].map(
    (url): HostileCase => ({
      name: `a message names ${url} as its server`,
      weaken: (parts) => {
        const weak = anyServer(parts);
        // The name of a property is no URL, and two dots are no path, which other rules say too.
        return without('call', 'refuseOtherServers', 'refuseDotSegments')(weak);
      },
      attack: sends(message({ server: { url, variables: {} } })),
    }),
  ),
  ...[
    { region: 'evil.example/' },
    { region: '127.0.0.1#' },
    { region: '' },
    { free: 'b' },
    { unknown: 'a' },
    JSON.parse('{"__proto__":"a"}') as object,
  ].map(
    (variables): HostileCase => ({
      name: `a message gives the server's variables as ${JSON.stringify(variables)}`,
      weaken: (parts) =>
        without('call', 'refuseOtherServers')(without('message', 'refuseFreeVariables')(parts)),
      attack: sends(message({ server: { url: 'https://{region}.example.com', variables } })),
    }),
  ),
  ...['header.X-Evil', 'cookie.admin', 'header.Transfer-Encoding', 'path.__proto__', '__proto__'].map(
    (name): HostileCase => ({
      name: `a message has the parameter ${name}, which the operation does not declare`,
      // A header of the connection is refused by what it is, too.
      weaken: (parts) =>
        without('call', 'refuseForbiddenHeaders')(without('message', 'refuseUndeclaredParameters')(parts)),
      attack: sends(
        message({ parameters: JSON.parse(`{"path.id":"7",${JSON.stringify(name)}:"1"}`) as object }),
      ),
    }),
  ),
  {
    name: 'a message has a credential that the operation does not ask for',
    weaken: without('message', 'refuseUnknownSecurity'),
    attack: sends(message({ credentials: { COOKIE: 'session=1' } })),
  },
  {
    name: 'a message chooses an authorization that the operation does not have',
    weaken: without('message', 'refuseUnknownSecurity'),
    attack: sends(message({ security: 9, credentials: {} })),
  },
  {
    name: 'a message sends a body of a type that the operation does not take',
    weaken: without('message', 'refuseUndeclaredBody'),
    attack: sends(message({ mediaType: 'text/html' })),
  },
  ...['a\r\nX-Evil: 1', 'a"; charset="b', ''].map(
    (boundary): HostileCase => ({
      name: `a message has the boundary ${JSON.stringify(boundary)}`,
      weaken: (parts) =>
        without('call', 'refuseUnwritableHeaders')(without('message', 'refuseBadBoundary')(parts)),
      attack: sends(message({ mediaType: 'multipart/form-data', body: { base64: 'YQ==', boundary } })),
    }),
  ),
  {
    name: 'a message has a boundary for a body without parts',
    weaken: without('message', 'refuseBadBoundary'),
    attack: sends(message({ body: { base64: 'YQ==', boundary: 'a' } })),
  },
  ...[
    ['header', { parameters: { 'path.id': '7', 'header.X-Note': 'a\r\nX-Evil: 1' } }],
    ['cookie', { parameters: { 'path.id': '7', 'cookie.theme': 'a\nX-Evil: 1' } }],
    ['credential', { credentials: { API_TOKEN: 'Token t\r\n\r\nGET /admin HTTP/1.1' } }],
    ['NUL', { credentials: { API_TOKEN: 'Token\0t' } }],
  ].map(
    ([where, changes]): HostileCase => ({
      name: `a line break or NUL would smuggle a header in (${where})`,
      weaken: without('message', 'refuseControlCharacters'),
      attack: sends(message(changes as Record<string, unknown>)),
    }),
  ),
];
