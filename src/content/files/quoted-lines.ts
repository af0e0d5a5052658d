/** YAML with a space put before lines, and the way back. */
export interface IndentedYaml {
  readonly yaml: string;
  /** An offset in the new text as one in the old. */
  readonly toOriginal: (offset: number) => number;
}

const opening = /^[\w"':.-]+[ \t]*:[ \t]+(["'])/;

/**
 * Indents the later lines of a quoted text that goes over several lines, where they begin at the line's
 * start: YAML 1.2 forbids that (https://yaml.org/spec/1.2.2/#72-flow-scalar-styles), but other readers of
 * frontmatter allow it and real pages have it.
 */
export function indentQuotedLines(yaml: string): IndentedYaml {
  const inserted: number[] = [];
  let quote = '';
  let position = 0;
  const lines = yaml.split('\n').map((line) => {
    const start = position;
    position += line.length + 1;
    const isInside = quote !== '';
    const from = isInside ? 0 : (opening.exec(line)?.[0].length ?? -1);
    if (from < 0) return line;
    if (!isInside) quote = line.charAt(from - 1);
    const rest = line.slice(from).replaceAll(quote === '"' ? /\\./g : "''", '');
    if (rest.includes(quote)) quote = '';
    if (!isInside) return line;
    inserted.push(start);
    return ` ${line}`;
  });
  return {
    yaml: lines.join('\n'),
    toOriginal: (offset) => offset - inserted.filter((start, index) => start + index < offset).length,
  };
}

/** Where a quote opens a value and no line closes it before another key begins; undefined when all are closed. */
export function findOpenQuote(yaml: string): number | undefined {
  const lines = yaml.split('\n');
  for (const [index, line] of lines.entries()) {
    const [before, quote] = opening.exec(line) ?? [];
    if (before === undefined || quote === undefined) continue;
    const closes = (text: string) => text.replaceAll(quote === '"' ? /\\./g : "''", '').includes(quote);
    if (closes(line.slice(before.length))) continue;
    const after = lines.slice(index + 1);
    const next = after.findIndex((text) => /^[\w:.-]+[ \t]*:(?:\s|$)/.test(text));
    if (!after.slice(0, next < 0 ? undefined : next).some(closes))
      return lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0) + before.length - 1;
  }
  return undefined;
}
