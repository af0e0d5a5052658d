import { renderUntrustedMarkdown } from '../../openapi/read/untrusted-markdown.ts';

/** Characters of a description; search engines show about so many. */
const longest = 160;

/**
 * What search engines are told of a page whose writer says nothing: the first paragraph of its Markdown as text, else `otherwise`,
 * which are words that belong together. Cut behind a word; undefined for nothing.
 */
export function writeMetaDescription(
  markdown: string | undefined,
  otherwise: readonly string[],
): string | undefined {
  const html = markdown?.trim() ? renderUntrustedMarkdown(markdown) : '';
  const first = /<p>(.*?)<\/p>/s.exec(html)?.[1] ?? html;
  const text =
    showText(first.replace(/<\/?(?:a|code|strong|em|del)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' ')) ||
    otherwise.join(', ');
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return undefined;
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  return `${(cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut).toWellFormed()}…`;
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text that escaped HTML shows. */
function showText(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => characters[name] ?? whole);
}
