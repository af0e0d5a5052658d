/** Lines of a file as it is now (the first is 1), and when what they say came there, in seconds since 1970. */
export interface LineChange {
  readonly from: number;
  /** The line after the last one. */
  readonly to: number;
  readonly time: number;
}

/** What a window of a repository's history says of a file that is there now. */
export interface FileChanges {
  /** When it was changed last, in seconds since 1970. */
  readonly time: number;
  /** When it came, where it was not there before; its lines are not told of that time. */
  readonly added?: number;
  /** The latest first. Lines that are nowhere here are older than the window. */
  readonly lines: readonly LineChange[];
}

/** A part of a file that a commit replaced. */
interface Hunk {
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
  /** The lines of the new text that say something different, without empty ones around them; the same twice for none. */
  readonly changed: readonly [from: number, to: number];
}

/** Lines of an older version that are in the file as it is now, so many lines further down. */
interface Segment {
  readonly from: number;
  readonly to: number;
  readonly shift: number;
}

interface FileWork {
  readonly change: { time: number | undefined; added: number | undefined; readonly lines: LineChange[] };
  segments: readonly Segment[];
  /** Whether what is older was another file of that name. */
  isDone: boolean;
}

/**
 * Reads which lines of each file were changed when from the output of `git log --format=%x01%ct -p --unified=0`, newest first: the
 * lines of each commit are followed through the later ones to where they are now. What stands before the first
 * commit, or after a `\1` without a time, is not committed yet: it moves lines, and tells of nothing.
 * https://git-scm.com/docs/diff-format#generate_patch_text_with_p
 */
export function readLineChanges(log: string): ReadonlyMap<string, FileChanges> {
  const works = new Map<string, FileWork>();
  const reader = createLineReader(log);
  let time: number | undefined;
  let old = '';
  for (let line = reader.next(); line !== undefined; line = reader.next()) {
    if (line.startsWith('\x01')) time = line.length > 1 ? Number(line.slice(1)) : undefined;
    else if (line.startsWith('--- ')) old = readPath(line.slice(4), 'a/');
    else if (line.startsWith('+++ ')) {
      const name = readPath(line.slice(4), 'b/');
      const work = name === '' ? undefined : openWork(works, name);
      takeFile(work, time, old === '', readHunks(reader));
      // What was there before is of a file that is no more.
      if (name === '' && old !== '') openWork(works, old).isDone = true;
    }
  }
  return new Map(
    [...works].flatMap(([name, { change }]) =>
      change.time === undefined
        ? []
        : [
            [
              name,
              {
                time: change.time,
                ...(change.added === undefined ? {} : { added: change.added }),
                lines: change.lines,
              },
            ] as const,
          ],
    ),
  );
}

interface LineReader {
  readonly next: () => string | undefined;
  /** Like `next`, but only where the line begins with one of these characters. */
  readonly nextOf: (first: string) => string | undefined;
}

/** Gives line by line of a text that may be long. */
function createLineReader(text: string): LineReader {
  let at = 0;
  const next = () => {
    if (at >= text.length) return undefined;
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end);
    at = end < 0 ? text.length : end + 1;
    return line;
  };
  return {
    next,
    nextOf: (first) => (at < text.length && first.includes(text[at] ?? ' ') ? next() : undefined),
  };
}

function openWork(works: Map<string, FileWork>, name: string): FileWork {
  const found = works.get(name);
  if (found) return found;
  const work: FileWork = {
    change: { time: undefined, added: undefined, lines: [] },
    segments: [{ from: 1, to: Number.POSITIVE_INFINITY, shift: 0 }],
    isDone: false,
  };
  works.set(name, work);
  return work;
}

/** '' for `/dev/null`, and for a name that git quotes: no page has one. A tab ends a name with a space in it. */
function readPath(written: string, prefix: string): string {
  return written.startsWith(prefix) ? written.slice(prefix.length).replace(/\t$/, '') : '';
}

function readHunks(reader: LineReader): readonly Hunk[] {
  const hunks: Hunk[] = [];
  for (let line = reader.nextOf('@'); line !== undefined; line = reader.nextOf('@')) {
    const [, a = '0', b = '1', c = '0', d = '1'] =
      /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    const [oldCount, newCount] = [Number(b), Number(d)];
    // One that has no lines names the line before it.
    const oldStart = Number(a) + (oldCount === 0 ? 1 : 0);
    const newStart = Number(c) + (newCount === 0 ? 1 : 0);
    const removed = readSigned(reader, '-', oldCount);
    const added = readSigned(reader, '+', newCount);
    hunks.push({ oldStart, oldCount, newStart, newCount, changed: findChanged(newStart, removed, added) });
  }
  return hunks;
}

function readSigned(reader: LineReader, sign: string, count: number): readonly string[] {
  const lines: string[] = [];
  for (let left = count; left > 0; left--) {
    const line = reader.nextOf(sign);
    if (line !== undefined) lines.push(line.slice(1));
  }
  // "\ No newline at end of file"
  reader.nextOf('\\');
  return lines;
}

function findChanged(
  start: number,
  removed: readonly string[],
  added: readonly string[],
): readonly [from: number, to: number] {
  const isText = (line: string) => line.trim() !== '';
  const first = added.findIndex(isText);
  if (first >= 0) return [start + first, start + added.findLastIndex(isText) + 1];
  const gone = removed.find(isText);
  // Text that is gone was in the section of the line before it; a whole section that is gone has changed no other.
  if (gone === undefined || /^\s*#/.test(gone)) return [start, start];
  const before = Math.max(start - 1, 1);
  return [before, before + 1];
}

function takeFile(
  work: FileWork | undefined,
  time: number | undefined,
  isNew: boolean,
  hunks: readonly Hunk[],
): void {
  if (!work || work.isDone) return;
  const { change, segments } = work;
  if (time !== undefined) change.time ??= time;
  if (isNew) {
    change.added = time;
    work.isDone = true;
    return;
  }
  if (time !== undefined)
    for (const { changed } of hunks)
      for (const { from, to } of follow(segments, ...changed)) change.lines.push({ from, to, time });
  work.segments = goBack(segments, hunks);
}

/** Where lines of an older version are now. */
function follow(
  segments: readonly Segment[],
  from: number,
  to: number,
): readonly Pick<Segment, 'from' | 'to'>[] {
  return segments.flatMap((segment) => {
    const start = Math.max(from, segment.from);
    const end = Math.min(to, segment.to);
    return start < end ? [{ from: start + segment.shift, to: end + segment.shift }] : [];
  });
}

/** The segments of the version before these hunks, in the order of its lines. */
function goBack(segments: readonly Segment[], hunks: readonly Hunk[]): readonly Segment[] {
  const before: Segment[] = [];
  let at = 1;
  let shift = 0;
  const keep = (to: number) => {
    for (const segment of segments) {
      const from = Math.max(at + shift, segment.from);
      const end = Math.min(to + shift, segment.to);
      if (from < end) before.push({ from: from - shift, to: end - shift, shift: segment.shift + shift });
    }
  };
  for (const { oldStart, oldCount, newStart, newCount } of hunks) {
    keep(oldStart);
    at = oldStart + oldCount;
    shift = newStart + newCount - at;
  }
  keep(Number.POSITIVE_INFINITY);
  return before;
}

/** When sections of a page were changed, in seconds since 1970, by their ids: '' for what is before the first heading. */
export type SectionChanges = readonly (readonly [id: string, time: number])[];

/** The beginning of a section in its file. */
export interface SectionStart {
  readonly id: string;
  readonly line: number;
}

/**
 * When sections were changed, the latest time of each, in their order. They begin at these lines; what stands
 * from line `body` to the first one is the section ''. Lines before `body`, such as frontmatter, are of none.
 */
export function findSectionChanges(
  sections: readonly SectionStart[],
  body: number,
  lines: readonly LineChange[],
): SectionChanges {
  const starts = [{ id: '', line: body }, ...sections].toSorted((one, other) => one.line - other.line);
  return starts.flatMap(({ id, line }, index) => {
    const end = starts[index + 1]?.line ?? Number.POSITIVE_INFINITY;
    const times = lines.filter(({ from, to }) => from < end && to > line).map(({ time }) => time);
    return times.length === 0 ? [] : [[id, Math.max(...times)] as const];
  });
}
