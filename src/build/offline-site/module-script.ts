import { posix } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { init, parse } from 'es-module-lexer';
import { applyEdits, type TextEdit } from '../../lib/html/tags.ts';
import { loadRolldown } from '../compiler/bundle-package.ts';

/** A module of JavaScript as a script that does the same. */
export interface ModuleScript {
  readonly code: string;
  /** Files of the modules that it imports, in their order. */
  readonly imports: readonly string[];
  /** Files of those that it loads later, and of its workers. */
  readonly others: readonly string[];
}

/**
 * A module as the script that `client/offline-site/loader.mjs` knows: a browser that opens a page from a disk loads no modules. `path`
 * is its file, relative to the site's folder, `findFile` finds that of what it imports. Gives a text for one that cannot be
 * a script, which says why not.
 */
export async function writeModuleScript(
  path: string,
  text: string,
  findFile: (specifier: string) => string | undefined,
): Promise<ModuleScript | string> {
  await init;
  const imports: string[] = [];
  const others = listWorkers(text).flatMap((url) => findFile(url) ?? []);
  const edits: TextEdit[] = [];
  for (const { n: name, s: start, e: end, ss: first, d: kind } of readImports(text)) {
    if (kind === isMeta) edits.push({ start: first, end, text: metaName });
    else if (kind === isStatic) {
      const file = name === undefined ? undefined : findFile(name);
      if (file === undefined) return `it imports "${name ?? ''}", which is no file of the site`;
      imports.push(file);
    } else {
      const written = /^(['"`])([^'"`$\\]+)\1$/.exec(text.slice(start, end).trim())?.[2];
      const file = written === undefined ? undefined : findFile(written);
      if (file !== undefined) others.push(file);
      edits.push({ start: first, end: first + 'import'.length, text: importName });
    }
  }
  try {
    const code = await toCommonJs(applyEdits(text, edits), findFile);
    return { code: writeScript(path, imports, code), imports, others };
  } catch (error) {
    return readReason(error instanceof Error ? error.message : String(error));
  }
}

/** What the lexer says of `import` from the top, and of `import.meta`. */
const [isStatic, isMeta] = [-1, -2];

/** Names that stand for `import()` and `import.meta`. */
const [importName, metaName] = ['$octavoImport', '$octavoMeta'];

function readImports(text: string) {
  try {
    return parse(text)[0];
  } catch {
    // What is wrong with it shows when it is made a script.
    return [];
  }
}

/** URLs of workers, as Vite writes them. */
function listWorkers(text: string): readonly string[] {
  const worker = /\bnew (?:Shared)?Worker\(\s*new URL\(\s*(['"`])([^'"`$\\]+)\1/g;
  return [...text.matchAll(worker)].map(([, , url = '']) => url);
}

const ownId = 'octavo:module';

/** A module in the form of CommonJS, what it imports by its file. Throws an error with the reason where there is none. */
async function toCommonJs(
  text: string,
  findFile: (specifier: string) => string | undefined,
): Promise<string> {
  const { rolldown } = await loadRolldown();
  const made = await rolldown({
    input: ownId,
    treeshake: false,
    onLog: () => undefined,
    plugins: [
      {
        name: 'octavo:module',
        resolveId: (id, importer) =>
          importer === undefined ? ownId : { id: findFile(id) ?? id, external: true },
        load: (id) => (id === ownId ? { code: text, moduleType: 'js' } : undefined),
      },
    ],
  });
  const { output } = await made.generate({
    format: 'cjs',
    exports: 'named',
    esModule: true,
    minify: true,
    codeSplitting: false,
  });
  await made.close();
  return output[0].code;
}

function writeScript(path: string, imports: readonly string[], code: string): string {
  const given = `require,exports,${importName},${metaName},fetch,Worker,globalThis,addEventListener,postMessage`;
  const [name, list] = [path, imports].map((value) => JSON.stringify(value));
  return `octavoModule(${name},${list},function(${given}){"use strict";${code}\n});\n`;
}

/** The first sentence of what the bundler says. */
function readReason(told: string): string {
  const text = stripVTControlCharacters(told)
    .replace(/^Build failed.*\n/, '')
    .trim();
  if (/top-level await/i.test(text)) return 'it waits at its top level';
  return (text.split('\n')[0] ?? '').replace(/^\[\w+\]\s*(?:Error:\s*)?/, '').replace(/\.$/, '');
}

/**
 * Modules in the order in which they are to be there: each after those that it imports, `first` at the end. `imports` gives those of
 * a module.
 */
export function orderModules(
  first: string,
  imports: (path: string) => readonly string[] | undefined,
): readonly string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    imports(path)?.forEach(visit);
    ordered.push(path);
  };
  visit(first);
  return ordered;
}

/** Where a module stands that is written into a page. */
export function nameInlineModule(page: string, index: number): string {
  return posix.join('_octavo/inline', `${page.replace(/\.html$/, '')}.${index}.js`);
}
