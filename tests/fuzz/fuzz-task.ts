import { readFileSync, writeSync } from 'node:fs';

/** What a process that reads texts is started with. */
export interface FuzzTask {
  readonly target: string;
  /** Texts of earlier runs, which are read first. */
  readonly corpus: readonly string[];
  readonly seed: number;
  /** Milliseconds to look for new texts; 0 to read what there is and end. */
  readonly time: number;
  /** File (absolute) that has the number of texts and the one that is being read, which nobody can ask a dead process for. */
  readonly watched: string;
  /**
   * `look` for new texts by which code runs; `read` the corpus only, as fast as it goes; `shorten` the first of the corpus,
   * which does not hold.
   */
  readonly work: 'look' | 'read' | 'shorten';
}

/** A text that did not hold. */
export interface Finding {
  readonly text: string;
  /** What went wrong, with where in the code. */
  readonly error: string;
}

/** What it finds out. */
export interface FuzzReport {
  readonly inputs: number;
  /** Blocks of code that ran. */
  readonly blocks: number;
  /** Texts that ran code which no other before them ran, in the order in which they were found. */
  readonly corpus: readonly string[];
  readonly finding: Finding | undefined;
}

/** Bytes before the text in `FuzzTask.watched`, which is UTF-16: two numbers of 32 bits, how many texts were read and how many bytes this one has. */
const headLength = 8;

/** Notes in `FuzzTask.watched`, opened as `file`, which text is read now. */
export function noteText(file: number, inputs: number, text: string): void {
  const body = Buffer.from(text, 'utf16le');
  const head = Buffer.alloc(headLength);
  head.writeUInt32LE(inputs, 0);
  head.writeUInt32LE(body.length, 4);
  writeSync(file, Buffer.concat([head, body]), 0, undefined, 0);
}

/** What was noted last; no texts before the first. */
export function readNote(path: string): { readonly inputs: number; readonly text: string } {
  const bytes = readFileSync(path);
  if (bytes.length < headLength) return { inputs: 0, text: '' };
  const end = headLength + bytes.readUInt32LE(4);
  return { inputs: bytes.readUInt32LE(0), text: bytes.toString('utf16le', headLength, end) };
}
