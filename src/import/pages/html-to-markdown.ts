/** Markup of one line as Markdown: links, bold, italic and code. `resolve` gives the links their URLs. */
export function htmlToMarkdown(html: string, resolve: (url: string) => string = (url) => url): string {
  return html
    .replace(
      /<a\b[^>]*\bhref=(["'])(.*?)\1[^>]*>([\s\S]*?)<\/a>/gi,
      (_, _quote, url: string, text: string) => `[${text}](${resolve(url)})`,
    )
    .replace(/<\/?(?:b|strong)\b[^>]*>/gi, '**')
    .replace(/<\/?(?:i|em)\b[^>]*>/gi, '*')
    .replace(/<\/?code\b[^>]*>/gi, '`')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
