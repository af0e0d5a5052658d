/** A part of a page: what stands under one heading. */
export interface Section {
  /** Of the section, below those that hold it; empty before a page's first heading of level 2. */
  readonly headings: readonly string[];
  readonly text: string;
}

/** Cuts Markdown at its ATX headings (CommonMark 0.31, 4.2), code left whole; the page's own title is no section. */
export function splitSections(markdown: string): readonly Section[] {
  const sections: { headings: readonly string[]; lines: string[] }[] = [{ headings: [], lines: [] }];
  let above: readonly string[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const marks = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    const [, depth = '', text = ''] =
      (fence === '' && /^ {0,3}(#{1,6})\s+(.+?)(?:\s+#+)?\s*$/.exec(line)) || [];
    if (fence === '') fence = marks;
    else if (marks.startsWith(fence) && line.trim() === marks) fence = '';
    if (depth.length > 1) {
      above = [...above.slice(0, depth.length - 2), text];
      sections.push({ headings: above, lines: [] });
    } else if (depth === '') sections.at(-1)?.lines.push(line);
  }
  return sections
    .map(({ headings, lines }) => ({ headings, text: lines.join('\n').trim() }))
    .filter(({ headings, text }) => headings.length > 0 || text !== '');
}
