import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { bundlePackages } from './bundle-packages.ts';
import { compileComponents } from './compile-components.ts';
import { shipExpressions } from './ship-expressions.ts';
import { shipRenderers } from './ship-renderers.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Folders of `src` that are not part of the package. */
const left: ReadonlySet<string> = new Set(['service']);

/** What is copied as it is, but for the names of modules that were compiled. */
const copied = /\.(?:astro|css|html|json|mdx|mjs|woff2|ya?ml)$/;

/**
 * Packages that stay dependencies: what Astro brings anyway, what has a native part, and what is read or copied file by file.
 * All others are bundled.
 */
const installed: ReadonlySet<string> = new Set([
  '@fontsource-variable/geist',
  '@fontsource-variable/geist-mono',
  '@fontsource/stix-two-math',
  '@iconify-json/fa6-brands',
  '@iconify-json/fa6-regular',
  '@iconify-json/fa6-solid',
  '@iconify-json/lucide',
  '@iconify-json/ph',
  '@iconify-json/simple-icons',
  '@orama/stemmers',
  '@takumi-rs/core',
  'astro',
  'fflate',
  'lightningcss',
  'mermaid',
  'postcss',
  'preact',
  'satteri',
  'shiki',
  'subset-font',
  'tailwindcss',
  'vite',
  'zod',
]);

/** Packages that stand in the package's own `node_modules`, with the files that are loaded and little else of them. */
const trimmed: readonly string[] = ['@fontsource/stix-two-math', '@orama/stemmers'];

/** Modules that users import by name, and their declarations. */
const exported = { '.': 'index', './relay': 'relay/index' };

/**
 * Makes the package that is published in a folder (absolute; emptied before): JavaScript of what Node.js and Vite load, the
 * components as they are and compiled, the code that renders most sites as Astro bundles it, declarations of what users import, and
 * a package.json that names nothing of the workspace.
 */
export async function makePackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const code = join(folder, 'dist');
  mkdirSync(code, { recursive: true });
  compile(code);
  for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const path = from.slice(join(root, 'src/').length);
    if (!entry.isFile() || !copied.test(path) || left.has(path.split(sep)[0] ?? '')) continue;
    mkdirSync(dirname(join(code, path)), { recursive: true });
    if (/\.(?:astro|mjs)$/.test(path))
      writeFileSync(join(code, path), renameModules(readFileSync(from, 'utf8')));
    else cpSync(from, join(code, path));
  }
  await compileComponents(code);
  const packages = Object.keys(manifest.dependencies).filter((name) => !installed.has(name));
  await bundlePackages(code, new Set(packages), installed);
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE', 'NOTICE'])
    cpSync(join(root, file), join(folder, file));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(describePackage(), null, 2)}\n`);
  await shipExpressions(code);
  await shipRenderers(folder);
  for (const name of trimmed)
    cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), {
      recursive: true,
      filter: (file) => !/\.(?:map|cjs|[cm]?ts|woff|scss)$/.test(file),
    });
}

/** Compiles all of `src`; of its declarations those are kept that users import, with those that they name. */
function compile(code: string): void {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const words = ['-p', join(root, 'scripts/tsconfig.json'), '--outDir', code];
  execFileSync(process.execPath, [compiler, ...words], { stdio: 'inherit' });
  const declared = listDeclarations(code);
  for (const file of readdirSync(code, { recursive: true, encoding: 'utf8' })) {
    const path = join(code, file);
    if (file.endsWith('.d.ts') && !declared.has(path)) rmSync(path);
    else if (/\.(?:js|d\.ts)$/.test(file)) writeFileSync(path, renameModules(readFileSync(path, 'utf8')));
  }
}

/** The declarations (absolute) of what users import, and of all that these import. */
function listDeclarations(code: string): ReadonlySet<string> {
  const found = new Set(Object.values(exported).map((module) => join(code, `${module}.d.ts`)));
  for (const file of found)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']*)\.[jt]s'/g))
      found.add(join(dirname(file), `${name}.d.ts`));
  return found;
}

/** A text with `.js` for `.ts` in the relative names of modules, which TypeScript leaves in `new URL()` and Astro has. */
function renameModules(text: string): string {
  return text.replace(/(['"]\.{1,2}\/[^'"\n]*)\.ts(['"])/g, '$1.js$2');
}

function describePackage(): Readonly<Record<string, unknown>> {
  const { name, version, description, keywords, license, type } = manifest;
  const { dependencies, peerDependencies, peerDependenciesMeta } = manifest;
  return {
    name,
    version,
    description,
    keywords,
    license,
    type,
    bin: { octavo: 'dist/cli/octavo.mjs' },
    exports: Object.fromEntries(
      Object.entries(exported).map(([path, module]) => [
        path,
        { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` },
      ]),
    ),
    // The repository runs TypeScript as it is, which needs a later one.
    engines: { node: '>=22.12' },
    // Published by CI alone, which signs from which commit it made it: https://docs.npmjs.com/generating-provenance-statements
    publishConfig: { access: 'public', provenance: true },
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([one]) => installed.has(one))),
    optionalDependencies: Object.fromEntries(
      Object.entries(manifest.optionalDependencies).filter(([one]) => !one.startsWith('node-')),
    ),
    // https://docs.npmjs.com/cli/v11/configuring-npm/package-json#bundledependencies
    bundleDependencies: trimmed,
    peerDependencies,
    peerDependenciesMeta,
  };
}

/** Makes the package in a folder of its own and packs it into the working directory; gives the name of the file. */
export async function packPackage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-package-'));
  await makePackage(folder);
  const name = execFileSync('npm', ['pack', '--silent', folder], { encoding: 'utf8' }).trim();
  rmSync(folder, { recursive: true });
  return name;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${await packPackage()}\n`);
