const width = 280;

/** A piece of a text in one line, around the first place that has one of the words (lower case). */
export function writeExcerpt(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const plain = line.toLowerCase();
  const places = words.map((word) => plain.indexOf(word)).filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const start = first < width / 2 ? 0 : line.indexOf(' ', first - width / 3) + 1;
  const end = line.length <= start + width ? line.length : line.lastIndexOf(' ', start + width);
  const stop = end <= start ? start + width : end;
  return `${start > 0 ? '… ' : ''}${line.slice(start, stop).toWellFormed()}${stop < line.length ? ' …' : ''}`;
}
