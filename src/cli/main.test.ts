import { afterEach, expect, it, vi } from 'vitest';
import { runCommandLine } from './main.ts';

afterEach(() => vi.restoreAllMocks());

it('says what octavo rename needs when a path is missing', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runCommandLine(['node', 'octavo', 'rename', 'a'])).toBe(2);
  expect(write.mock.calls.map(([text]) => text)).toEqual([
    'octavo rename needs the old and the new path of a page: octavo rename OLD NEW [folder].\n',
  ]);
});
