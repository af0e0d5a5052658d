import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { listScriptClasses } from '../../content/transform/attribute.ts';

/** Writes the utility classes that a site's content uses. Grows with what is added; Tailwind is loaded when needed. */
export interface UtilityClasses {
  /** Takes in class names of the content, of which most may be the writer's own. */
  readonly add: (names: Iterable<string>) => Promise<void>;
  /** Whether one of the names, taken in before, is a utility class. */
  readonly knows: (names: Iterable<string>) => boolean;
  /** The style sheet of all that was taken in, minified, with the path that it is published at; undefined for none. */
  readonly sheet: () => UtilitySheet | undefined;
}

export interface UtilitySheet {
  /** Named for what it holds: `/_octavo/utilities.1a2b3c4d.css`. */
  readonly url: string;
  readonly css: string;
}

/** Names that Octavo's own elements carry: as utilities they would change those. */
const taken = new Set(['table', 'group', 'prose']);

/** Borders are the site's, below every class that names a colour. */
const borderColor = '@layer tokens { .prose * { border-color: var(--color-border) } }';

/** No class is known at first. */
export function createUtilityClasses(): UtilityClasses {
  let build: ((names: string[]) => string) | undefined;
  let optimize: (css: string) => string = (css) => css;
  const added = new Set<string>();
  let raw = '';
  let sheet: UtilitySheet | undefined;

  async function load(): Promise<(names: string[]) => string> {
    const [{ compile }, lightning, theme] = await Promise.all([
      import('tailwindcss'),
      import('lightningcss'),
      readFile(fileURLToPath(import.meta.resolve('tailwindcss/theme.css')), 'utf8'),
    ]);
    // Its fallbacks for old browsers have to stand below the utilities.
    optimize = (css) => optimizeCss(css, lightning).replace('@layer properties{', '@layer tokens{');
    const compiler = await compile(
      utilityTheme.replace('@theme inline reference { THEME }', () => inlineTheme(theme)),
    );
    return (names) => compiler.build(names);
  }

  return {
    async add(names) {
      const fresh = [...names].filter((name) => !added.has(name) && !taken.has(name)).sort();
      if (fresh.length === 0) return;
      build ??= await load();
      for (const name of fresh) added.add(name);
      const next = build([...added].sort());
      if (next === raw) return;
      raw = next;
      sheet = undefined;
    },
    knows: (names) => [...names].some((name) => added.has(name) && raw.includes(`.${escapeName(name)}`)),
    sheet() {
      if (!raw.includes('{')) return undefined;
      if (!sheet) {
        const css = optimize(raw.includes('border-style') ? raw + borderColor : raw);
        const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
        sheet = { url: `/_octavo/utilities.${hash}.css`, css };
      }
      return sheet;
    },
  };
}

/**
 * The CSS minified, in the syntax that Tailwind promises for its browsers (https://tailwindcss.com/docs/compatibility), with the
 * options of `optimize()` in `@tailwindcss/node`: that package brings 4 MB of others. The second run unites what the first wrote.
 */
function optimizeCss(css: string, { transform, Features }: typeof import('lightningcss')): string {
  const run = (code: Uint8Array) =>
    transform({
      filename: 'utilities.css',
      code,
      minify: true,
      include: Features.Nesting | Features.MediaQueries,
      exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
      targets: {
        safari: cssVersion(16, 4),
        ios_saf: cssVersion(16, 4),
        firefox: cssVersion(128),
        chrome: cssVersion(111),
      },
      errorRecovery: true,
    }).code;
  // Browsers from before `not` without a media type.
  return new TextDecoder()
    .decode(run(run(Buffer.from(css))))
    .replaceAll('@media not (', '@media not all and (');
}

/** A browser's version as lightningcss takes it: one byte for each of its numbers. */
function cssVersion(major: number, minor = 0): number {
  return (major << 16) | (minor << 8);
}

/** Tailwind's theme with every value written where it is used, so that it adds no custom properties to the page. */
function inlineTheme(theme: string): string {
  return theme.replace(
    /@theme\s+default(?:\s+inline)?(?:\s+reference)?\s*\{/g,
    '@theme default inline reference {',
  );
}

/** https://drafts.csswg.org/cssom/#serialize-an-identifier, for the signs of class names. */
function escapeName(name: string): string {
  return name
    .replace(/[^\w\u0080-\uffff-]/g, (sign) => `\\${sign}`)
    .replace(/^(-?)(\d)/, (_, dash, digit) => `${dash}\\3${digit} `);
}

/** Takes in the classes of a compiled page and of the JSX files that it uses; gives them. */
export async function addUtilities(
  compiled: CompiledPage,
  utilities: UtilityClasses,
  readText: (file: string) => Promise<string | undefined>,
): Promise<readonly string[]> {
  const scripts = compiled.dependencies.filter((file) => /\.[jt]sx?$/.test(file));
  const texts = await Promise.all(scripts.map(readText));
  const names = [...compiled.classNames, ...texts.flatMap((text) => listScriptClasses(text ?? ''))];
  await utilities.add(names);
  return names;
}

/**
 * What Tailwind is told before it writes the utility classes of a site: its own theme, without custom properties that
 * could meet the site's, the site's fonts and accent under the names that writers know, and the mode. There is no reset.
 * `THEME` stands for Tailwind's theme.
 */
const utilityTheme = `
@layer utilities { @tailwind utilities; }
@theme inline reference { THEME }
@theme inline reference {
  --font-sans: var(--font-sans);
  --font-mono: var(--font-mono);
  --color-primary: var(--color-accent);
  --background-color-primary: var(--color-solid);
  --color-primary-light: var(--color-accent);
  --color-primary-dark: var(--color-solid);
  --color-background-light: var(--color-bg);
  --color-background-dark: var(--color-bg);
}
@custom-variant dark {
  &:where([data-theme="dark"], [data-theme="dark"] *) { @slot; }
  @media (prefers-color-scheme: dark) {
    &:where(:root:not([data-theme]), :root:not([data-theme]) *) { @slot; }
  }
}
`;
