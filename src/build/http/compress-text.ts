import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings that answers have, the smaller first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Fewer bytes do not pay for the work. */
const smallest = 1024;

/** Quality 5 is within a tenth of the smallest that Brotli can do, in a thirtieth of its time. */
const packers: Readonly<Record<Encoding, (text: Buffer) => Promise<Buffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text) => promisify(gzip)(text),
};

/** A text in an encoding; undefined when it would save nothing. */
export async function compressText(text: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
  if (text.length < smallest) return undefined;
  const packed = await packers[encoding](text);
  return packed.length < text.length ? packed : undefined;
}

/** The smallest encoding that a client takes; undefined for none. https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3 */
export function chooseEncoding(accepted: string | readonly string[] = ''): Encoding | undefined {
  const taken = new Set(
    String(accepted)
      .split(',')
      .map((entry) => entry.split(';').map((part) => part.trim().toLowerCase()))
      .filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  return encodings.find((name) => taken.has(name));
}

/** Whether files of a media type get smaller by compression. */
export function isText(type: string): boolean {
  return /^text\/|^application\/(?:[\w.-]+\+)?(?:json|xml|yaml|javascript)|^image\/svg/.test(type);
}
