/** What a development server tells open pages. */
export interface ReloadMessages {
  /** How many messages came until now. */
  readonly count: () => number;
  readonly close: () => void;
}

/** Listens to a development server as the script in its pages does, and resolves once it is connected. */
export async function listenForReloads(url: string): Promise<ReloadMessages> {
  const script = await (await fetch(new URL('@vite/client', url))).text();
  const token = /wsToken = "([^"]+)"/.exec(script)?.[1] ?? '';
  const { href } = new URL('/', url.replace(/^http/, 'ws'));
  const socket = new WebSocket(`${href}?token=${token}`, 'vite-hmr');
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error(`${url} does not tell of changes.`)));
    socket.addEventListener('message', ({ data }) => {
      if (JSON.parse(String(data)).type === 'connected') resolve();
      else count += 1;
    });
  });
  return { count: () => count, close: () => socket.close() };
}
