import type { ContentNode } from './content-node.ts';
import { decodeReferences } from './decode-references.ts';

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
