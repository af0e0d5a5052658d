/** A change that keeps satteri 0.10.5 from failing on a line that begins with the `>` of a tag. */
interface GuardedText {
  readonly text: string;
  /** Whether a character was put into that line, before that column (both from 1). */
  readonly inserted: ReadonlyMap<number, number>;
}

/** The attribute that is put before such a bracket, to be taken out of the tree again. */
export const guardAttribute = '$';

const hint = /<[A-Za-z][^<>]*[\r\n][ \t]*>[ \t]*\S/;

/**
 * satteri 0.10.5 rejects `<span\n id="a"\n>x</span>`: a line that begins with `>` and goes on is read as a
 * quotation inside the tag. An attribute `$` is put before that bracket, so that all else stays in its place.
 */
export function guardClosingBrackets(text: string): GuardedText {
  const inserted = new Map<number, number>();
  if (!hint.test(text)) return { text, inserted };
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
