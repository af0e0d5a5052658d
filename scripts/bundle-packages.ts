import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { readLicense } from '../src/build/output/write-licenses.ts';

/** An `import` or `export` of a package: what is taken of it, and its name with a path in it. Dynamic ones take all. */
const imports =
  /(?:\b(?:import|export)\s+(?!type\b)([\w*{][^'"();]*?)\s*from\s*|\bimport\s*\(\s*|\bimport\s+)(['"])((?:@[\w-]+\/)?[\w-][\w.-]*(?:\/[^'"\n]+)?)\2/g;

/** What is imported of a module: names, `default` among them; undefined for all of it. */
type Taken = Set<string> | undefined;

/**
 * Puts the packages of these names, as much of them as is imported and with what they depend on, into `vendor` below a folder of
 * compiled code (absolute), and lets the code import them from there: most of what they would install is never loaded. Their
 * licenses are written beside them. What is in `installed` stays imported by its name, by them too.
 */
export async function bundlePackages(
  code: string,
  names: ReadonlySet<string>,
  installed: ReadonlySet<string>,
): Promise<void> {
  const folder = join(code, 'vendor');
  const files = readdirSync(code, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:m?js|astro)$/.test(file))
    .map((file) => ({ path: join(code, file), text: readFileSync(join(code, file), 'utf8') }));
  const modules = new Map<string, Taken>();
  for (const { text } of files)
    for (const [, clause, , module = ''] of text.matchAll(imports))
      if (names.has(packageName(module))) modules.set(module, unite(modules, module, clause));
  const sources = await bundle(folder, modules, installed);
  for (const { path, text } of files) {
    const way = relative(dirname(path), folder).split(sep).join('/');
    const next = text.replace(imports, (all, _clause, quote, module) =>
      modules.has(module)
        ? all.replace(
            quote + module,
            `${quote}${way.startsWith('.') ? '' : './'}${way}/${fileName(module)}.js`,
          )
        : all,
    );
    if (next !== text) writeFileSync(path, next);
  }
  const packages = new Map(sources.flatMap((source) => findFolder(source)));
  const licenses = [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(readLicense);
  writeFileSync(join(folder, 'LICENSES.txt'), (await Promise.all(licenses)).join(`\n${'-'.repeat(80)}\n\n`));
}

/** The package of a module: the first part of its name, the first two behind an `@`. */
function packageName(module: string): string {
  return module
    .split('/', 2)
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

function fileName(module: string): string {
  return module.replace(/^@/, '').replaceAll('/', '-').replace(/\.js$/, '');
}

/** The name and the folder of the package that a module (absolute) is of. */
function findFolder(source: string): readonly (readonly [name: string, folder: string])[] {
  const [folder, name = ''] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return folder === undefined ? [] : [[name, folder]];
}

function unite(found: ReadonlyMap<string, Taken>, module: string, clause: string | undefined): Taken {
  const before = found.has(module) ? found.get(module) : new Set<string>();
  if (before === undefined || clause === undefined || clause.includes('*')) return undefined;
  const [, standard, list = ''] = /^(\w+)?\s*,?\s*(?:\{([\s\S]*)\})?$/.exec(clause.trim()) ?? [];
  const named = list.split(',').map((one) => one.trim().split(/\s+as\s+/)[0] ?? '');
  const values = named.filter((one) => one !== '' && !one.startsWith('type '));
  return new Set([...before, ...(standard === undefined ? [] : ['default']), ...values]);
}

/**
 * Bundles what is taken of each module into a file of its own name in a folder; what several share is in files beside them. Gives
 * the modules (absolute) that are in them.
 */
async function bundle(
  folder: string,
  modules: ReadonlyMap<string, Taken>,
  installed: ReadonlySet<string>,
): Promise<readonly string[]> {
  const mark = '\0bundled:';
  const entries: Plugin = {
    name: 'entries',
    resolveId: (id) => (id.startsWith(mark) ? id : undefined),
    load(id) {
      if (!id.startsWith(mark)) return undefined;
      const module = id.slice(mark.length);
      const taken = modules.get(module);
      return `export ${taken ? `{ ${[...taken].join(', ')} }` : '*'} from '${module}';`;
    },
  };
  const bundled = await rolldown({
    cwd: import.meta.dirname,
    input: Object.fromEntries([...modules.keys()].map((module) => [fileName(module), mark + module])),
    platform: 'node',
    // A bundler cannot follow what a UMD module requires.
    resolve: { mainFields: ['module', 'main'] },
    plugins: [entries],
    external: (id) => id.startsWith('node:') || installed.has(packageName(id)),
  });
  const { output } = await bundled.write({
    dir: folder,
    format: 'esm',
    minify: true,
    chunkFileNames: 'shared/[name].js',
  });
  await bundled.close();
  return output.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
}
