/**
 * A call of `fetch` and what prints its answer, or fails with it. `url` is an expression, `options` are the lines of its
 * second argument; without any it has none.
 */
export function writeFetchCall(url: string, options: readonly string[]): readonly string[] {
  return [
    ...(options.length === 0
      ? [`const response = await fetch(${url});`]
      : [`const response = await fetch(${url}, {`, ...options, '});']),
    '',
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    'console.log(await response.text());',
  ];
}
