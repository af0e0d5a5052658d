import { createServer, type ServerResponse } from 'node:http';
import { deflateSync } from 'node:zlib';

/** A server that answers in every way that a playground has to show. */
export interface AnswerServer {
  /** Without a slash at its end. */
  readonly url: string;
  /** Goes on with every answer that was held back. */
  readonly push: (text: string) => void;
  /** Ends them, or breaks their connections. */
  readonly end: (isBroken?: boolean) => void;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly type?: string;
  readonly body: string | Buffer;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An attack in each way that a text can be one. */
export const attacks = [
  '<script>document.documentElement.dataset.ran = "script"</script>',
  '<img src=x onerror="document.documentElement.dataset.ran = \'image\'">',
  '<svg onload="document.documentElement.dataset.ran = \'drawing\'"><script>parent.document.documentElement.dataset.ran = 1</script></svg>',
  'javascript:document.documentElement.dataset.ran=1',
  '"><iframe srcdoc="<script>parent.document.documentElement.dataset.ran=1</script>">',
];

const json = 'application/json';
const group = {
  success: 1,
  new_user_group: true,
  user_group: {
    team_id: 42,
    token: 'ug_6f1c9a2e',
    name: 'Acme',
    provided_id: 'acme-1',
    properties: { plan: 'pro' },
  },
};
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="document.documentElement.setAttribute(\'ran\',1)"><script>top.document.documentElement.dataset.ran="svg"</script><rect width="40" height="20" fill="teal"/></svg>';

const answers: Readonly<Record<string, () => Answer>> = {
  json: () => ({ type: json, body: JSON.stringify(group), headers: { 'X-Trace': 'a1' } }),
  digits: () => ({
    type: 'application/problem+json',
    status: 422,
    body: '{"id": 9007199254740993, "rate": 1.0, "tiny": 1E-7, "twice": 1, "twice": 2, "text": "caf\\u00e9"}',
  }),
  numbers: () => ({
    type: json,
    body: '{"id":9007199254740993,"rates":[1.0,1E-7],"text":"caf\u00e9 \\"x\\""}',
  }),
  deep: () => ({ type: json, body: '['.repeat(1000) + ']'.repeat(1000) }),
  tree: () => ({ type: json, body: JSON.stringify({ ...group, log: 'word '.repeat(700) }) }),
  list: () => ({ type: json, body: JSON.stringify(Array.from({ length: 250 }, (_, index) => 1e12 + index)) }),
  nested: () => ({
    type: json,
    body: JSON.stringify({
      rows: Array.from({ length: 300 }, (_, index) => ({
        id: index,
        tags: ['a', 'b'],
        note: 'x'.repeat(50),
      })),
    }),
  }),
  invalid: () => ({ type: json, body: '{"a": 1,\n "b": }' }),
  text: () => ({ type: 'text/plain', body: 'First line.\nSecond line.\n' }),
  latin: () => ({ type: 'text/plain; charset=iso-8859-1', body: Buffer.from('caf\xe9', 'latin1') }),
  html: () => ({ type: 'text/html', body: `<!doctype html><title>A</title>${attacks.join('\n')}` }),
  hostile: () => ({
    type: json,
    body: JSON.stringify(Object.fromEntries(attacks.map((attack, index) => [`${attack}${index}`, attack]))),
    headers: { 'X-Attack': attacks[1] ?? '' },
  }),
  hostileLines: () => ({
    type: 'application/x-ndjson',
    body: attacks.map((attack) => `${JSON.stringify({ attack })}\n${attack}\n`).join(''),
  }),
  svg: () => ({ type: 'image/svg+xml', body: drawing }),
  png: () => ({
    type: 'image/png',
    body: createPicture(),
    headers: { 'Content-Disposition': 'inline; filename="dot.png"' },
  }),
  brokenPicture: () => ({ type: 'image/png', body: 'This is no picture.' }),
  sound: () => ({ type: 'audio/wav', body: createSound() }),
  pdf: () => ({ type: 'application/pdf', body: '%PDF-1.4' }),
  bytes: () => ({ type: 'application/octet-stream', body: Buffer.from([0, 255, 1, 2]) }),
  empty: () => ({ status: 204, body: '' }),
  lines: () => ({ type: 'application/x-ndjson', body: '{"id":1}\n{"id":2}\nno json\n' }),
  ...createLargeAnswers(),
};

/** Answers of ten million bytes. */
function createLargeAnswers(): Readonly<Record<string, () => Answer>> {
  const fill = (piece: string, size = 10_000_000) => piece.repeat(Math.ceil(size / piece.length));
  const row = { id: 9007199254740993n, name: 'A group', tags: ['a', 'b'], inner: { plan: 'pro' } };
  const rows = (space: string) =>
    `[${space}${fill(`{"id": ${row.id}, "name": "A group", "tags": ["a", "b"],${space}"inner": {"plan": "pro"}},${space}`)}null]`;
  const large = (body: string, type = json) => ({ type, body });
  return {
    'large-lines': () => large(rows('\n  ')),
    'large-one-line': () => large(rows('')),
    'large-numbers': () =>
      large(`[${Array.from({ length: 1_000_000 }, (_, index) => 1_000_000_000 + index).join(',')}]`),
    'large-depth': () => large('['.repeat(100_000) + ']'.repeat(100_000)),
    'large-arrays': () => large(`[${fill('[],')}[]]`),
    'large-string': () => large(`{"text": "${fill('word \\" ')}"}`),
    'large-invalid': () => large(`[${fill('{"a": 1},', 5_000_000)}oops,${fill('{"a": 1},', 5_000_000)}]`),
    'large-unclosed': () => large(fill('[')),
    'large-text': () => large(fill('one line without an end '), 'text/plain'),
    'large-breaks': () => large(fill('\n'), 'text/plain'),
    'large-stream': () => large(fill('{"id":1,"name":"A group"}\n'), 'application/x-ndjson'),
    'large-events': () => large(fill('event: add\ndata: {"id":1,"name":"A group"}\n\n'), 'text/event-stream'),
  };
}

/** Starts it on a free port; every page may ask it. */
export async function startAnswerServer(): Promise<AnswerServer> {
  const held = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    response.on('close', () => held.delete(response));
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://a.test');
    const common = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };
    if (pathname === '/held') {
      held.add(response);
      const type = searchParams.get('type');
      // Without a type not even the head is sent.
      if (type !== null) response.writeHead(200, { ...common, 'Content-Type': type }).flushHeaders();
      return;
    }
    const make = answers[pathname.slice(1)];
    if (!make) {
      response.writeHead(404, common).end();
      return;
    }
    const { type, body, status = 200, headers = {} } = make();
    response.writeHead(status, { ...common, ...(type && { 'Content-Type': type }), ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    push: (text) => {
      for (const response of held) response.write(text);
    },
    end: (isBroken = false) => {
      for (const response of held) isBroken ? response.destroy() : response.end();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A PNG of one pixel (RFC 2083). */
function createPicture(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(checksum(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])),
    chunk('IDAT', deflateSync(Buffer.from([0, 20, 120, 100]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A tenth of a second of silence as WAV. */
function createSound(): Buffer {
  const data = Buffer.alloc(800, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
