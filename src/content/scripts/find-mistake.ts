import { mdxToJs } from 'satteri';

interface Mistake {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

const begin = '{(async () => {';

/**
 * Where JavaScript with JSX stops being valid: the transpiler names the place where it gave up, which may be far
 * before. Undefined when this finds nothing, as in TypeScript.
 */
export function findMistake(text: string): Mistake | undefined {
  const lines = text.split(/\r\n|\n|\r/);
  const body = lines.map(hideModuleWords);
  const indents = body.map((line) => line.search(/\S|$/));
  try {
    mdxToJs(`${begin}${body.map((line) => line.trimStart()).join('\n')}\n})}`, {
      features: { frontmatter: false },
    });
    return undefined;
  } catch (error) {
    const told = error instanceof Error ? error.message : '';
    const match =
      /^(\d+):(\d+)(?:-\d+:\d+)?: Could not parse expression with \w+: ([^\n]*?)(?: \([\w-]+:[\w-]+\))?$/.exec(
        told,
      );
    if (!match) return undefined;
    const [line, column] = [Number(match[1]), Number(match[2])];
    const shift = (indents[line - 1] ?? 0) - (line === 1 ? begin.length : 0);
    return {
      line: Math.min(line, lines.length),
      column: Math.max(1, column + shift),
      reason: match[3] ?? '',
    };
  }
}

/** A line of an import, and the words of an export, that may stand at a file's top only, as white space. */
function hideModuleWords(line: string): string {
  const blank = (words: string) => ' '.repeat(words.length);
  return line
    .replace(/^\s*import\s.*?['"][^'"]*['"];?/, blank)
    .replace(
      /^\s*export\s+(?:default\s+(?=(?:async\s+)?function\s+\w|class\s+\w)|(?=(?:const|let|var|function|async|class)\s))/,
      blank,
    )
    .replace(/^(\s*)export\s+default\s/, (words) => `${blank(words.slice(0, -2))}0,`);
}
