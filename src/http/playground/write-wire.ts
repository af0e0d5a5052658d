import type { Exchange, PreparedRequest } from './exchange.ts';
import { highlightJson, isJson, type WirePiece } from './highlight-json.ts';
import type { RouteKind } from './simple-request.ts';

export interface WireOptions {
  readonly request: PreparedRequest;
  /** Its body, from `highlightJsonBody` or `writeWireBody`. */
  readonly body: readonly WirePiece[];
  /** What the relay says that it sent; undefined before, and for what the browser sends. */
  readonly sent: Exchange['sent'];
  /** As `chooseRoute` chose it: what goes directly has no header that a browser would leave out. */
  readonly route: RouteKind;
  /** The credentials as the reader typed them, and what password fields hold. `Authorization` and `Cookie` are secret without that. */
  readonly secrets: readonly string[];
}

/** Writes a request as HTTP/1.1 does (RFC 9112); what secrets are in it is marked, not hidden. */
export function writeWire({ request, body, sent, route, secrets }: WireOptions): readonly WirePiece[] {
  const { method, url, headers } = request;
  const has = (wanted: string) => headers.some(([name]) => name.toLowerCase() === wanted.toLowerCase());
  const add = (name: string, value: string | number | undefined): readonly WirePiece[] =>
    value === undefined || has(name) ? [] : [{ text: `${name}: ${value}`, kind: 'added' }, '\n'];
  const write = ([name, value]: readonly [string, string]): readonly WirePiece[] => [
    { text: name, kind: 'tk-n' },
    ': ',
    ...writeValue(name, value, secrets),
    '\n',
  ];
  // A request that never comes out of its cache.
  const caching = route === 'direct' ? 'no-cache' : undefined;
  const lines = sent
    ? sent.headers.flatMap(write)
    : [
        ...add('Host', new URL(url).host),
        ...headers.flatMap(write),
        ...add('Content-Length', request.body?.length ?? (/^P(?:OS|U)T$/.test(method) ? 0 : undefined)),
        ...add('Pragma', caching),
        ...add('Cache-Control', caching),
      ];
  return [
    { text: method, kind: 'tk-k' },
    ' ',
    ...writeTarget(sent?.target ?? readTarget(url), secrets),
    { text: ' HTTP/1.1', kind: 'tk-m' },
    '\n',
    ...lines,
    ...(body.length > 0 ? ['\n', ...body.map((piece) => markSecret(piece, secrets))] : []),
  ];
}

/** Of names of headers, `Accept, Origin`, those that a request does not have itself. */
export function listFurther(names: string, { headers }: Pick<PreparedRequest, 'headers'>): string {
  const has = (name: string) => headers.some(([other]) => other.toLowerCase() === name.toLowerCase());
  return names
    .split(', ')
    .filter((name) => !has(name))
    .join(', ');
}

/** A secret as it is shown to whoever looks over a shoulder: the last four signs of a long one. */
export function maskSecret(text: string): string {
  return '•'.repeat(12) + (text.length > 8 ? text.slice(-4) : '');
}

/** A string of JSON that a secret was typed into. */
function markSecret(piece: WirePiece, secrets: readonly string[]): WirePiece {
  return typeof piece === 'object' && piece.kind === 'tk-s' && holdsSecret(piece.text, secrets)
    ? { text: piece.text, kind: 'tk-v' }
    : piece;
}

function holdsSecret(literal: string, secrets: readonly string[]): boolean {
  try {
    const value: string = JSON.parse(literal);
    return value !== '' && secrets.includes(value);
  } catch {
    return false;
  }
}

/** The target of the request line (RFC 9112, section 3.2.1), as `fetch` makes it from a URL. */
function readTarget(address: string): string {
  return new URL(address).href.replace(/^.*?\/\/[^/]*|#.*/g, '');
}

function writeTarget(target: string, secrets: readonly string[]): readonly WirePiece[] {
  const isSecret = (text: string) => secrets.some((secret) => secret && encodeURIComponent(secret) === text);
  return target
    .split(/(?<=[?&][^=&]*=)([^&]*)/)
    .map((text, index) => (index % 2 > 0 && isSecret(text) ? { text, kind: 'tk-v' } : text));
}

function writeValue(name: string, value: string, secrets: readonly string[]): readonly WirePiece[] {
  const isSecret =
    /^(?:(?:proxy-)?authorization|cookie)$/i.test(name) ||
    secrets.some((secret) => secret && (value === secret || (secret.length > 3 && value.includes(secret))));
  if (!isSecret) return [value];
  // The word that says what it is, as `Bearer`, is none.
  const [word = ''] = /^[^\s=;]+ +/.exec(value) ?? [];
  return [word, { text: value.slice(word.length), kind: 'tk-v' }];
}

/** The body of a request that is short JSON; undefined for any other, which `writeWireBody` knows. */
export function highlightJsonBody({ body, headers }: PreparedRequest): readonly WirePiece[] | undefined {
  if (!body) return [];
  if (!isJson(headers) || body.length > 10_000) return undefined;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they say that it is no text
  return /[\0-\x08\x0e-\x1f\ufffd]/.test(text) ? undefined : highlightJson(text);
}
