import { type ContentElement, type ContentNode, isSilent, readContentText } from './content-node.ts';
import { writeCodeSpan } from './markdown-text.ts';

/** Nodes of one line as Markdown. Line breaks that HTML does not show become spaces. */
export function writeInline(nodes: readonly ContentNode[]): string {
  return nodes
    .map(writeNode)
    .join('')
    .replace(/ {2,}(?!\n)/g, ' ');
}

function writeNode(node: ContentNode): string {
  if (typeof node === 'string') return escapeText(node);
  const { tag, attributes, children } = node;
  if (isSilent(node)) return '';
  switch (tag) {
    case 'strong':
    case 'b':
      return wrap('**', writeInline(children));
    case 'em':
    case 'i':
      return wrap('*', writeInline(children));
    case 'del':
    case 's':
      return wrap('~~', writeInline(children));
    case 'code':
    case 'kbd':
    case 'samp':
      return writeCodeSpan(readContentText(children).replace(/\s+/g, ' '));
    case 'sub':
    case 'sup':
      return writeRaised(node);
    case 'a':
      return writeLink(node);
    case 'br':
      return '\\\n';
    case 'img':
      return attributes['src']
        ? `![${escapeText(attributes['alt'] ?? '')}](${writeTarget(attributes['src'])})`
        : '';
    case 'input':
      return attributes['checked'] === undefined ? '[ ] ' : '[x] ';
    case 'math':
      return `$${attributes['data-tex'] ?? readContentText(children)}$`;
    case 'svg':
      return escapeText(readDrawing(children));
    default:
      return writeInline(children);
  }
}

/** Marks around a text, its white space left outside, where CommonMark wants it (6.2). */
function wrap(mark: string, text: string): string {
  const [, before = '', inside = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const isMarked = mark === '**' ? /^\*\*[^*]*\*\*$/.test(inside) : false;
  return inside === '' || isMarked ? text : `${before}${mark}${inside}${mark}${after}`;
}

/** Superscript and subscript as HTML, which Markdown has no sign for; the number of a footnote as its reference. */
function writeRaised({ tag, children }: ContentElement): string {
  const inside = writeInline(children);
  return inside.startsWith('[^') || inside.trim() === '' ? inside : `<${tag}>${inside}</${tag}>`;
}

function writeLink({ attributes, children }: ContentElement): string {
  const { href } = attributes;
  if (attributes['data-footnote-backref'] !== undefined) return '';
  if (attributes['data-footnote-ref'] !== undefined && href) return `[^${nameNote(href.slice(1))}]`;
  const inside = writeInline(children);
  if (!href || inside.trim() === '') return inside;
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inside) ?? [];
  return `${before}[${words.replace(/\\\n/g, ' ')}](${writeTarget(href)})${after}`;
}

/** The label of a note, from its id: `user-content-fn-1`, with a prefix in a snippet. */
export function nameNote(id: string): string {
  return id.replace(/user-content-fn-/, '').replace(/[\s[\]]+/g, '-');
}

/** A link destination (CommonMark 0.31, 6.3): in angle brackets where it needs them. */
export function writeTarget(url: string): string {
  const line = url.trim().replace(/[\r\n]+/g, '');
  return /[\s()<>]/.test(line) ? `<${line.replace(/[<>]/g, encodeURIComponent)}>` : line;
}

/** The words in a drawing. */
function readDrawing(nodes: readonly ContentNode[]): string {
  return nodes
    .flatMap((node) => {
      if (typeof node === 'string') return [];
      const isText = /^(?:text|title|desc|foreignobject)$/.test(node.tag);
      return [isText ? readContentText(node.children) : readDrawing(node.children)];
    })
    .filter((text) => text.trim() !== '')
    .join(' ');
}

/**
 * A text with a backslash before what Markdown would read as markup, and before nothing else; runs of white space, but
 * for no-break spaces, become one space. CommonMark 0.31, 2.4.
 */
export function escapeText(text: string): string {
  const line = text.replace(/[ \t\r\n\f]+/g, ' ');
  let close = 0;
  return line
    .replace(/\\(?=[!-/:-@[-`{-~])|[`*[]|<(?=[a-z/!?])|~(?=~)|&(?=#?\w+;)/gi, (sign: string, at: number) => {
      if (sign !== '[' || line[at + 1] === '^') return `\\${sign}`;
      // The next bracket is searched once for all before it.
      if (close !== -1 && close < at) close = line.indexOf(']', at);
      return close !== -1 && /[(:[]/.test(line[close + 1] ?? '') ? '\\[' : '[';
    })
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

/** The text of a paragraph, so that its first sign does not make it a heading, a list or a quotation. */
export function escapeLineStarts(text: string): string {
  return text
    .replace(/^(?:[#>]|[-+](?=[ ]|$)|(?:=+|-+)[ ]*$)/gm, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=[ ]|$)/gm, '$1\\$2');
}
