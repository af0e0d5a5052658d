import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { findIcon, listIconNames } from './collections.ts';

const sets = ['fa6-solid', 'fa6-regular', 'fa6-brands', 'ph', 'lucide', 'simple-icons'] as const;

const size = z.number().optional();
const stored = z.object({
  icons: z.record(z.string(), z.object({ body: z.string(), width: size, height: size })),
  aliases: z
    .record(
      z.string(),
      z.object({
        parent: z.string(),
        rotate: z.number().optional(),
        hFlip: z.boolean().optional(),
        vFlip: z.boolean().optional(),
      }),
    )
    .default({}),
  width: size,
  height: size,
});

it.each(sets)('each icon of %s is found as its file has it, by its aliases too', (set) => {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${set}/icons.json`);
  const { icons, aliases, width = 16, height = 16 } = stored.parse(JSON.parse(readFileSync(file, 'utf8')));
  const expected = [
    ...Object.entries(icons).map(([name, icon]) => [name, { width, height, ...icon }] as const),
    ...Object.entries(aliases).map(([name, { parent, rotate, hFlip, vFlip }]) => {
      const icon = icons[parent];
      return [name, icon && !rotate && !hFlip && !vFlip ? { width, height, ...icon } : undefined] as const;
    }),
  ];
  expect(listIconNames(set)).toEqual(expected.map(([name]) => name));
  expect(
    expected.filter(
      ([name, icon]) => JSON.stringify(sorted(findIcon(set, name))) !== JSON.stringify(sorted(icon)),
    ),
  ).toEqual([]);
});

function sorted(icon: object | undefined) {
  return icon && Object.entries(icon).sort(([one], [other]) => (one < other ? -1 : 1));
}

it.each(['body', 'width', 'constructor', '"', 'a', '', 'nothing\n'])('no icon is called %j', (name) => {
  expect(findIcon('lucide', name)).toBeUndefined();
});
