import type { ContentNode } from './content-node.ts';

interface OpenElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ContentNode[];
}

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const rawText = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);
const token =
  /<!--[\s\S]*?(?:-->|$)|<![^>]*>|<\/([a-zA-Z][^\s/>]*)[^>]*>|<([a-zA-Z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
/** What a start tag of its own kind ends. https://html.spec.whatwg.org/multipage/syntax.html#optional-tags */
const closing: Readonly<Record<string, RegExp>> = {
  li: /^li$/,
  p: /^p$/,
  tr: /^(?:tr|td|th)$/,
  td: /^t[dh]$/,
  th: /^t[dh]$/,
  dt: /^d[dt]$/,
  dd: /^d[dt]$/,
  option: /^option$/,
};

/**
 * Reads a part of a page's HTML. It need not be well-formed: what stays open is closed at the end, and an end tag
 * without a start is left out.
 */
export function parseHtml(html: string): readonly ContentNode[] {
  const root: OpenElement = { tag: '', attributes: {}, children: [] };
  const open: OpenElement[] = [root];
  const last = () => open.at(-1) ?? root;
  const addText = (text: string) => {
    if (text !== '') last().children.push(decodeReferences(text));
  };
  let at = 0;
  token.lastIndex = 0;
  for (let match = token.exec(html); match; match = token.exec(html)) {
    addText(html.slice(at, match.index));
    at = token.lastIndex;
    const [all, end, start, attributes = ''] = match;
    if (end !== undefined) closeElement(open, end.toLowerCase());
    if (start === undefined) continue;
    const tag = start.toLowerCase();
    if (closing[tag]?.test(last().tag)) open.pop();
    const element: OpenElement = { tag, attributes: readAttributes(attributes), children: [] };
    last().children.push(element);
    if (empty.has(tag) || all.endsWith('/>')) continue;
    if (rawText.has(tag)) {
      const close = new RegExp(`</${tag}(?=[\\s/>])[^>]*>`, 'gi');
      close.lastIndex = at;
      const ended = close.exec(html);
      const text = html.slice(at, ended?.index ?? html.length);
      if (text !== '') element.children.push(tag === 'textarea' ? decodeReferences(text) : text);
      at = ended ? close.lastIndex : html.length;
      token.lastIndex = at;
      continue;
    }
    open.push(element);
  }
  addText(html.slice(at));
  return root.children;
}

function closeElement(open: OpenElement[], tag: string): void {
  const index = open.findLastIndex((element) => element.tag === tag);
  if (index > 0) open.length = index;
}

function readAttributes(text: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(attribute))
    found[name.toLowerCase()] ??= decodeReferences(double ?? single ?? bare ?? '');
  return found;
}

/** The character references by name that writers and serializers use. https://html.spec.whatwg.org/#named-character-references */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  shy: '\u00ad',
  zwj: '\u200d',
  zwnj: '\u200c',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  plusmn: '±',
  times: '×',
  divide: '÷',
  minus: '−',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  harr: '↔',
  le: '≤',
  ge: '≥',
  ne: '≠',
  infin: '∞',
  check: '✓',
  para: '¶',
  sect: '§',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  micro: 'µ',
};

/** A text of HTML with its character references as characters; those with names that are not known here stay. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]+));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? all;
    const point = hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
    return point > 0x10ffff || point === 0 ? '\ufffd' : String.fromCodePoint(point);
  });
}
