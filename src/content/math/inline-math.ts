/** Signs that only math has: commands, powers, indices, groups, comparisons. */
const mathSign = /[\\^_{}=+<>*|]/;
const wordOf = { two: /(?:^|[\s,;])[A-Za-z]{2,}(?=[\s,;.]|$)/, three: /\s[a-z]{3,}(?=[\s,;.]|$)/ };

/**
 * Whether `$tex$` is math and not prices or shell variables that happen to stand around a text. `before` is the
 * sign before it and `after` the signs behind it, '' at an end of the page.
 *
 * A `$` that belongs to a price or a variable touches a letter, digit or path sign outside the pair, a space
 * inside, or holds prose: "US$5", "$5 and $10", "$HOME/$USER", "from $5 to 10$".
 */
export function isInlineMath(before: string, tex: string, after: string): boolean {
  if (tex === '' || /^\s|\s$/.test(tex)) return false;
  if (/[\p{L}\p{N}$/:=}@%.\\]/u.test(before)) return false;
  if (/^[\p{L}\p{N}_${]/u.test(after) && !/^(?:th|st|nd|rd)(?!\p{L})/u.test(after)) return false;
  if (/[/:]$/.test(tex) || /[–—]/.test(tex)) return false;
  const plain = tex.replace(/\\[A-Za-z]+\s*\{[^{}]*\}/g, '\\').replace(/\\[A-Za-z]+/g, '\\');
  if (/^[\d.]/.test(tex)) return isMathOfNumbers(plain);
  if (!plain.includes('\\') && wordOf.three.test(plain)) return false;
  const name = /^[A-Za-z]{2,}\w*/.exec(plain)?.[0];
  const rest = plain.slice(name?.length ?? 0);
  return name === undefined || rest === '' || mathSign.test(rest) || rest.startsWith('(');
}

function isMathOfNumbers(tex: string): boolean {
  if (wordOf.two.test(tex)) return false;
  return /^[\d.,]*\d$/.test(tex) || /^\d+\/\d+$/.test(tex) || /[A-Za-z]/.test(tex) || mathSign.test(tex);
}

/** Whether `$$tex$$` in one line is math and not, say, the number of a shell's process twice. */
export function isMathBetweenPairs(tex: string): boolean {
  if (tex.trim() === '') return false;
  return mathSign.test(tex) || !/\s/.test(tex) || !wordOf.three.test(` ${tex}`);
}
