/** A place in a text, from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/**
 * Where a place of a changed text is in the text as it was. Lines that are the same at the start and at the end, and
 * between them those that each text has once, are matched; a place in another line is as many lines after the last match
 * before it as there, and before the next match.
 */
export function mapLines(before: string, after: string): (place: TextPlace) => TextPlace {
  if (before === after) return (place) => place;
  const old = splitLines(before);
  const now = splitLines(after);
  const matches = matchLines(old, now);
  return ({ line, column }) => {
    const index = line - 1;
    const same = matches.get(index);
    if (same !== undefined) return { line: same + 1, column };
    const { from, to } = findNeighbors(matches, index, now.length, old.length);
    const guess = Math.max(0, Math.min(from.old + index - from.now, to - 1, old.length - 1));
    return { line: guess + 1, column: Math.min(column, (old[guess]?.length ?? 0) + 1) };
  };
}

function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|\n|\r/);
}

/** Lines of the new text with those of the old that they are, in the order of both. */
function matchLines(old: readonly string[], now: readonly string[]): ReadonlyMap<number, number> {
  const matches = new Map<number, number>();
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) {
    matches.set(start, start);
    start += 1;
  }
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old[old.length - 1 - end] === now[now.length - 1 - end]) {
    end += 1;
    matches.set(now.length - end, old.length - end);
  }
  const places = findOnce(old, start, old.length - end);
  let last = start - 1;
  for (const [line, index] of findOnce(now, start, now.length - end)) {
    const place = places.get(line);
    if (place === undefined || place <= last) continue;
    matches.set(index, place);
    last = place;
  }
  return matches;
}

/** The lines between two places that stand there once, with their places; empty ones say nothing. */
function findOnce(lines: readonly string[], start: number, end: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const twice = new Set<string>();
  for (let index = start; index < end; index++) {
    const line = lines[index] ?? '';
    if (found.has(line) || line.trim() === '') twice.add(line);
    found.set(line, index);
  }
  for (const line of twice) found.delete(line);
  return found;
}

/** The match before a new line, and the old line of the match after it. */
function findNeighbors(
  matches: ReadonlyMap<number, number>,
  index: number,
  newLines: number,
  oldLines: number,
): { readonly from: { readonly now: number; readonly old: number }; readonly to: number } {
  let now = index;
  while (now >= 0 && !matches.has(now)) now -= 1;
  let next = index;
  while (next < newLines && !matches.has(next)) next += 1;
  return { from: { now, old: matches.get(now) ?? -1 }, to: matches.get(next) ?? oldLines };
}
