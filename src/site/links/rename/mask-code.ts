const fence = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})([^\n]*)$/;

/**
 * A page's text with its fenced blocks and code spans blanked out, every other character where it was.
 * https://spec.commonmark.org/0.31.2/#fenced-code-blocks and #code-spans; in MDX indented text is no code.
 */
export function maskCode(text: string): string {
  const shown: string[] = [];
  let mark: string | undefined;
  let prose: string[] = [];
  const flush = () => {
    if (prose.length > 0) shown.push(maskSpans(prose.join('')));
    prose = [];
  };
  for (const line of text.split(/(?<=\n)/)) {
    const bare = line.replace(/\r?\n$/, '');
    const [, opening = '', info = ''] = fence.exec(bare) ?? [];
    if (mark !== undefined) {
      shown.push(blank(line));
      const isEnd = opening.startsWith(mark) && info.trim() === '';
      if (isEnd) mark = undefined;
    } else if (opening !== '' && !(opening.startsWith('`') && info.includes('`'))) {
      flush();
      mark = opening;
      shown.push(blank(line));
    } else {
      prose.push(line);
      if (bare.trim() === '') flush();
    }
  }
  flush();
  return shown.join('');
}

/** A run of backticks ends at the next run of the same length in the paragraph; a lone run is text. */
function maskSpans(paragraph: string): string {
  let masked = '';
  let at = 0;
  for (;;) {
    const found = /(?<![\\`])`+/.exec(paragraph.slice(at));
    if (!found) return masked + paragraph.slice(at);
    const [run] = found;
    const start = at + found.index;
    const rest = paragraph.slice(start + run.length);
    const end = new RegExp(`(?<!\`)\`{${run.length}}(?!\`)`).exec(rest);
    const stop = start + run.length + (end ? end.index + run.length : 0);
    masked += paragraph.slice(at, start) + (end ? blank(paragraph.slice(start, stop)) : run);
    at = stop;
  }
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
