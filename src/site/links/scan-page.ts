/** What of a built page matters to links. */
export interface ScannedPage {
  /** The URLs of its links, images, frames and files, each once, in their order. */
  readonly urls: readonly string[];
  /** What a hash can lead to. */
  readonly ids: ReadonlySet<string>;
  /** Those of its headings, in their order. */
  readonly headingIds: readonly string[];
}

const tags =
  /<(?:!--[\s\S]*?(?:-->|$)|(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>[\s\S]*?<\/\1\s*>|([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>)/gi;
const attributes = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const wanted = /\b(?:href|src|id|name|srcset|poster|data|action|formaction)\s*=/i;
const urlAttributes = new Set(['href', 'src', 'poster', 'srcset', 'action', 'formaction']);

/**
 * Reads the URLs and ids of a page's HTML: comments, style sheets and scripts are passed over, text that looks like an
 * attribute is none. Tolerant: what is no tag is text. https://html.spec.whatwg.org/multipage/syntax.html
 */
export function scanPage(html: string): ScannedPage {
  const urls = new Set<string>();
  const ids = new Set<string>();
  const headingIds: string[] = [];
  for (const [, script, scriptText, tag, tagText] of html.matchAll(tags)) {
    const text = scriptText ?? tagText;
    if (!text || !wanted.test(text)) continue;
    const name = (script ?? tag ?? '').toLowerCase();
    for (const [, attribute = '', double, single, bare] of text.matchAll(attributes)) {
      const key = attribute.toLowerCase();
      const value = decodeText(double ?? single ?? bare ?? '');
      if (key === 'id' && /^h[1-6]$/.test(name)) headingIds.push(value);
      if (key === 'id' || (key === 'name' && name === 'a')) ids.add(value);
      else if (key === 'data' && name === 'object') urls.add(value);
      else if (key === 'srcset') for (const url of readSourceSet(value)) urls.add(url);
      else if (urlAttributes.has(key) && name !== 'base') urls.add(value);
    }
  }
  return { urls: [...urls], ids, headingIds };
}

/** The URLs of a `srcset`: each is followed by a width or density, or by the comma. */
function readSourceSet(value: string): readonly string[] {
  return [...value.matchAll(/(?:^|,)\s*([^\s,]\S*[^\s,])(?=\s|,|$)/g)].map(([, url = '']) => url);
}

const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|quot|apos|lt|gt));/gi,
    (all, hex, digits, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? all;
      const point = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return point > 0x10ffff ? all : String.fromCodePoint(point);
    },
  );
}
