import type { ResolveUrl } from './convert-links.ts';
import { type MarkdownNode, type PageEditor, walkPage } from './page-editor.ts';

const VOID = /<(br|hr|img|input|wbr|source|col|area|embed|track)\b((?:"[^"]*"|'[^']*'|[^>"'])*?)\s*\/?>/gi;
const UNQUOTED = /(<[a-z][\w-]*(?:\s[^<>]*?)?\s[\w:-]+=)([^\s"'{}<>=`]+)(?=[\s/>])/gi;

const URL_ATTRIBUTE = /(<[a-z][\w-]*\b[^<>]*?\s(?:href|src|poster)=["'])([^"']*)(["'])/gi;

/**
 * Writes what plain Markdown has in another way than MDX so that it is the same in both: braces and `<` in text, tags that
 * close themselves, links in angle brackets, and code that is only indented. URLs of tags become those of `resolve`.
 */
export function escapeMarkdown(editor: PageEditor, resolve: ResolveUrl): void {
  walkPage(editor.root, (node) => {
    if (node.type === 'text') escapeText(editor, node);
    else if (node.type === 'html') closeTags(editor, node, resolve);
    else if (node.type === 'link') writeAutolink(editor, node);
    else if (node.type === 'code') fenceCode(editor, node);
    return true;
  });
}

function escapeText({ text, replace }: PageEditor, { start, end }: MarkdownNode): void {
  for (const match of text.slice(start, end).matchAll(/\\[\s\S]|[{<]/g))
    if (match[0].length === 1) replace(start + match.index, start + match.index, '\\');
}

function closeTags({ text, replace }: PageEditor, { start, end }: MarkdownNode, resolve: ResolveUrl): void {
  const html = text.slice(start, end);
  if (html.startsWith('<!--')) return;
  let closed = html.replace(VOID, (_, name: string, attributes: string) => `<${name}${attributes} />`);
  for (let before = ''; before !== closed; ) {
    before = closed;
    closed = closed.replace(UNQUOTED, '$1"$2"');
  }
  closed = closed.replace(URL_ATTRIBUTE, (all, before: string, url: string, quote: string) => {
    const fresh = resolve(url, start);
    return fresh === undefined ? all : `${before}${fresh.replaceAll('"', '%22')}${quote}`;
  });
  if (closed !== html) replace(start, end, closed);
}

function writeAutolink({ text, replace }: PageEditor, { start, end, raw }: MarkdownNode): void {
  if (text[start] !== '<' || !('url' in raw) || typeof raw.url !== 'string') return;
  replace(start, end, `[${text.slice(start + 1, end - 1)}](${raw.url})`);
}

function fenceCode({ text, replace }: PageEditor, { start, end, raw }: MarkdownNode): void {
  if (/^[`~]/.test(text.slice(start, start + 1)) || !('value' in raw) || typeof raw.value !== 'string')
    return;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  if (text.slice(lineStart, start).trim() !== '') return;
  const marks = '`'.repeat(Math.max(3, ...[...raw.value.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)));
  const indent = /^[ \t]*/.exec(text.slice(lineStart, start))?.[0].replace(/(?: {4}|\t)$/, '') ?? '';
  const lines = [`${marks}text`, ...raw.value.split('\n'), marks];
  replace(lineStart, end, lines.map((line) => indent + line).join('\n'));
}
