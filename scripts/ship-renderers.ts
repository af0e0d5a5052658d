import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SiteFonts } from '../src/build/output/subset-fonts.ts';
import { readLicense } from '../src/build/output/write-licenses.ts';
import { findPackage } from '../src/content/files/find-package.ts';

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));

/** Packages that files which pages load are made of: these are minified, and do not say so. */
const inAssets = [
  '@fontsource-variable/geist',
  '@fontsource-variable/geist-mono',
  '@fontsource/stix-two-math',
  'fflate',
  'preact',
  'rolldown',
];

/** The smallest site: what its pages are rendered with renders those of any other whose scripts know as much of it. */
const site: Readonly<Record<string, string>> = {
  'site.json': '{ "name": "Site", "navigation": [{ "group": "Start", "pages": ["index"] }] }\n',
  'content/index.mdx': '---\ntitle: Start\n---\n\nText.\n',
};

/**
 * Has Astro bundle what renders the pages of a site without components of its own at the root of a host, by the code of a package in
 * a folder (absolute), and puts it there with its fonts: such sites are built without Astro's bundler. Once for those whose
 * readers are told what has changed, which is known of sites in a repository of Git, and once for the others.
 */
export async function shipRenderers(folder: string): Promise<void> {
  const linked = join(folder, 'node_modules');
  // A shell's: the program that it runs. Vite writes variables of this name into what it bundles (8.3.8).
  delete process.env['_'];
  symlinkSync(modules, linked, 'dir');
  try {
    const code = join(folder, 'dist');
    const load: LoadCode = (file) => import(pathToFileURL(join(code, file)).href);
    const letters = await load<typeof import('../src/build/output/site-letters.ts')>(
      'build/output/site-letters.js',
    );
    const fonts = await load<typeof import('../src/build/output/subset-fonts.ts')>(
      'build/output/subset-fonts.js',
    );
    for (const some of [letters.usualLetters, letters.westernLetters])
      await shipFonts((folder) => fonts.subsetFonts({ letters: some, hasOtherWeights: false }, folder), code);
    const packages = new Set(inAssets);
    for (const isRepository of [false, true])
      for (const name of await shipOne(load, isRepository)) packages.add(name);
    await putLicenses([...packages].sort(), join(code, 'renderer'));
  } finally {
    rmSync(linked);
  }
}

/** Puts fonts of some letters into the code of a package (absolute): made in a folder of their own, which keeps no others. */
async function shipFonts(subset: (folder: string) => Promise<SiteFonts>, code: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-fonts-'));
  try {
    await (await subset(folder)).made();
    cpSync(folder, code, { recursive: true });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Loads a module of the package by its file below `dist`. */
type LoadCode = <Module>(file: string) => Promise<Module>;

/** Gives the names of the packages that it holds modules of. */
async function shipOne(load: LoadCode, isRepository: boolean): Promise<readonly string[]> {
  const { openProject } = await load<typeof import('../src/build/project/open-project.ts')>(
    'build/project/open-project.js',
  );
  const { openPageCache } = await load<typeof import('../src/build/page-cache/page-cache.ts')>(
    'build/page-cache/page-cache.js',
  );
  const { bundleRenderer } =
    await load<typeof import('../src/astro/hooks/run-astro.ts')>('astro/hooks/run-astro.js');
  const octavo = await load<typeof import('../src/astro/hooks/octavo.ts')>('astro/hooks/octavo.js');
  const { shipRenderer } = await load<typeof import('../src/astro/hooks/shipped-renderer.ts')>(
    'astro/hooks/shipped-renderer.js',
  );
  const siteRoot = mkdtempSync(join(tmpdir(), 'octavo-site-'));
  for (const [name, text] of Object.entries(site)) {
    mkdirSync(dirname(join(siteRoot, name)), { recursive: true });
    writeFileSync(join(siteRoot, name), text);
  }
  if (isRepository) commitAll(siteRoot);
  const project = await openProject({ siteRoot, output: undefined });
  try {
    const cache = await openPageCache(project);
    const renderer = cache && (await bundleRenderer(project, cache, join(siteRoot, 'dist')));
    if (!renderer) throw new Error('The code that renders pages was not bundled.');
    const inputs = {
      code: cache.code,
      siteRoot,
      fonts: await octavo.makeFonts(project),
      constants: octavo.defineConstants(project, false),
    };
    await shipRenderer(dirname(cache.rendererCode), inputs);
    return listBundled(cache.rendererCode);
  } finally {
    await project.close();
    rmSync(siteRoot, { recursive: true });
  }
}

/** The packages that bundled code in a folder (absolute) has modules of: the bundler writes where each was above it. */
function listBundled(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mjs'),
  );
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^\/\/ \S*\/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\/\S*$/gm)].map(
      ([, name = '']) => name,
    ),
  );
  return [...new Set(names)];
}

/** Puts the licenses of packages, by their names, beside files that are made of these: `LICENSES.txt` in a folder (absolute). */
export async function putLicenses(names: readonly string[], folder: string): Promise<void> {
  const texts = names.map((name) => readLicense([name, findPackage(name, modules) ?? join(modules, name)]));
  writeFileSync(join(folder, 'LICENSES.txt'), (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`));
}

function commitAll(folder: string): void {
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Octavo', '-c', 'user.email=octavo@localhost', ...words], {
      cwd: folder,
      stdio: 'ignore',
    });
  git('init');
  git('add', '.');
  git('commit', '--message', 'Start');
}
