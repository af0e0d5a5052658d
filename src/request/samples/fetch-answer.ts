/** What prints the answer of `fetch`, or fails with it. */
export const fetchAnswer: readonly string[] = [
  '',
  'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
  'console.log(await response.text());',
];
