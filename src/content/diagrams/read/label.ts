/** A piece of a line in one style. */
export interface Span {
  readonly text: string;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
}

/** The lines of a text in a diagram. */
export type Label = readonly (readonly Span[])[];

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  nbsp: '\u00A0',
  semi: ';',
  colon: ':',
  comma: ',',
  num: '#',
};

/** What only Mermaid shows: formulas, icons, and HTML but for line breaks and emphasis. */
const foreign = /\$\$|\bfa[bklrs]?:fa-|<(?!br\s*\/?>|\/?(?:b|i|em|strong)>)\/?[a-z!]/i;

/**
 * The lines of a label: `<br>` and `\n` end one, `<b>` and `<i>` emphasize, between backticks `**` and `*` too, `#quot;` and `#35;` are
 * characters (https://mermaid.js.org/syntax/flowchart.html#special-characters-that-break-syntax). Undefined for one with what only
 * Mermaid shows.
 */
export function readLabel(text: string): Label | undefined {
  const written = text.replace(/^"([\s\S]*)"$/, '$1');
  const [, marked] = /^`([\s\S]*)`$/.exec(written) ?? [];
  if (foreign.test(written)) return undefined;
  const lines = (marked === undefined ? written : readMarks(marked))
    .split(/<br\s*\/?>|\\n|\n/i)
    .map((line) => readLine(line.trim().replace(/[ \t]+/g, ' ')));
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

/** Markdown's emphasis as tags; a sign that nothing closes is text. */
function readMarks(text: string): string {
  return text
    .replace(/\*\*(\S(?:.*?\S)?)\*\*/g, '<b>$1</b>')
    .replace(/\*([^\s*](?:[^*]*[^\s*])?)\*/g, '<i>$1</i>');
}

function readLine(line: string): readonly Span[] | undefined {
  const spans: Span[] = [];
  let isBold = false;
  let isItalic = false;
  for (const part of line.split(/(<\/?(?:b|strong|i|em)>)/i)) {
    const tag = /^<(\/?)(b|strong|i|em)>$/i.exec(part);
    if (tag && /^(?:b|strong)$/i.test(tag[2] ?? '')) isBold = tag[1] === '';
    else if (tag) isItalic = tag[1] === '';
    else if (part !== '') {
      const text = decode(part);
      if (text === undefined) return undefined;
      spans.push({ text, ...(isBold && { isBold }), ...(isItalic && { isItalic }) });
    }
  }
  return spans;
}

/** Undefined where there is an entity of which only browsers know the character. */
function decode(text: string): string | undefined {
  let isKnown = true;
  const decoded = text.replace(/[#&]#?(\d{1,6}|[a-z]+);/gi, (whole, name: string) => {
    const code = Number(name);
    if (Number.isInteger(code) && code > 31 && code < 0x11_0000) return String.fromCodePoint(code);
    const known = Object.hasOwn(entities, name.toLowerCase()) ? entities[name.toLowerCase()] : undefined;
    if (known === undefined) isKnown = false;
    return known ?? whole;
  });
  return isKnown ? decoded : undefined;
}
