/** What Pagefind's index is made of. */
export type Value = number | string | readonly Value[];

/** Kinds of values. https://www.rfc-editor.org/rfc/rfc8949#section-3.1 */
const kinds = { positive: 0, negative: 1, text: 3, list: 4 };

/** Reads one value in CBOR (RFC 8949): whole numbers below 2 ** 32, texts and lists. Throws at anything else. */
export function readCbor(bytes: Uint8Array): Value {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder();
  let place = 0;
  const readSize = (short: number): number => {
    if (short < 24) return short;
    const start = place;
    place += 2 ** (short - 24);
    if (short === 24) return view.getUint8(start);
    if (short === 25) return view.getUint16(start);
    if (short === 26) return view.getUint32(start);
    throw new Error(`CBOR with a size of ${short}`);
  };
  const read = (): Value => {
    const head = view.getUint8(place++);
    const kind = head >> 5;
    const size = readSize(head & 31);
    if (kind === kinds.positive) return size;
    if (kind === kinds.negative) return -1 - size;
    if (kind === kinds.list) {
      const list: Value[] = [];
      while (list.length < size) list.push(read());
      return list;
    }
    if (kind !== kinds.text) throw new Error(`CBOR of kind ${kind}`);
    place += size;
    return decoder.decode(bytes.subarray(place - size, place));
  };
  return read();
}

/** The other way round, each number in the fewest bytes. */
export function writeCbor(value: Value): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  let bytes = new Uint8Array(1024);
  let end = 0;
  const reserve = (count: number) => {
    if (end + count <= bytes.length) return;
    const larger = new Uint8Array(2 * (end + count));
    larger.set(bytes);
    bytes = larger;
  };
  const writeHead = (kind: number, size: number) => {
    const length = size < 24 ? 0 : size < 0x100 ? 1 : size < 0x10000 ? 2 : 4;
    reserve(5);
    bytes[end++] = (kind << 5) | (length === 0 ? size : 24 + Math.log2(length));
    for (let shift = 8 * (length - 1); shift >= 0; shift -= 8) bytes[end++] = (size >>> shift) & 0xff;
  };
  const write = (one: Value): void => {
    if (typeof one === 'number') {
      if (one < 0) writeHead(kinds.negative, -1 - one);
      else writeHead(kinds.positive, one);
    } else if (typeof one === 'string') {
      const text = encoder.encode(one);
      writeHead(kinds.text, text.length);
      reserve(text.length);
      bytes.set(text, end);
      end += text.length;
    } else {
      writeHead(kinds.list, one.length);
      for (const part of one) write(part);
    }
  };
  write(value);
  return bytes.slice(0, end);
}
