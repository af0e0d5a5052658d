import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../', import.meta.url));

/** Folders of `src` that are not part of the package. */
const left: ReadonlySet<string> = new Set(['service']);

/** What is copied as it is, but for the names of modules that were compiled. */
const copied = /\.(?:astro|css|html|json|mdx|mjs|ya?ml)$/;

/** Modules that users import by name, and their declarations. */
const exported = { '.': 'index', './relay': 'relay/index' };

/**
 * Makes the package that is published in a folder (absolute; emptied before): JavaScript of what Node.js and Vite load, the
 * components as they are, declarations of what users import, and a package.json that names nothing of the workspace.
 */
export function makePackage(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const code = join(folder, 'dist');
  mkdirSync(code, { recursive: true });
  compile(code);
  declare(code);
  for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const path = from.slice(join(root, 'src/').length);
    if (!entry.isFile() || !copied.test(path) || left.has(path.split('/')[0] ?? '')) continue;
    mkdirSync(dirname(join(code, path)), { recursive: true });
    if (/\.(?:astro|mjs)$/.test(path))
      writeFileSync(join(code, path), renameModules(readFileSync(from, 'utf8')));
    else cpSync(from, join(code, path));
  }
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) cpSync(join(root, file), join(folder, file));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(describePackage(), null, 2)}\n`);
}

function compile(code: string): void {
  runCompiler(['--outDir', code]);
  for (const file of readdirSync(code, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const path = join(code, file);
    writeFileSync(path, renameModules(readFileSync(path, 'utf8')));
  }
}

/** A text with `.js` for `.ts` in the relative names of modules, which TypeScript leaves in `new URL()` and Astro has. */
function renameModules(text: string): string {
  return text.replace(/(['"]\.{1,2}\/[^'"\n]*)\.ts(['"])/g, '$1.js$2');
}

/** Writes the declarations of what users import, with those that they name, and no others. */
function declare(code: string): void {
  const all = join(code, '.declarations');
  runCompiler(['--declaration', '--emitDeclarationOnly', '--outDir', all]);
  const asked = Object.values(exported).map((module) => `${module}.d.ts`);
  for (const file of asked) {
    const text = readFileSync(join(all, file), 'utf8').replace(/(from '\.[^']*)\.ts'/g, "$1.js'");
    mkdirSync(dirname(join(code, file)), { recursive: true });
    writeFileSync(join(code, file), text);
    for (const [, name = ''] of text.matchAll(/from '(\.[^']*)\.js'/g)) {
      const found = `${join(dirname(file), name)}.d.ts`;
      if (!asked.includes(found)) asked.push(found);
    }
  }
  rmSync(all, { recursive: true });
}

function runCompiler(words: readonly string[]): void {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(root, 'scripts/tsconfig.json'), ...words], {
    stdio: 'inherit',
  });
}

function describePackage(): Readonly<Record<string, unknown>> {
  const { name, version, description, license, type, dependencies, peerDependencies, peerDependenciesMeta } =
    manifest;
  return {
    name,
    version,
    description,
    license,
    type,
    bin: { octavo: 'dist/cli/octavo.mjs' },
    exports: Object.fromEntries(
      Object.entries(exported).map(([path, module]) => [
        path,
        { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` },
      ]),
    ),
    engines: manifest.engines,
    dependencies,
    optionalDependencies: Object.fromEntries(
      Object.entries(manifest.optionalDependencies).filter(([one]) => !one.startsWith('node-')),
    ),
    peerDependencies,
    peerDependenciesMeta,
  };
}

/** Makes the package in a folder of its own and packs it into the working directory; gives the name of the file. */
export function packPackage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-package-'));
  makePackage(folder);
  const name = execFileSync('npm', ['pack', '--silent', folder], { encoding: 'utf8' }).trim();
  rmSync(folder, { recursive: true });
  return name;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${packPackage()}\n`);
