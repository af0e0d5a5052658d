/** A page's text without what stands inside tags that hold no Markdown. */
interface VerbatimText {
  /** As long as the text given, line by line; each inside is blank but for one character that numbers it. */
  readonly text: string;
  /** What stood inside them, by that number. */
  readonly insides: readonly string[];
}

const start = 0xe000;
const most = 6400;
const tag =
  /^[ \t>]*(`{3,}|~{3,})[^\n]*(?:\n(?![ \t>]*\1)[^\n]*)*(?:\n[^\n]*)?|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\2(?!`)|\{\/\*[\s\S]*?\*\/\}|(<(Latex|Prompt)(?=[\s>])(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^<>"'{}])*(?<!\/)>)([\s\S]*?)(?=<\/\4\s*>)/gm;
const ownComponent = /^\s*(?:import|export)\b[^\n]*\b(?:Latex|Prompt)\b/m;

/**
 * Takes the insides of `<Latex>` and `<Prompt>` out of a page before it is read as MDX: TeX and prompts are full
 * of braces and backslashes that MDX takes for JavaScript. Code, comments and a page's own components of these
 * names are left alone.
 */
export function takeVerbatim(text: string): VerbatimText {
  const insides: string[] = [];
  if (!/<(?:Latex|Prompt)[\s>]/.test(text) || ownComponent.test(text)) return { text, insides };
  const taken = text.replace(tag, (whole, _fence, _code, open?: string, _name?: string, inside?: string) => {
    if (open === undefined || inside === undefined || inside.trim() === '' || insides.length >= most)
      return whole;
    const mark = String.fromCharCode(start + insides.push(inside) - 1);
    const at = inside.search(/\S/);
    const blank = (part: string) => part.replace(/[^\r\n]/g, ' ');
    return open + blank(inside.slice(0, at)) + mark + blank(inside.slice(at + 1));
  });
  return { text: taken, insides };
}

/**
 * What stood inside a tag whose text is now `text`: without the braces and quotes of a JavaScript string around
 * it, and without the indentation that all its lines share.
 */
export function readVerbatim(text: string, insides: readonly string[]): string {
  const mark = /[\ue000-\uf8ff]/.exec(text)?.[0];
  const inside = mark === undefined ? text : (insides[mark.charCodeAt(0) - start] ?? text);
  return removeIndent(unquote(inside));
}

/** JavaScript that holds marks, with what stood there as parts of its strings. */
export function restoreVerbatim(code: string, insides: readonly string[]): string {
  if (insides.length === 0) return code;
  return code.replace(/[\ue000-\uf8ff] */g, (mark) => {
    const inside = insides[mark.charCodeAt(0) - start];
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
