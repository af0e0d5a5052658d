import { takeTurns } from './take-turns.ts';

/**
 * Gives a body to `take` as it arrives, in small pieces. Ends with 'cut' when there is more than `limit`, and rejects as
 * the stream does.
 */
export async function readBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: number,
  take: (piece: Uint8Array<ArrayBuffer>) => void,
): Promise<'done' | 'cut'> {
  const reader = body.getReader();
  let turn = performance.now();
  let room = limit;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return 'done';
    for (let at = 0; at < value.length; ) {
      if (room === 0) {
        reader.cancel().catch(() => undefined);
        return 'cut';
      }
      const piece = value.subarray(at, at + Math.min(65_536, room));
      take(piece);
      at += piece.length;
      room -= piece.length;
      turn = await takeTurns(turn);
    }
  }
}
