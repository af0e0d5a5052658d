/**
 * The bytes of a stream, unless there are more than `maximum`, they take more than so many milliseconds, or the stream
 * breaks; then the rest is not read.
 */
export async function readBytes(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  maximum: number,
  milliseconds: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'too-slow' | 'broken'> {
  if (stream === null) return new Uint8Array();
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'too-slow'>((resolve) => {
    if (milliseconds !== Number.POSITIVE_INFINITY) timer = setTimeout(resolve, milliseconds, 'too-slow');
  });
  const giveUp = (reason: 'too-large' | 'too-slow') => {
    void reader.cancel().catch(() => undefined);
    return reason;
  };
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), late]);
      if (next === 'too-slow') return giveUp(next);
      if (next.done) return join(chunks, size);
      size += next.value.length;
      if (size > maximum) return giveUp('too-large');
      chunks.push(next.value);
    }
  } catch {
    return 'broken';
  } finally {
    clearTimeout(timer);
  }
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
