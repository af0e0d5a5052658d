/**
 * Texts of code that have at most `total` characters together: short ones stay whole, longer ones share what is left
 * evenly and end with a line that says how many lines are missing.
 */
export function cutTexts(texts: readonly string[], total: number): readonly string[] {
  let left = total;
  let waiting = texts.length;
  const shares = new Map<number, number>();
  const byLength = texts
    .map((text, index) => ({ index, length: text.length }))
    .sort((a, b) => a.length - b.length);
  for (const { index, length } of byLength) {
    const share = Math.floor(left / waiting);
    shares.set(index, share);
    left -= Math.min(length, share);
    waiting--;
  }
  return texts.map((text, index) => cutText(text, shares.get(index) ?? 0));
}

/** At a line's end where there is one. */
function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  const end = start.lastIndexOf('\n');
  const shown = end > 0 ? start.slice(0, end) : start;
  const lines = text.slice(shown.length).split('\n').length - (end > 0 ? 1 : 0);
  return `${shown}\n… ${lines === 1 ? '1 more line' : `${lines} more lines`}`;
}
