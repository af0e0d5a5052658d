const SAFE_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);

/** Named character references that can hide a scheme; HTML's own spelling, which is case-sensitive. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  AMP: '&',
  colon: ':',
  Tab: '\t',
  NewLine: '\n',
  nbsp: '\u00a0',
  shy: '\u00ad',
  sol: '/',
  num: '#',
  period: '.',
  plus: '+',
  hyphen: '-',
  ZeroWidthSpace: '\u200b',
};

/** C0 and C1 controls, soft hyphen, zero-width and direction marks, the byte order mark, line separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The URL without control characters and outer space when a link to it is safe, else undefined.
 * Safe are `http:`, `https:`, `mailto:`, `tel:` and relative URLs (`//host` too). The scheme is looked for
 * after control characters and white space are dropped and HTML character references decoded, however
 * often they are nested, so nothing that a browser reads as `javascript:` gets through.
 * https://url.spec.whatwg.org/#scheme-state
 */
export function safeUrl(url: string): string | undefined {
  const cleaned = url.replace(INVISIBLE, '').trim();
  const scheme = readScheme(cleaned);
  return scheme === undefined || SAFE_SCHEMES.has(scheme) ? cleaned : undefined;
}

/** Links by which editors add a server of the Model Context Protocol: nothing but this one act of theirs. */
const INSTALL_LINK =
  /^(?:cursor:\/\/anysphere\.cursor-deeplink\/mcp\/install|vscode:mcp\/install)\?[\w%&=.~!*'()-]*$/;

/**
 * As `safeUrl`, and besides the links by which Cursor and VS Code add an MCP server; for links that Octavo makes itself, not for
 * those of writers.
 */
export function safeInstallUrl(url: string): string | undefined {
  return INSTALL_LINK.test(url) ? url : safeUrl(url);
}

/** Maximum nesting depth of character references: nobody nests deeper by mistake, and each level is a pass over the text. */
const deepestReference = 8;

/**
 * The scheme in lower case that a URL starts with once its disguises are taken off, or undefined for a relative URL; empty,
 * which no scheme is, where they are nested deeper than anybody looks.
 */
export function readScheme(url: string): string | undefined {
  let plain = url;
  for (let round = 0; ; round++) {
    const decoded = decodeReferences(plain);
    if (decoded === plain) break;
    if (round === deepestReference) return '';
    plain = decoded;
  }
  const bare = plain.replace(INVISIBLE, '').replace(/\s+/g, '');
  return /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
}

function decodeReferences(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);?/gi, (_, digits: string) => decodePoint(Number.parseInt(digits, 16)))
    .replace(/&#([0-9]+);?/g, (_, digits: string) => decodePoint(Number.parseInt(digits, 10)))
    .replace(/&([a-z]+);/gi, (all, name: string) =>
      Object.hasOwn(NAMED, name) ? (NAMED[name] ?? all) : all,
    );
}

function decodePoint(point: number): string {
  return point > 0x10ffff ? '' : String.fromCodePoint(point);
}
