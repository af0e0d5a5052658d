import type { Exchange } from './exchange.ts';
import type { PreparedRequest } from './prepared-request.ts';

/** A text of a request as it goes over the wire. */
export interface WirePiece {
  readonly text: string;
  /** What it is; a `summary` stands for bytes that are not shown. Undefined for text like any other. */
  readonly kind?: 'method' | 'name' | 'string' | 'number' | 'word' | 'quiet' | 'secret' | 'summary';
}

export interface WireLine {
  readonly pieces: readonly WirePiece[];
  /** Written by what sends the request, not by the request. */
  readonly isAdded: boolean;
}

/** A request as HTTP/1.1 writes it (RFC 9112), without its body. */
export interface WireHead {
  /** The request line and the headers. */
  readonly head: readonly WireLine[];
  /** Headers that the browser may add, with values that no script can see. */
  readonly added: readonly string[];
}

export interface WireOptions {
  readonly request: PreparedRequest;
  /** What the relay says that it sent; undefined before, and for what the browser sends. */
  readonly sent: Exchange['sent'];
  /** As `chooseWay` chose it: what goes directly has no header that a browser would leave out. */
  readonly way: 'direct' | 'relay' | 'curl';
  /** The credentials as the reader typed them, and what password fields hold. `Authorization` and `Cookie` are secret without that. */
  readonly secrets?: readonly string[] | undefined;
}

/** What a browser adds to a request that never comes out of its cache. https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const uncached = [
  ['Pragma', 'no-cache'],
  ['Cache-Control', 'no-cache'],
] as const;

/** What it adds besides. */
const ofBrowser = [
  'User-Agent',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Origin',
  'Sec-*',
  'Connection',
];

/** Writes a request as it goes over the wire, up to its body; what secrets are in it is marked, not hidden. */
export function writeWireHead({ request, sent, way, secrets = [] }: WireOptions): WireHead {
  const { method, headers, body } = request;
  const isDirect = way === 'direct';
  const length = body?.length ?? (/^(?:POST|PUT)$/.test(method) ? 0 : undefined);
  const writeHeader = ([name, value]: readonly [string, string], isAdded = false): WireLine => ({
    isAdded,
    pieces: [{ text: name, kind: 'name' }, { text: ': ' }, ...writeValue(name, value, secrets)],
  });
  const has = (wanted: string) => headers.some(([name]) => name.toLowerCase() === wanted.toLowerCase());
  const lines = sent
    ? sent.headers.map((header) => writeHeader(header))
    : [
        writeHeader(['Host', new URL(request.url).host], true),
        ...headers.map((header) => writeHeader(header)),
        ...(length === undefined ? [] : [writeHeader(['Content-Length', String(length)], true)]),
        ...(isDirect
          ? uncached.filter(([name]) => !has(name)).map((header) => writeHeader(header, true))
          : []),
      ];
  const target = writeTarget(sent?.target ?? readTarget(request.url), secrets);
  return {
    head: [
      {
        isAdded: false,
        pieces: [
          { text: method, kind: 'method' },
          { text: ' ' },
          ...target,
          { text: ' HTTP/1.1', kind: 'quiet' },
        ],
      },
      ...lines,
    ],
    added: isDirect ? ofBrowser.filter((name) => !has(name)) : [],
  };
}

/** A secret as it is shown to whoever looks over a shoulder: the last four signs of a long one. */
export function maskSecret(text: string): string {
  return '•'.repeat(12) + (text.length > 8 ? text.slice(-4) : '');
}

/** A text of JSON that a secret was typed into. */
export function markSecret(piece: WirePiece, secrets: readonly string[]): WirePiece {
  const isSecret =
    piece.kind === 'string' &&
    secrets.some((secret) => secret !== '' && JSON.stringify(secret) === piece.text);
  return isSecret ? { ...piece, kind: 'secret' } : piece;
}

/** The target of the request line (RFC 9112, section 3.2.1), as `fetch` makes it from a URL. */
function readTarget(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.username = '';
  url.password = '';
  return url.href.slice(url.origin.length);
}

function writeTarget(target: string, secrets: readonly string[]): readonly WirePiece[] {
  const [path = '', ...query] = target.split(/(?<=[?&][^=&]*=)([^&]*)/);
  return [
    { text: path },
    ...query.map((text, index): WirePiece => {
      const isSecret = index % 2 === 0 && secrets.some((secret) => encodeURIComponent(secret) === text);
      return { text, ...(isSecret && text && { kind: 'secret' }) };
    }),
  ].filter(({ text }) => text !== '');
}

function writeValue(name: string, value: string, secrets: readonly string[]): readonly WirePiece[] {
  const isSecret =
    /^(?:(?:proxy-)?authorization|cookie)$/i.test(name) ||
    secrets.some(
      (secret) => secret !== '' && (value === secret || (secret.length > 3 && value.includes(secret))),
    );
  if (!isSecret) return [{ text: value, ...(/^content-length$/i.test(name) && { kind: 'number' }) }];
  const [, word = '', rest = ''] = /^([^\s=;]+ +)?(.*)$/s.exec(value) ?? [];
  return [...(word ? [{ text: word }] : []), { text: rest, kind: 'secret' }];
}
