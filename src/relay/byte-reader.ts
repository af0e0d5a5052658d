/** Reads a stream of bytes in lines and lengths. */
export interface ByteReader {
  /** A line without its end (CRLF or LF), each byte as one character; rejects when it is longer than `maximum`. */
  readonly readLine: (maximum: number) => Promise<string>;
  /** The next bytes, at most so many; undefined at the end. */
  readonly readSome: (maximum: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** A reader of the stream, which stays locked. */
export function createByteReader(stream: ReadableStream<Uint8Array<ArrayBuffer>>): ByteReader {
  const reader = stream.getReader();
  let held: Uint8Array<ArrayBuffer> = new Uint8Array();

  async function fill(): Promise<boolean> {
    while (held.length === 0) {
      const next = await reader.read();
      if (next.done) return false;
      held = next.value;
    }
    return true;
  }

  return {
    async readLine(maximum) {
      let line = '';
      while (await fill()) {
        const end = held.indexOf(10);
        const part = end < 0 ? held : held.subarray(0, end);
        if (line.length + part.length > maximum) throw new Error('A line is too long.');
        for (const byte of part) line += String.fromCharCode(byte);
        held = held.subarray(end < 0 ? held.length : end + 1);
        if (end >= 0) return line.replace(/\r$/, '');
      }
      throw new Error('The stream ended within a line.');
    },
    async readSome(maximum) {
      if (!(await fill())) return undefined;
      const some = held.subarray(0, maximum);
      held = held.subarray(some.length);
      return some;
    },
  };
}
