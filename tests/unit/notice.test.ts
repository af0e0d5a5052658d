import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

interface Facts {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly homepage?: string;
  readonly repository?: string | { readonly url: string };
}

function readFacts(name: string): Facts {
  const file = fileURLToPath(new URL(`../../node_modules/${name}/package.json`, import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Where the source of a package is, as a browser opens it. */
function findSource({ repository, homepage }: Facts): string {
  const url = typeof repository === 'string' ? repository : (repository?.url ?? homepage ?? '');
  return url
    .replace(/^git\+|\.git$/g, '')
    .replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://')
    .replace(/^git@github\.com:/, 'https://github.com/')
    .replace(/^github:|^(?=[\w-]+\/[\w-]+$)/, 'https://github.com/');
}

/** Licenses under which all that Octavo ships may be passed on with it. */
const known =
  /^(?:MIT|ISC|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|CC-BY-4\.0|CC0-1\.0|MPL-2\.0|EPL-2\.0|\((?:MPL-2\.0|MIT) OR Apache-2\.0\))$/;

const packages = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
  // Node.js itself, for those who work on Octavo.
  .filter((name) => !name.startsWith('node-'))
  .sort()
  .map(readFacts);

function writeNotice(): string {
  const rows = packages.map(
    (facts) => `${facts.name} ${facts.version}\n  ${facts.license}, ${findSource(facts)}\n`,
  );
  return `Octavo
Copyright (c) 2026 Octavo contributors. MIT: see LICENSE.

Octavo holds, or installs beside itself, work of others under the licenses below. Their texts are in the packages
themselves and, for what the package of Octavo has in its own files, in the LICENSES.txt beside those files. A built
site says in _octavo/licenses.txt under which licenses it holds icons, fonts and scripts of others.

Icons
  Font Awesome Free, https://fontawesome.com: CC-BY-4.0; brand icons are trademarks of their owners
  Phosphor, https://phosphoricons.com: MIT
  Lucide, https://lucide.dev: ISC
  Simple Icons, https://simpleicons.org: CC0-1.0; brand icons are trademarks of their owners

Fonts
  Geist and Geist Mono, https://vercel.com/font: OFL-1.1
  STIX Two Math, https://www.stixfonts.org: OFL-1.1

Packages, each with where its source is

${rows.join('\n')}`;
}

it('NOTICE names every package that Octavo ships, its version, its license and its source', async () => {
  expect(packages.filter(({ license }) => !known.test(license))).toEqual([]);
  expect(packages.filter((facts) => !/^https:\/\//.test(findSource(facts)))).toEqual([]);
  await expect(writeNotice()).toMatchFileSnapshot('../../NOTICE');
});
