import { noMath, type PageMath, readPageMath } from '../math/page-math.ts';

/** A page's text as the parser of MDX takes it, with what was replaced in it. All else stays at its line and column. */
export interface PreparedText {
  readonly text: string;
  /** Lines into which a character was put, each with the column before which it was (both from 1). */
  readonly inserted: ReadonlyMap<number, number>;
  /** The contents of verbatim tags (`<Latex>`, `<Prompt>`), by the number that marks each. */
  readonly insides: readonly string[];
  readonly math: PageMath;
}

/** Takes out of an MDX text what MDX would misread: verbatim tags, math, and lines that begin with a tag's `>`. */
export function prepareMdx(
  text: string,
  file: string,
  { hasMath, components }: { readonly hasMath: boolean; readonly components: VerbatimNames },
): PreparedText {
  const { text: read, insides } = takeVerbatim(text, components.verbatim);
  const { text: unread, math } = readPageMath(read, file, 'mdx', hasMath);
  return { ...guardClosingBrackets(unread), insides, math };
}

/** Takes the math out of a Markdown text; nothing else in it can be misread. */
export function prepareMarkdown(text: string, file: string, hasMath: boolean): PreparedText {
  return { ...readPageMath(text, file, 'md', hasMath), inserted: new Map(), insides: [] };
}

/** A page's text without the contents of tags that hold no Markdown. */
interface VerbatimText {
  /** As long as the text given, line by line; each inside is blank but for one character that numbers it. */
  readonly text: string;
  /** What stood inside them, by that number. */
  readonly insides: readonly string[];
}

const firstMark = 0xe000;
const maximumMarks = 6400;
/** The names of components whose contents are no Markdown. */
export interface VerbatimNames {
  readonly verbatim: readonly string[];
}

/** What finds the tags of those components. */
interface VerbatimSyntax {
  readonly use: RegExp;
  readonly ownComponent: RegExp;
  /** A fence, code in a line, a comment, or a tag with its content. */
  readonly tag: RegExp;
}

const syntaxes = new WeakMap<readonly string[], VerbatimSyntax>();

function makeSyntax(names: readonly string[]): VerbatimSyntax {
  const known = syntaxes.get(names);
  if (known) return known;
  const any = names.join('|');
  const fence = /^[ \t>]*(`{3,}|~{3,})[^\n]*(?:\n(?![ \t>]*\1)[^\n]*)*(?:\n[^\n]*)?/.source;
  const code = /(?<!`)(?<ticks>`+)(?!`)[^\n]*?(?<!`)\k<ticks>(?!`)|\{\/\*[\s\S]*?\*\/\}/.source;
  const attributes = /(?=[\s>])(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^<>"'{}])*(?<!\/)>/.source;
  const inside = String.raw`([\s\S]*?)(?=</\k<name>\s*>)`;
  const syntax = {
    use: new RegExp(String.raw`<(?:${any})[\s>]`),
    ownComponent: new RegExp(String.raw`^\s*(?:import|export)\b[^\n]*\b(?:${any})\b`, 'm'),
    tag: new RegExp(`${fence}|${code}|(<(?<name>${any})${attributes})${inside}`, 'gm'),
  };
  syntaxes.set(names, syntax);
  return syntax;
}

/** A name that no tag has. */
const noNames: readonly string[] = ['\u0000'];

/** A text in which nothing is replaced: that of a script. */
export function leaveAsItIs(text: string): PreparedText {
  return { text, inserted: new Map(), insides: [], math: noMath };
}

/**
 * Takes the contents of components whose contents are no Markdown, by their `names`, out of a page before it is read as
 * MDX: TeX and prompts are full of braces and backslashes that MDX takes for JavaScript. Code, comments and a page's own
 * components of these names are left alone.
 */
export function takeVerbatim(text: string, names: readonly string[]): VerbatimText {
  const insides: string[] = [];
  const { use, ownComponent, tag } = makeSyntax(names);
  if (names.length === 0 || !use.test(text) || ownComponent.test(text)) return { text, insides };
  const taken = text.replace(tag, (whole, _fence, _code, open?: string, _name?: string, inside?: string) => {
    if (open === undefined || inside === undefined || inside.trim() === '' || insides.length >= maximumMarks)
      return whole;
    const mark = String.fromCharCode(firstMark + insides.push(inside) - 1);
    const at = inside.search(/\S/);
    const blank = (part: string) => part.replace(/[^\r\n]/g, ' ');
    return open + blank(inside.slice(0, at)) + mark + blank(inside.slice(at + 1));
  });
  return { text: taken, insides };
}

/** From where to where a text is no Markdown: fenced code, code in a line, comments, and the insides of tags of these names. */
export function findRawRanges(
  text: string,
  names: readonly string[],
): readonly (readonly [start: number, end: number])[] {
  const { tag } = makeSyntax(names.length === 0 ? noNames : names);
  return [...text.matchAll(tag)].map((match) => {
    const open = match[3];
    const end = match.index + match[0].length;
    return [match.index + (open?.length ?? 0), end] as const;
  });
}

/**
 * What stood inside a tag whose text is now `text`: without the braces and quotes of a JavaScript string around
 * it, and without the indentation that all its lines share.
 */
export function readVerbatim(text: string, insides: readonly string[]): string {
  const mark = /[\ue000-\uf8ff]/.exec(text)?.[0];
  const inside = mark === undefined ? text : (insides[mark.charCodeAt(0) - firstMark] ?? text);
  return removeIndent(unquote(inside));
}

/** JavaScript that holds marks, with what stood there as parts of its strings. */
export function restoreVerbatim(code: string, insides: readonly string[]): string {
  if (insides.length === 0) return code;
  return code.replace(/[\ue000-\uf8ff] */g, (mark) => {
    const inside = insides[mark.charCodeAt(0) - firstMark];
    return inside === undefined ? mark : JSON.stringify(inside.trim()).slice(1, -1);
  });
}

const quoted = /^\s*\{\s*(String\.raw)?(["'`])([\s\S]*)\2\s*\}\s*$/;

/** `{"\\frac"}` is `\frac`, and so is `` {`\frac`} ``: a single backslash before a letter is meant as it is. */
function unquote(inside: string): string {
  const [, raw, , text] = quoted.exec(inside) ?? [];
  if (text === undefined) return inside;
  const isRaw = raw !== undefined || /(?<!\\)(?:\\\\)*\\[A-Za-z]/.test(text);
  return isRaw ? text : text.replace(/\\([\s\S])/g, '$1');
}

function removeIndent(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/^[ \t]*\n|\s+$/g, '')
    .split('\n');
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents);
  return lines
    .map((line) => line.slice(least))
    .join('\n')
    .trim();
}

/** A change that keeps satteri 0.10.5 from failing on a line that begins with the `>` of a tag. */
interface GuardedText {
  readonly text: string;
  /** Whether a character was put into that line, before that column (both from 1). */
  readonly inserted: ReadonlyMap<number, number>;
}

/** The attribute that is put before such a bracket, to be taken out of the tree again. */
export const guardAttribute = '$';

const bracketHint = /<[A-Za-z][^<>]*[\r\n][ \t]*>[ \t]*\S/;

/**
 * satteri 0.10.5 rejects `<span\n id="a"\n>x</span>`: a line that begins with `>` and goes on is read as a
 * quotation inside the tag. An attribute `$` is put before that bracket, so that all else stays in its place.
 */
export function guardClosingBrackets(text: string): GuardedText {
  const inserted = new Map<number, number>();
  if (!bracketHint.test(text)) return { text, inserted };
  const lines = text.split('\n');
  let fence: string | undefined;
  let isInTag = false;
  lines.forEach((line, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (fence === undefined || mark.startsWith(fence)))
      fence = fence === undefined ? mark : undefined;
    if (fence !== undefined || mark) {
      isInTag = false;
      return;
    }
    const bracket = /^[ \t]*>(?=[ \t]*\S)/.exec(line)?.[0].length;
    if (isInTag && bracket !== undefined) {
      inserted.set(index + 1, bracket);
      lines[index] = `${line.slice(0, bracket - 1)}${guardAttribute}${line.slice(bracket - 1)}`;
    }
    if (line.trim() === '') isInTag = false;
    else if (/<[A-Za-z][\w.:-]*(?:\s[^<>]*)?$/.test(line.trimEnd())) isInTag = true;
    else if (line.includes('>') || line.includes('<')) isInTag = false;
  });
  return { text: lines.join('\n'), inserted };
}
