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
