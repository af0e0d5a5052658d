/** A message that no server has to understand, and that none may be ended by. */
export interface MalformedRequest {
  readonly name: string;
  /** Each character is one byte. */
  readonly bytes: string;
  /**
   * What its sender does next: waits for an answer, leaves once it has written, or resets the connection after the first
   * bytes of an answer.
   */
  readonly next: 'wait' | 'leave' | 'reset';
}

/** Where malformed requests are sent. */
export interface MalformedTarget {
  /** Host and port, as the server knows itself. */
  readonly host: string;
  /** The path that it is asked for; other paths are made from it. */
  readonly path: string;
  /** Header lines of a good request, such as `Authorization: Token demo`. */
  readonly headers?: readonly string[];
}

const nul = '\0';
const long = (count: number) => 'a'.repeat(count);

/** Behind the path, or below it. */
const suffixes: readonly string[] = [
  ...['%', '%%', '%2', '%G0', '%zz', '%u0041', '%C3%28', '%80', '%FF', '%C0%AF', '%E0%80%AF', '%ED%A0%80'],
  ...[
    '%00',
    '%0',
    'a%00.html',
    '%0A',
    '%0D%0ASet-Cookie:%20a=b',
    '%20',
    '%09',
    '%7F',
    '%EF%BB%BF',
    '%E2%80%AE',
  ],
  ...['..', '../', '../../../../etc/passwd', '%2e%2e/%2e%2e/etc/passwd', '.%2e/', '..%2f..%2fetc%2fpasswd'],
  ...['%2e%2e%2f%2e%2e%2f', '%252e%252e%252f', '..%252f..%252f', '..%5c..%5c', '..\\..\\etc\\passwd', '%2e'],
  ...[
    '..;/',
    '....//....//',
    '..%00/',
    '..%c0%af..%c0%af',
    '..%e0%80%af',
    '%2f',
    '%2F%2F',
    '%5c',
    '\\',
    ';',
    ';a=b',
  ],
  ...[
    '//',
    '///',
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2fevil.example',
    '/./././',
    'a//b',
  ],
  ...[
    'CON',
    'aux.txt',
    'a:b',
    '~root',
    '.git/config',
    '.env',
    '.htaccess',
    '_headers',
    '__proto__',
    'constructor',
  ],
  ...['"', '<script>', '{}', '|', '^', '`', "'", '[', ']', '*', '$', '!', '&', '+', ',', '@evil.example'],
  ...[
    '?',
    '??',
    '?%',
    '?%00',
    '?a=%ff',
    '?a[b]=c&a=d',
    '?__proto__[x]=1',
    `?${'a=b&'.repeat(1000)}`,
    '#',
    '#a',
    '?#',
  ],
  ...[
    '\x80',
    '\xff',
    '\xc3\xa9',
    long(255),
    long(256),
    long(5000),
    `${'a/'.repeat(2000)}`,
    '../'.repeat(500),
  ],
];

const requestLines = (host: string, path: string): readonly string[] => [
  ...['', 'GET', `GET ${path}`, `GET  ${path} HTTP/1.1`, `GET ${path}  HTTP/1.1`, `GET\t${path}\tHTTP/1.1`],
  ...[`GET ${path} HTTP/9.9`, `GET ${path} HTTP/0.9`, `GET ${path} HTTP/2.0`, `GET ${path} http/1.1`],
  ...[`GET ${path} HTTP/1.`, `GET ${path} HTTP/1.1 more`, `GET ${path} HTTPS/1.1`, `GET ${path} HTTP/1.10`],
  ...[`get ${path} HTTP/1.1`, ` GET ${path} HTTP/1.1`, `G${nul}T ${path} HTTP/1.1`, `BREW ${path} HTTP/1.1`],
  ...[
    `TRACE ${path} HTTP/1.1`,
    `PROPFIND ${path} HTTP/1.1`,
    `QUERY ${path} HTTP/1.1`,
    `HEAD ${path} HTTP/1.0`,
  ],
  ...[
    `DELETE ${path} HTTP/1.1`,
    `OPTIONS ${path} HTTP/1.1`,
    `POST ${path} HTTP/1.0`,
    `${long(9000)} ${path} HTTP/1.1`,
  ],
  ...[
    'OPTIONS * HTTP/1.1',
    'GET * HTTP/1.1',
    `CONNECT ${host} HTTP/1.1`,
    'CONNECT evil.example:443 HTTP/1.1',
  ],
  ...[
    `GET http://${host}${path} HTTP/1.1`,
    `GET http://evil.example${path} HTTP/1.1`,
    'GET http:// HTTP/1.1',
  ],
  ...[
    'GET http://[ HTTP/1.1',
    'GET http://%/ HTTP/1.1',
    'GET http:/// HTTP/1.1',
    'GET http://a:99999/ HTTP/1.1',
  ],
  ...[
    'GET file:///etc/passwd HTTP/1.1',
    'GET javascript:alert(1) HTTP/1.1',
    'GET data:, HTTP/1.1',
    'GET : HTTP/1.1',
  ],
  ...[`GET http://user:pass@${host}${path} HTTP/1.1`, `GET ${path.slice(1)}x HTTP/1.1`, 'GET ?a HTTP/1.1'],
  ...[
    `GET ${path}${nul} HTTP/1.1`,
    `GET ${path}\x01 HTTP/1.1`,
    `GET ${path}\r HTTP/1.1`,
    `GET ${path}\x7f HTTP/1.1`,
  ],
];

const ranges: readonly string[] = [
  ...['bytes=5-2', 'bytes=', 'bytes', 'bytes=-', 'bytes=--', 'bytes=-0', 'bytes=0-', 'bytes=-1', 'bytes=0-0'],
  ...['bytes=a-b', 'bytes=1-b', 'bytes=1.5-2', 'bytes=0x1-0x2', 'bytes=+1-2', 'bytes=1e3-', 'bytes= 1 - 2'],
  ...[
    'bytes=999999999-',
    'bytes=0-999999999999999999999',
    'bytes=99999999999999999999-',
    'bytes=-99999999999999999999',
  ],
  ...['bytes=0-1,5-2', 'bytes=,', 'bytes=0-0,', 'bytes=0-0,2-2', 'bytes=0-1,0-1,0-1', 'bytes=-1,-2,-3'],
  ...[
    `bytes=${'0-,'.repeat(1000)}0-`,
    `bytes=${'5-2,'.repeat(500)}`,
    'BYTES=5-2',
    'bytes:5-2',
    'items=0-1',
    '=',
    '-',
  ],
  ...[
    'bytes=NaN-NaN',
    'bytes=Infinity-',
    'bytes=-Infinity',
    'bytes=undefined',
    'bytes=0--1',
    'bytes=2-1;q=1',
  ],
];

const headers: readonly string[] = [
  ...[
    'If-None-Match: "',
    'If-None-Match: *, *',
    'If-None-Match: W/',
    `If-None-Match: ${'"a",'.repeat(3000)}`,
  ],
  ...[
    'If-Modified-Since: never',
    'If-Modified-Since: 9999999999999',
    'If-Unmodified-Since: 0',
    'If-Match: "x"',
  ],
  ...['If-Range: x', 'Range: bytes=5-2\r\nIf-Range: W/"x"', 'Range: bytes=0-1\r\nRange: bytes=5-2', 'Range:'],
  ...['Accept-Encoding: br;q=9, ;;;', 'Accept-Encoding: *;q=-1', `Accept-Encoding: ${'br,'.repeat(4000)}`],
  ...[
    'Accept: %',
    'Accept: */*;q=a',
    `Accept: ${'a/b,'.repeat(3000)}`,
    'Accept-Language: \xff',
    'Cookie: =;=;=',
  ],
  ...[
    'Content-Type: /',
    'Content-Type: application/json; charset=\xff',
    'Origin: null',
    'Origin: %',
    'Referer: %',
  ],
  ...[
    'Host: a b',
    'Host: evil.example',
    'Host:',
    'Host: [',
    'Host: a@b',
    'Host: a/b',
    'Host: a:b:c',
    'Host: \xff',
  ],
  ...[
    'No colon',
    ': no name',
    'Bad name: x',
    `N${nul}: x`,
    `X: a${nul}b`,
    'X: a\rb',
    'X: a\n b',
    ' folded: x',
  ],
  ...[
    'X : space',
    '\xff: x',
    'X: \x01',
    `X: ${long(20_000)}`,
    `${long(20_000)}: x`,
    'X: y\r\n'.repeat(3000).trimEnd(),
  ],
  ...[
    'Expect: 100-continue',
    'Expect: tea',
    'TE: trailers, deflate',
    'Max-Forwards: -1',
    'Via: \x7f',
    'Forwarded: for="',
  ],
  ...[
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-For: %',
    'X-Forwarded-Proto: javascript',
    'X-HTTP-Method-Override: DELETE',
  ],
  ...[
    'Connection: close, Host',
    'Connection: \xff',
    'Keep-Alive: timeout=-1',
    'Authorization: Basic %',
    'Authorization:',
  ],
  ...[
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: %',
  ],
  ...['Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13'],
  ...[
    'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Protocol: vite-hmr',
    'Upgrade: \x01\r\nConnection: upgrade',
  ],
  ...['Sec-Fetch-Site: cross-site', 'Mcp-Session-Id: \xff', 'MCP-Protocol-Version: 0', 'Last-Event-ID: %'],
];

/** Header lines, and what follows the empty line. */
const bodies: readonly (readonly [headers: string, body: string])[] = [
  ['Content-Length: -1', ''],
  ['Content-Length: a', ''],
  ['Content-Length: 1e3', 'a'],
  ['Content-Length: 0x5', 'aaaaa'],
  ['Content-Length: 5, 5', 'aaaaa'],
  ['Content-Length: 5\r\nContent-Length: 6', 'aaaaa'],
  ['Content-Length: 99999999999999999999', 'a'],
  ['Content-Length: +5', 'aaaaa'],
  ['Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\nGET /x HTTP/1.1\r\n\r\n'],
  ['Transfer-Encoding: chunked\r\nContent-Length: 5', '5\r\naaaaa\r\n0\r\n\r\n'],
  ['Transfer-Encoding: chunked, identity', '0\r\n\r\n'],
  ['Transfer-Encoding: identity', 'aaaaa'],
  ['Transfer-Encoding: gzip, chunked', '0\r\n\r\n'],
  ['Transfer-Encoding: xchunked', '0\r\n\r\n'],
  ['Transfer-Encoding:\x0bchunked', '0\r\n\r\n'],
  ['Transfer-Encoding : chunked', '0\r\n\r\n'],
  ['Transfer-Encoding: chunked\r\nTransfer-Encoding: x', '0\r\n\r\n'],
  ['Transfer-Encoding: chunked', 'zz\r\n'],
  ['Transfer-Encoding: chunked', '-1\r\n\r\n'],
  ['Transfer-Encoding: chunked', 'fffffffffffffffff\r\na'],
  ['Transfer-Encoding: chunked', '1\r\naa\r\n0\r\n\r\n'],
  ['Transfer-Encoding: chunked', '1\na\n0\n\n'],
  ['Transfer-Encoding: chunked', `1;${long(20_000)}\r\na\r\n0\r\n\r\n`],
  ['Transfer-Encoding: chunked', '0\r\nContent-Length: 5\r\nHost: evil.example\r\n\r\n'],
  ['Transfer-Encoding: chunked', `0\r\n${'X: y\r\n'.repeat(2000)}\r\n`],
  ['Transfer-Encoding: chunked', `0\r\nX: a${nul}\r\n\r\n`],
  ['Content-Length: 2', '{}GET / HTTP/1.1\r\n\r\n'],
  ['Content-Length: 1', nul],
  ['Content-Type: application/json\r\nContent-Length: 1', '{'],
  ['Content-Type: application/json\r\nContent-Length: 2', '\xff\xfe'],
  ['Content-Type: application/json\r\nContent-Length: 4', 'null'],
  ['Content-Type: application/json\r\nContent-Length: 20000', '['.repeat(20_000)],
  ['Content-Type: application/json\r\nContent-Length: 22', '{"__proto__":{"a":"b"}}'],
  ['Content-Type: multipart/form-data; boundary=\r\nContent-Length: 4', '----'],
  ['Content-Encoding: gzip\r\nContent-Length: 4', 'aaaa'],
];

/** What is left before it is whole. */
const halves = (path: string, host: string): readonly string[] => [
  ...['G', 'GET ', `GET ${path}`, `GET ${path} HTTP/1.1`, `GET ${path} HTTP/1.1\r\nHost: ${host}`],
  ...[
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX`,
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100\r\n\r\nhalf`,
  ],
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":`,
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\naa`,
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n`,
];

/** Bytes of other protocols, and requests in one piece. */
const strangers = (path: string, host: string): readonly string[] => [
  '\r\n\r\n\r\n',
  '\n\n',
  nul.repeat(100),
  '\xff'.repeat(100),
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
  '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03',
  'SSH-2.0-OpenSSH_9.9\r\n',
  '\x05\x01\x00',
  'EHLO evil.example\r\n',
  `GET ${path}\r\n`,
  `GET ${path} HTTP/1.1\nHost: ${host}\n\n`,
  `GET ${path} HTTP/1.1\rHost: ${host}\r\r`,
  `GET ${path} HTTP/1.1\r\n\r\n`,
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\n\r\n`,
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nRange: bytes=5-2\r\n\r\n`.repeat(30),
  `HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n`,
];

/** At least 200 messages for one server, each with a name that tells it apart. */
export function listMalformedRequests({
  host,
  path,
  headers: good = [],
}: MalformedTarget): readonly MalformedRequest[] {
  const head = [`Host: ${host}`, ...good, 'Connection: close'].join('\r\n');
  const below = path.endsWith('/') ? path : `${path}/`;
  const ask = (line: string, more = '', body = '') =>
    `${line}\r\n${head}\r\n${more === '' ? '' : `${more}\r\n`}\r\n${body}`;
  const get = `GET ${path} HTTP/1.1`;
  const post = `POST ${path} HTTP/1.1`;
  const wait = (kind: string, texts: readonly string[], write: (text: string) => string) =>
    texts.map((text) => ({ name: `${kind} ${show(text)}`, bytes: write(text), next: 'wait' as const }));
  return [
    ...wait('request line', requestLines(host, path), (line) => ask(line)),
    ...wait('path', suffixes, (suffix) => ask(`GET ${below}${suffix} HTTP/1.1`)),
    ...wait('path behind', suffixes.slice(0, 40), (suffix) => ask(`GET ${path}${suffix} HTTP/1.1`)),
    ...wait('range', ranges, (range) => ask(get, `Range: ${range}`)),
    ...wait('range of HEAD', ranges.slice(0, 8), (range) => ask(`HEAD ${path} HTTP/1.1`, `Range: ${range}`)),
    ...wait('header', headers, (line) => ask(get, line)),
    ...wait('header of POST', headers, (line) => ask(post, `${line}\r\nContent-Length: 0`)),
    ...bodies.flatMap(([lines, body]) => wait(`body ${lines}:`, [body], () => ask(post, lines, body))),
    ...bodies
      .slice(0, 12)
      .flatMap(([lines, body]) => wait(`GET with body ${lines}:`, [body], () => ask(get, lines, body))),
    ...wait('bytes', strangers(path, host), (bytes) => bytes),
    ...halves(path, host).map((bytes) => ({ name: `half ${show(bytes)}`, bytes, next: 'leave' as const })),
    ...['', 'Range: bytes=0-', 'Accept-Encoding: br', 'Accept-Encoding: gzip'].map((line) => ({
      name: `aborted download ${line}`,
      bytes: ask(get, line),
      next: 'reset' as const,
    })),
  ];
}

function show(text: string): string {
  const shown = JSON.stringify(text).slice(1, -1);
  return shown.length > 90 ? `${shown.slice(0, 60)}… (${text.length})` : shown;
}
