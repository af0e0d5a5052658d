import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PreparedRequest } from './exchange.ts';
import type { MarkedPiece, WirePiece } from './highlight-json.ts';
import { writeWireBody } from './wire-body.lazy.ts';
import { highlightJsonBody, listFurther, maskSecret, type WireOptions, writeWire } from './write-wire.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

interface Written {
  readonly pieces: readonly WirePiece[];
  /** Of its pieces those before and behind the empty line. */
  readonly head: readonly WirePiece[];
  readonly body: readonly WirePiece[];
}

function write(given: Partial<PreparedRequest>, options: Partial<WireOptions> = {}): Written {
  const request: PreparedRequest = {
    method: 'GET',
    url: 'https://api.example.com/api/user',
    headers: [],
    body: undefined,
    ...given,
  };
  const body = writeWireBody(request);
  const short = highlightJsonBody(request);
  if (short) expect(short).toEqual(body);
  const pieces = writeWire({ request, body, sent: undefined, route: 'direct', secrets: [], ...options });
  const end = body.length > 0 ? pieces.length - body.length - 1 : pieces.length;
  expect(pieces.slice(end, end + 1)).toEqual(body.length > 0 ? ['\n'] : []);
  return { pieces, head: pieces.slice(0, end), body: pieces.slice(end + 1) };
}

const readText = (pieces: readonly WirePiece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
const listMarked = (pieces: readonly WirePiece[]): readonly MarkedPiece[] =>
  pieces.filter((piece) => typeof piece === 'object');
const listSecrets = (pieces: readonly WirePiece[]) =>
  listMarked(pieces).flatMap(({ text, kind }) => (kind === 'tk-v' ? [text] : []));
const readLines = ({ head }: Written) => {
  const marked = head.map((piece) =>
    typeof piece === 'object' && piece.kind === 'added' ? `+ ${piece.text}` : piece,
  );
  expect(marked.at(-1)).toBe('\n');
  return readText(marked.slice(0, -1)).split('\n');
};
const readSecrets = ({ head }: Written) => listSecrets(head);
const readBody = ({ body }: Written) => readText(body);

const user: Partial<PreparedRequest> = {
  headers: [
    ['Authorization', 'Token sk-demo-3f1c'],
    ['Content-Type', 'application/json'],
  ],
  body: bytes('{\n  "name": "Acmé", "n": 1.0, "ok": true\n}'),
};

test('a request is written as HTTP/1.1 writes it', () => {
  const wire = write(user);
  expect(readLines(wire)).toEqual([
    'GET /api/user HTTP/1.1',
    '+ Host: api.example.com',
    'Authorization: Token sk-demo-3f1c',
    'Content-Type: application/json',
    '+ Content-Length: 43',
    '+ Pragma: no-cache',
    '+ Cache-Control: no-cache',
  ]);
  expect(readBody(wire)).toBe('{\n  "name": "Acmé", "n": 1.0, "ok": true\n}');
  expect(listMarked(wire.body).map(({ text, kind }) => `${kind} ${text}`)).toEqual([
    'tk-n "name"',
    'tk-s "Acmé"',
    'tk-n "n"',
    'tk-c 1.0',
    'tk-n "ok"',
    'tk-k true',
  ]);
});

test('what the browser adds is listed without values, and not what the request has', () => {
  const wire = write({
    headers: [
      ['accept', 'text/csv'],
      ['cache-control', 'max-age=0'],
    ],
  });
  expect(readLines(wire).slice(2)).toEqual([
    'accept: text/csv',
    'cache-control: max-age=0',
    '+ Pragma: no-cache',
  ]);
  const names = 'User-Agent, Accept, Accept-Encoding, Sec-*';
  expect(listFurther(names, { headers: [['accept', 'text/csv']] })).toBe(
    'User-Agent, Accept-Encoding, Sec-*',
  );
});

test('what the relay sent is shown exactly', () => {
  const sent = {
    target: '/api/user?x=%20',
    headers: [
      ['Host', 'a.test:81'],
      ['cookie', 'sid=abcdefghij; theme=dark'],
      ['Content-Length', '44'],
    ] as const,
  };
  const wire = write(user, { sent, route: 'relay' });
  expect(readLines(wire)).toEqual([
    'GET /api/user?x=%20 HTTP/1.1',
    'Host: a.test:81',
    'cookie: sid=abcdefghij; theme=dark',
    'Content-Length: 44',
  ]);
  expect(readSecrets(wire)).toEqual(['sid=abcdefghij; theme=dark']);
});

test.each([
  ['https://a.test', '/'],
  ['https://a.test?q=a b', '/?q=a%20b'],
  ['https://a.test/ä/../b#part', '/b'],
  ['https://a.test/b?#', '/b?'],
  ["https://u:p@a.test:443/x?a='b'&c=%zz", '/x?a=%27b%27&c=%zz'],
])('the target of %s is %s', (url, target) => {
  expect(readLines(write({ url }))[0]).toBe(`GET ${target} HTTP/1.1`);
});

test('a body that is empty has a length where the method has one', () => {
  expect(readLines(write({ method: 'POST' }))[2]).toBe('+ Content-Length: 0');
  expect(readLines(write({ method: 'DELETE' }, { route: 'curl' })).at(-1)).toBe('+ Host: api.example.com');
});

describe('secrets', () => {
  test('are what stands behind the first word of Authorization, and what the reader typed', () => {
    expect(readSecrets(write(user))).toEqual(['sk-demo-3f1c']);
    const wire = write(
      {
        url: 'https://a.test/?key=a%26b%2Fc&page=1',
        headers: [
          ['X-Key', 'Key my-secret'],
          ['X-Trace', 'trace'],
          ['Authorization', 'plain'],
        ],
      },
      { secrets: ['a&b/c', 'my-secret', ''] },
    );
    expect(readSecrets(wire)).toEqual(['a%26b%2Fc', 'my-secret', 'plain']);
    expect(readLines(wire)[0]).toBe('GET /?key=a%26b%2Fc&page=1 HTTP/1.1');
  });

  test('show their last four signs when they are long', () => {
    expect(maskSecret('sk-demo-3f1c')).toBe('••••••••••••3f1c');
    expect(maskSecret('12345678')).toBe('••••••••••••');
  });

  test('are marked without a change to any text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab= ;&?'.split('')) });
    fc.assert(
      fc.property(text, text, (value, secret) => {
        const wire = write(
          {
            headers: [
              ['Cookie', value],
              ['Authorization', value],
              ['X-Key', value],
            ],
          },
          {
            route: 'relay',
            secrets: [secret],
            sent: {
              target: `/${value}`,
              headers: [
                ['Cookie', value],
                ['Authorization', value],
                ['X', value],
              ],
            },
          },
        );
        expect(readLines(wire)).toEqual([
          `GET /${value} HTTP/1.1`,
          `Cookie: ${value}`,
          `Authorization: ${value}`,
          `X: ${value}`,
        ]);
      }),
    );
  });
});

describe('bodies', () => {
  const multipart = (text: string): Partial<PreparedRequest> => ({
    method: 'POST',
    headers: [['Content-Type', 'multipart/form-data; boundary=xyz']],
    body: bytes(text),
  });

  test('of several parts have their boundary, and files are summed up', () => {
    const wire = write(
      multipart(
        [
          '--xyz',
          'Content-Disposition: form-data; name="note"',
          '',
          'hé\r\nllo',
          '--xyz',
          'Content-Disposition: form-data; name="file"; filename="photo.png"',
          'Content-Type: image/png',
          '',
          '\u0089PNG',
          '--xyz--',
          '',
        ].join('\r\n'),
      ),
    );
    expect(readBody(wire)).toBe(
      [
        '--xyz',
        'Content-Disposition: form-data; name="note"',
        '',
        'hé\r\nllo',
        '--xyz',
        'Content-Disposition: form-data; name="file"; filename="photo.png"',
        'Content-Type: image/png',
        '',
        '<5 bytes of photo.png>',
        '--xyz--',
        '',
      ].join('\r\n'),
    );
    expect(listMarked(wire.body).filter(({ kind }) => kind === 'tk-m').length).toBe(1);
  });

  test('that are no text are summed up, and long ones cut', () => {
    const binary = write({ method: 'PUT', body: new Uint8Array([0, 255, 1]) });
    expect(binary.body).toEqual([{ text: '<3 bytes of binary data>', kind: 'tk-m' }]);
    const long = write({ method: 'PUT', body: bytes(`${'é'.repeat(10_000)}abc`) });
    expect(long.body.at(-1)).toEqual({ text: '<3 more bytes>', kind: 'tk-m' });
    const cut = write({ method: 'PUT', body: bytes(`a${'é'.repeat(10_000)}`) });
    expect(cut.body[0]).toBe(`a${'é'.repeat(9_999)}`);
  });

  test('of text are shown byte for byte', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const text = JSON.stringify(value);
        const headers = [['Content-Type', 'application/json']] as const;
        expect(readBody(write({ headers, body: bytes(text) }))).toBe(new TextDecoder().decode(bytes(text)));
      }),
    );
  });
});

test('what a password field holds is marked in a JSON body', () => {
  const { body } = write(
    { ...user, body: new TextEncoder().encode('{"current_token":"ug_1","name":"ug_1x"}') },
    { secrets: ['ug_1'] },
  );
  expect(listSecrets(body)).toEqual(['"ug_1"']);
});

test('it is marked in any spelling of it, and an empty one marks nothing', () => {
  const { body } = write(
    {
      ...user,
      body: new TextEncoder().encode(String.raw`{"current_token":"\u0075g_1","name":"","tag":"\x"}`),
    },
    { secrets: ['ug_1', ''] },
  );
  expect(listSecrets(body)).toEqual([String.raw`"\u0075g_1"`]);
});
