import { gzipSync } from 'node:zlib';
import { createClientLimits } from '../../../src/relay/client-limits.ts';
import { relayLimits } from '../../../src/relay/relay-options.ts';
import {
  goodMessage,
  type HostileCase,
  message,
  respond,
  send,
  sends,
  unlimited,
  withOptions,
  without,
} from '../relay-parts.ts';

const text = JSON.stringify(goodMessage);
const kilobyte = new Uint8Array(1_000).fill(97);

/** Spaces, which JSON allows anywhere, in pieces; then the message. */
function stream(pieces: number, size: number, wait: number): ReadableStream<Uint8Array> {
  const piece = new TextEncoder().encode(' '.repeat(size));
  let left = pieces;
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (left-- > 0) return controller.enqueue(piece);
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

/** How many bytes of a body a reader gets, the line of the head not counted; undefined when it breaks. */
async function countBytes(response: Response): Promise<number | undefined> {
  try {
    const bytes = new Uint8Array(await response.arrayBuffer());
    return bytes.length - bytes.indexOf(10) - 1;
  } catch {
    return undefined;
  }
}

const unbounded = createClientLimits({
  perMinute: Number.POSITIVE_INFINITY,
  atOnce: Number.POSITIVE_INFINITY,
  atOnceInAll: Number.POSITIVE_INFINITY,
});

/** What is too large, too slow or too much. */
export const limits: readonly HostileCase[] = [
  {
    name: 'a message is larger than 2.5 MB',
    weaken: unlimited('messageBytes'),
    attack: sends(`${' '.repeat(3_000_000)}${text}`),
  },
  {
    name: 'a message without a length goes on and on',
    weaken: unlimited('messageBytes'),
    attack: async (parts) => sends(stream(30, 100_000, 0))(parts),
  },
  ...[{ text: 'a'.repeat(1_000_001) }, { base64: btoa('a'.repeat(1_000_001)) }].map(
    (body): HostileCase => ({
      name: `a body is larger than 1 MB once it is decoded (${Object.keys(body)[0]})`,
      weaken: without('message', 'refuseLargeBody'),
      attack: sends(message({ body })),
    }),
  ),
  {
    name: 'a message comes drop by drop',
    options: () => ({ limits: { ...relayLimits, messageTime: 100 } }),
    weaken: unlimited('messageTime'),
    attack: async (parts) => sends(stream(6, 10, 60))(parts),
  },
  {
    name: 'a reader sends request after request',
    options: () => ({ clients: createClientLimits({ perMinute: 3, atOnce: 9, atOnceInAll: 9 }) }),
    weaken: withOptions(() => ({ clients: unbounded })),
    attack: async (parts) => {
      for (let at = 0; at < 4; at++) await (await send(parts)).text();
      return parts.sent.length > 3;
    },
  },
  ...(
    [
      ['one reader', { perMinute: 99, atOnce: 2, atOnceInAll: 9 }],
      ['all readers together', { perMinute: 99, atOnce: 9, atOnceInAll: 2 }],
    ] as const
  ).map(
    ([who, options]): HostileCase => ({
      name: `answers that never end are kept open by ${who}`,
      options: () => ({ clients: createClientLimits(options) }),
      weaken: withOptions(() => ({ clients: unbounded })),
      attack: async (parts) => {
        const open = [await send(parts), await send(parts), await send(parts)];
        for (const response of open) await response.body?.cancel();
        return open.every(({ status }) => status === 200);
      },
    }),
  ),
  {
    name: 'ten readers with ten answers each that never end shut the relay for all others',
    options: () => ({
      clients: createClientLimits({ perMinute: 99, atOnce: 10, atOnceInAll: 100 }),
      transport: async () => ({ ...respond([]), body: new ReadableStream() }),
    }),
    weaken: withOptions(({ clients }) => ({ clients: { enter: (client) => clients.enter(client) } })),
    attack: async (parts) => {
      const ask = (client: string) => send(withOptions(() => ({ client }))(parts));
      const open = [];
      for (let at = 0; at < 100; at++) open.push(await ask(`reader ${at % 10}`));
      open.push(await ask('another'));
      for (const response of open) await response.body?.cancel().catch(() => undefined);
      return open.at(-1)?.status !== 200;
    },
  },
  {
    name: 'an answer that gave its place to another reader goes on',
    options: () => ({
      clients: createClientLimits({ perMinute: 99, atOnce: 2, atOnceInAll: 2 }),
      transport: async () => ({ ...respond([]), body: new ReadableStream() }),
    }),
    weaken: withOptions(({ clients }) => ({
      clients: { enter: (client) => clients.enter(client, () => {}) },
    })),
    attack: async (parts) => {
      const ask = (client: string) => send(withOptions(() => ({ client }))(parts));
      const first = await ask('reader');
      await ask('reader');
      await ask('another');
      const isOver = countBytes(first).then(() => true);
      return !(await Promise.race([isOver, new Promise((resolve) => setTimeout(resolve, 100, false))]));
    },
  },
  {
    name: 'an answer is larger than 10 MB',
    options: () => ({
      transport: async () => respond(Array<typeof kilobyte>(10_500).fill(kilobyte)),
    }),
    weaken: unlimited('responseBytes'),
    // One byte more says that it was cut.
    attack: async (parts) => (await countBytes(await send(parts))) !== 10_000_001,
  },
  {
    name: 'a small compressed answer becomes a large one',
    options: () => ({
      transport: async () =>
        respond([new Uint8Array(gzipSync(new Uint8Array(11_000_000)))], [['Content-Encoding', 'gzip']]),
    }),
    weaken: unlimited('responseBytes'),
    attack: async (parts) => (await countBytes(await send(parts))) !== 10_000_001,
  },
  {
    name: 'a server takes the request and does not answer',
    options: () => ({
      limits: { ...relayLimits, firstByteTime: 50 },
      transport: (_, signal) =>
        new Promise((resolve, reject) => {
          setTimeout(() => resolve(respond(['late'])), 400);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    }),
    weaken: unlimited('firstByteTime'),
    attack: async (parts) => (await send(parts)).status === 200,
  },
  {
    name: 'a name server does not answer',
    options: () => ({
      limits: { ...relayLimits, firstByteTime: 50 },
      resolve: () => new Promise((resolve) => setTimeout(resolve, 400, ['93.184.215.14'])),
    }),
    weaken: unlimited('firstByteTime'),
    attack: async (parts) => (await send(parts)).status === 200,
  },
  {
    name: 'an answer comes drop by drop for longer than a stream may',
    options: () => ({
      limits: { ...relayLimits, streamTime: 100 },
      transport: async () => ({
        ...respond([]),
        body: stream(6, 10, 60) as ReadableStream<Uint8Array<ArrayBuffer>>,
      }),
    }),
    weaken: unlimited('streamTime'),
    attack: async (parts) => (await countBytes(await send(parts))) !== undefined,
  },
];
