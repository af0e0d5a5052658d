export interface StreamOptions {
  /** Bytes of the body; of a longer one so many and one more are sent. */
  readonly limit: number;
  /** Milliseconds for the body. */
  readonly time: number;
  /** Breaks the answer when it is aborted. */
  readonly signal: AbortSignal;
  /** Closes the connection to the server. */
  readonly stop: () => void;
  /** Called once, however it ends. */
  readonly onEnd: () => void;
}

/** The relay's answer: its head, then the bytes of a response's body as the reader takes them. */
export function streamAnswer(
  head: Uint8Array<ArrayBuffer>,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { limit, time, signal, stop, onEnd }: StreamOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  let sent = 0;
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    signal.removeEventListener('abort', leave);
    clearTimeout(timer);
    stop();
    void reader.cancel().catch(() => undefined);
    onEnd();
  };
  let leave = () => {};
  return new ReadableStream({
    start(controller) {
      controller.enqueue(head);
      const breakOff = (message: string) => {
        if (hasEnded) return;
        controller.error(new Error(message));
        end();
      };
      leave = () => breakOff('The relay gives the place of this response to another reader.');
      signal.addEventListener('abort', leave);
      if (signal.aborted) leave();
      else if (time !== Number.POSITIVE_INFINITY)
        timer = setTimeout(breakOff, time, 'The relay ends a response that takes too long.');
    },
    async pull(controller) {
      try {
        const next = await reader.read();
        if (hasEnded) return;
        if (next.done) {
          controller.close();
          return end();
        }
        const chunk = next.value.subarray(0, limit + 1 - sent);
        sent += chunk.length;
        controller.enqueue(chunk);
        if (sent <= limit) return;
        controller.close();
        end();
      } catch (error) {
        if (hasEnded) return;
        controller.error(error);
        end();
      }
    },
    cancel: end,
  });
}
