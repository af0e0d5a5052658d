import type { Label, Span } from '../read/label.ts';

/** Height of letters in every drawing, in px. */
export const letterSize = 14;

/** Height of a line of text, in px. */
export const lineHeight = 20;

/** Widths of Geist's characters from the space to `~` at weight 500, in hundredths of the letters' height. */
const widths = [
  24, 23, 36, 52, 64, 81, 65, 19, 29, 29, 43, 56, 21, 42, 21, 49, 67, 41, 63, 63, 63, 64, 60, 53, 62, 61, 30,
  30, 55, 54, 55, 57, 93, 69, 69, 71, 70, 61, 60, 71, 72, 28, 61, 66, 58, 89, 75, 75, 66, 75, 68, 65, 57, 69,
  69, 97, 63, 59, 56, 36, 47, 36, 44, 56, 26, 57, 61, 56, 61, 58, 41, 61, 59, 26, 28, 61, 28, 89, 59, 59, 61,
  61, 39, 54, 41, 59, 56, 83, 61, 55, 55, 40, 27, 40, 52,
];

/** How much wider the letters of a site's own font may be. */
const reserve = 1.04;

/** Width in px of a line of text. It is an estimate, for which nothing is drawn: boxes leave room around their text. */
function measureLine(line: readonly Span[]): number {
  return line.reduce((sum, { text, isBold }) => sum + measureText(text, isBold), 0);
}

/** Width in px of a text in one style. */
export function measureText(text: string, isBold = false): number {
  let sum = 0;
  for (const char of text.normalize('NFD')) sum += measureChar(char);
  return (sum * letterSize * reserve * (isBold ? 1.03 : 1)) / 100;
}

/** Width and height in px of a label as it is. */
export function measureLabel(label: Label): { readonly width: number; readonly height: number } {
  return { width: Math.max(0, ...label.map(measureLine)), height: label.length * lineHeight };
}

function measureChar(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  const known = widths[code - 32];
  if (known !== undefined) return known;
  if (/\p{M}|\p{Cf}/u.test(char)) return 0;
  if (/\p{Extended_Pictographic}/u.test(char)) return 130;
  // https://www.unicode.org/reports/tr11/: what is wide fills a square.
  return /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\u{20000}-\u{3FFFD}]/u.test(
    char,
  )
    ? 100
    : 63;
}

/**
 * A label whose lines are at most so many px wide, as long as no word is wider. Lines are broken where that makes them equally
 * long; Chinese and Japanese text between any two characters.
 */
export function wrapLabel(label: Label, width: number): Label {
  return label.flatMap((line) => {
    const whole = measureLine(line);
    if (whole <= width) return [line];
    const lines = fill(line, width);
    // As few lines, of even length: the narrowest width that needs no more of them.
    for (let narrow = whole / lines.length; narrow < width; narrow += 8) {
      const even = fill(line, narrow);
      if (even.length <= lines.length && even.every((one) => measureLine(one) <= width)) return even;
    }
    return lines;
  });
}

/** Fills lines up to a width, word by word. */
function fill(line: readonly Span[], width: number): readonly (readonly Span[])[] {
  const lines: Span[][] = [[]];
  let used = 0;
  for (const span of line)
    for (const word of splitWords(span.text)) {
      const size = measureText(word.trimEnd(), span.isBold);
      if (used > 0 && used + size > width) {
        lines.push([]);
        used = 0;
      }
      const last = lines.at(-1);
      const before = last?.at(-1);
      if (last && before && before.isBold === span.isBold && before.isItalic === span.isItalic)
        last[last.length - 1] = { ...before, text: before.text + word };
      else last?.push({ ...span, text: word });
      used += measureText(word, span.isBold);
    }
  return lines.map(trimEnd).filter((one) => one.length > 0);
}

/** Words with the space behind them; a wide character is a word, and a long word has a break behind `/`, `_`, `-` and `.`. */
function splitWords(text: string): readonly string[] {
  return (
    text.match(/[\u2E80-\u9FFF\uF900-\uFAFF][\p{P}]*\s*|[^\s\u2E80-\u9FFF\uF900-\uFAFF]+\s*|\s+/gu) ?? []
  );
}

function trimEnd(line: readonly Span[]): readonly Span[] {
  const last = line.at(-1);
  if (!last) return line;
  const text = last.text.trimEnd();
  return text === '' ? trimEnd(line.slice(0, -1)) : [...line.slice(0, -1), { ...last, text }];
}
