import { expect, it } from 'vitest';
import { startProgress } from './progress.ts';

/** What is written of steps that are a second apart. */
function watch(isTTY: boolean): string {
  let seconds = 0;
  let written = '';
  const progress = startProgress({ isTTY, write: (text) => (written += text) }, () => seconds * 1000);
  progress.begin('Rendering pages', 30);
  for (let done = 1; done <= 30; done++) {
    seconds += 0.5;
    progress.advance(done);
  }
  progress.begin('Writing');
  progress.end();
  return written;
}

it('writes one line over and over in a terminal, from the first second on, and takes it away', () => {
  const lines = watch(true).split('\r\x1b[K');
  expect(lines.slice(0, 3)).toEqual(['', 'Rendering pages 2/30, 1.0 s', 'Rendering pages 3/30, 1.5 s']);
  expect(lines.at(-2)).toBe('Rendering pages 30/30, 15.0 s');
  expect(lines.at(-1)).toBe('');
});

it('adds a line every ten seconds to a log', () => {
  expect(watch(false)).toBe('Rendering pages 20/30, 10.0 s\n');
});

it('shows nothing of what is done in a second', () => {
  let written = '';
  const progress = startProgress({ isTTY: true, write: (text) => (written += text) }, () => 0);
  progress.begin('Checking pages', 2);
  progress.advance(2);
  progress.end();
  expect(written).toBe('');
});
