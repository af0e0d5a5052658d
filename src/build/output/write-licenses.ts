import { realpathSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { findPackage, readPackage } from '../../content/files/find-package.ts';
import type { IconSet } from '../../content/icons/collections.ts';

/** Where a built site says under which licenses it holds the work of others. */
export const licensesFile = '_octavo/licenses.txt';

/** Packages whose files are in a site, by how such a file is named in it, relative to the output and with `/`. */
const packages: readonly (readonly [file: RegExp, name: string])[] = [
  [/\/geist-latin-.*\.woff2$/, '@fontsource-variable/geist'],
  [/\/geist-mono-latin-.*\.woff2$/, '@fontsource-variable/geist-mono'],
  [/\/stix-two-math-.*\.woff2$/, '@fontsource/stix-two-math'],
  [/\/rolldown-runtime[.-].*\.js$/, 'rolldown'],
  [/\/Island[.-].*\.js$/, 'preact'],
  [/\/search-worker[.-].*\.js$/, 'fflate'],
  [/^_octavo\/search\/.*\/stemmer\.js$/, '@orama/stemmers'],
  [/^_octavo\/diagram\/mermaid\//, 'mermaid'],
];

/** Packages that stand in the files of another, as their bundle. */
const bundles: ReadonlySet<string> = new Set(['mermaid']);

/**
 * Writes the licenses of the fonts, icons and scripts that the site built into `folder` (absolute) holds, whose files are `names`, with what Astro
 * has bundled into `assets` (absolute), and of nothing else. `iconSets` are those that its icons are from; the interface is drawn with Phosphor.
 * `own` are packages of the site in the scripts of its components.
 */
export async function writeLicenses(
  folder: string,
  names: readonly string[],
  assets: string,
  iconSets: Iterable<IconSet>,
  own: SitePackages,
): Promise<void> {
  const bundled = (await readdir(assets)).map((name) => `${basename(assets)}/${name}`);
  const text = await describeLicenses([...names, ...bundled], iconSets, own);
  await mkdir(dirname(join(folder, licensesFile)), { recursive: true });
  await writeFile(join(folder, licensesFile), text);
}

/** Packages by name, and the folder (absolute) that they are looked for from. */
interface SitePackages {
  readonly names: readonly string[];
  readonly siteRoot: string;
}

/** The text for a site of these files, icon sets and packages of its own. */
export async function describeLicenses(
  files: readonly string[],
  iconSets: Iterable<IconSet>,
  own: SitePackages = { names: [], siteRoot: '' },
): Promise<string> {
  const sets = [...new Set<IconSet>(['ph', ...iconSets])].sort();
  const icons = new Set(sets.map((set) => iconLicenses[set]));
  const shipped = packages.flatMap(([file, name]) => (files.some((one) => file.test(one)) ? [name] : []));
  const parts = [
    'This site was built with Octavo and holds work of others under these licenses.\n',
    ...icons,
    ...(await Promise.all(listBundled(shipped, own).map(readLicense))),
  ];
  return parts.join(`\n${'-'.repeat(80)}\n\n`);
}

/** The folders of packages by name, with those that stand in a bundle; each once. */
function listBundled(
  names: readonly string[],
  own: SitePackages,
): readonly (readonly [name: string, folder: string])[] {
  const found = new Map<string, string>();
  const add = (name: string, from: string, withNeeded: boolean): void => {
    const folder = findPackage(name, from);
    if (folder === undefined || found.has(name)) return;
    found.set(name, folder);
    if (!withNeeded) return;
    for (const other of Object.keys(readPackage(folder).dependencies ?? {}))
      if (!other.startsWith('@types/')) add(other, realpathSync(folder), true);
  };
  for (const name of names) add(name, import.meta.dirname, bundles.has(name));
  for (const name of own.names) add(name, own.siteRoot, true);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What a package, by its name and folder (absolute), says of its license, with the text of it. */
export async function readLicense([name, folder]: readonly [string, string]): Promise<string> {
  const { version, license, homepage } = readPackage(folder);
  const file = (await readdir(folder)).find((one) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(one));
  const text = file === undefined ? '' : await readFile(join(folder, file), 'utf8');
  const head = `${name} ${version} (${license})${homepage === undefined ? '' : `\n${homepage}`}\n`;
  return `${head}${text === '' ? '' : `\n${text.replace(/\r\n?/g, '\n').trim()}\n`}`;
}

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

const isc = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
`;

const fontAwesome = `Font Awesome Free by @fontawesome: icons (CC-BY-4.0), some of them in another size
https://fontawesome.com
https://fontawesome.com/license/free
https://creativecommons.org/licenses/by/4.0/

All brand icons are trademarks of their respective owners.
`;

/** The licenses of the sets that icons are from: packages of Iconify name them, but do not hold their texts. */
const iconLicenses: Readonly<Record<IconSet, string>> = {
  'fa6-brands': fontAwesome,
  'fa6-regular': fontAwesome,
  'fa6-solid': fontAwesome,
  lucide: `Lucide: icons (ISC)
https://lucide.dev

Copyright (c) Lucide Contributors. Portions are from Feather, https://feathericons.com (MIT):
Copyright (c) Cole Bemis.

${isc}
${mit}`,
  ph: `Phosphor: icons (MIT)
https://phosphoricons.com

Copyright (c) Phosphor Icons

${mit}`,
  'simple-icons': `Simple Icons: icons (CC0-1.0)
https://simpleicons.org
https://creativecommons.org/publicdomain/zero/1.0/

All brand icons are trademarks of their respective owners.
`,
};
