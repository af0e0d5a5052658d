/** What a report says of one mistake: its first line, a frame or none, then what to do, and the code at the end. */
const told = /^(error|warning|note) \S+ {2}(.+)\n(?:[> ] +\d* \|.*\n)*(.+?) {2,}(\S+\/\S+)$/gm;

const areas: Readonly<Record<string, string>> = {
  'site-json': 'site.json',
  frontmatter: 'Frontmatter',
  mdx: 'MDX',
  content: 'Pages',
  links: 'Links',
  openapi: 'OpenAPI',
};

/**
 * The part of the page on troubleshooting that lists what `octavo check` can say, as MDX: from printed reports, the first problem of
 * each code, in tables by area. Codes of other areas are below "Other".
 */
export function writeProblemGuide(report: string): string {
  const found = new Map<string, readonly string[]>();
  for (const [, severity = '', message = '', hint = '', code = ''] of report.matchAll(told))
    if (!found.has(code))
      found.set(code, [
        `\`${code}\`<br />${severity}`,
        `${escapeCell(message)}<br />**${escapeCell(hint)}**`,
      ]);
  const byArea = Map.groupBy([...found].sort(), ([code]) => areas[code.split('/')[0] ?? ''] ?? 'Other');
  const titles = [...new Set([...Object.values(areas), 'Other'])];
  return titles
    .flatMap((title) => {
      const rows = byArea.get(title) ?? [];
      if (rows.length === 0) return [];
      const lines = rows.map(([, cells]) => `| ${cells.join(' | ')} |`);
      return [`## ${title}\n\n| Code | What it says, and what to do |\n|---|---|\n${lines.join('\n')}\n`];
    })
    .join('\n');
}

/** Markdown that a sentence quotes: a link, the mark of a footnote, a tag. */
const quoted = /(?<![`\w])\\?(?:\[\w+\]\([^)]*\)|\[\^\w+\]:?|<\/?[A-Za-z][^<>]*>)(?!`)/g;

/** As Markdown of a table's cell in MDX: what is not in a code span is taken as it is. */
function escapeCell(text: string): string {
  return text
    .replace(/```(?=\w)/g, 'three backticks and ')
    .replaceAll('```', 'of three backticks')
    .replace(quoted, '`$&`')
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_{}[\]<>#&]/g, '\\$&')))
    .join('')
    .replaceAll('|', '\\|');
}
