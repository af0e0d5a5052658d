import { describe, expect, it } from 'vitest';
import { createUtilityClasses } from './utility-classes.ts';

async function write(...names: readonly string[]) {
  const utilities = createUtilityClasses();
  await utilities.add(names);
  return { utilities, css: utilities.sheet()?.css ?? '' };
}

describe('utility classes', () => {
  it('are written for those that Tailwind knows, and nothing for others', async () => {
    const { utilities, css } = await write('p-4', 'my-own', 'missing-image');
    expect(css).toContain('.p-4{padding:1rem}');
    expect(css).not.toMatch(/my-own|missing-image/);
    expect(utilities.knows(['my-own'])).toBe(false);
    expect(utilities.knows(['my-own', 'p-4'])).toBe(true);
  });

  it('are no sheet when no name is a utility', async () => {
    expect((await write('mine', 'hero', 'table')).utilities.sheet()).toBeUndefined();
    expect(createUtilityClasses().sheet()).toBeUndefined();
  });

  it.each(['dark:hidden', 'w-1/3', 'h-[calc(1vh+2px)]', 'md:hover:underline', '2xl:flex', '-mt-2', '!p-2'])(
    'know %s again',
    async (name) => {
      const { utilities } = await write(name);
      expect(utilities.knows([name])).toBe(true);
    },
  );

  it('stand in the layer of utilities and bring no reset and no properties of the theme', async () => {
    const { css } = await write('text-lg', 'text-red-500', 'font-sans', 'shadow-md', 'border');
    expect(css).not.toMatch(/:root\s*\{|--color-red|--text-lg/);
    expect(
      css.match(/@layer [\w, ]+/g)?.filter((name) => !/^@layer (?:utilities|tokens)$/.test(name)),
    ).toEqual([]);
  });

  it('follow the chosen mode, and the system where none is set', async () => {
    const { css } = await write('dark:hidden');
    expect(css).toContain('.dark\\:hidden:where([data-theme=dark],[data-theme=dark] *){display:none}');
    expect(css).toMatch(/prefers-color-scheme:dark\)\{\.dark\\:hidden:where\(:root:not\(\[data-theme\]\)/);
  });

  it('grow, and give the same sheet whatever came first', async () => {
    const one = createUtilityClasses();
    await one.add(['p-4']);
    const before = one.sheet()?.url;
    await one.add(['block', 'dark:hidden']);
    expect(one.sheet()?.url).not.toBe(before);
    expect(one.sheet()).toEqual((await write('dark:hidden', 'block', 'p-4')).utilities.sheet());
  });
});
