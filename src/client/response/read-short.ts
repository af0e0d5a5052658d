import type { Exchange } from '../../http/playground/exchange.ts';
import { isJson } from '../../http/playground/paint-json.ts';

/** Bytes of JSON that is short, and milliseconds in which it has to arrive. */
const short = 3000;
const patience = 600;

/**
 * The body of a response if it is JSON, short, and soon there; undefined for any other, of which this branch is left after
 * its first piece.
 */
export async function readShort(
  headers: Exchange['headers'],
  body: Exchange['body'],
): Promise<Blob | undefined> {
  const pieces: BlobPart[] = [];
  let room = isJson(headers) ? short : -1;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (piece) => {
      pieces.push(piece);
      room -= piece.length;
      if (room < 0) throw new Error('It is long.');
    },
  });
  try {
    // One branch of a stream is cancelled for good only with the other one: nothing waits for that.
    await body.pipeTo(sink, { preventCancel: true, signal: AbortSignal.timeout(patience) });
    return new Blob(pieces);
  } catch {
    body.cancel().catch(() => undefined);
    return undefined;
  }
}
