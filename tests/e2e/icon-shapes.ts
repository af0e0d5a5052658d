import { readFileSync } from 'node:fs';
import { roundBody } from '../../src/content/icons/round-path.ts';

/** The outlines of an icon in its set, on the grid on which pages have them. */
export function shapesOf(
  set: 'ph' | 'fa6-solid' | 'fa6-regular' | 'fa6-brands',
  name: string,
): readonly string[] {
  const file = new URL(`../../node_modules/@iconify-json/${set}/icons.json`, import.meta.url);
  const { icons, height = 16 } = JSON.parse(readFileSync(file, 'utf8'));
  const body = roundBody(icons[name].body, icons[name].height ?? height);
  return [...body.matchAll(/\sd="([^"]+)"/g)].map(([, shape = '']) => shape);
}
