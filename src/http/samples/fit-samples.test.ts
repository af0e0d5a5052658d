import { expect, test } from 'vitest';
import { fitSamples } from './fit-samples.ts';

const sample = (length: number) => ({ code: 'x'.repeat(length) });

test('samples of usual length are all kept', () => {
  const samples = Array.from({ length: 10 }, () => sample(2000));
  expect(fitSamples(samples)).toEqual(samples);
});

test('of long ones those that the page has room for are kept, the first always', () => {
  const [first, second, third] = [sample(20_000), sample(15_000), sample(5000)];
  expect(fitSamples([first, second, third])).toEqual([first, third]);
  expect(fitSamples([sample(100_000), second])).toEqual([sample(100_000)]);
});
