/**
 * The URL of a WebSocket from what a reader typed: a server's URL, whose `{variables}` and those of `path` are filled in. `entries`
 * are the controls of the form: `server`, and `variable`, `path` or `query` with a name behind it. Empty values of the query are left
 * out. Undefined when it is no URL of `ws:` or `wss:`.
 */
export function writeSocketUrl(
  path: string,
  entries: Iterable<readonly [control: string, value: string]>,
): string | undefined {
  const values = new Map(entries);
  const fill = (text: string, place: 'variable' | 'path') =>
    text.replace(/\{([^{}]+)\}/g, (all, name: string) => {
      const value = values.get(`${place} ${name}`);
      return value === undefined ? all : encodeURIComponent(value);
    });
  const server = fill(values.get('server') ?? '', 'variable').replace(/\/+$/, '');
  const url = URL.parse(server + fill(path, 'path'));
  if (!url || !/^wss?:$/.test(url.protocol)) return undefined;
  for (const [control, value] of values) {
    if (control.startsWith('query ') && value !== '') url.searchParams.append(control.slice(6), value);
  }
  // A WebSocket has none (https://websockets.spec.whatwg.org/#dom-websocket-websocket).
  url.hash = '';
  return url.href;
}
