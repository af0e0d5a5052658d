import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { isValidElement } from 'preact';
import type { CompiledPage } from '../compile/compiled-page.ts';

/** JavaScript that a page with an island loads. */
export interface IslandFile {
  /** Named for what it holds: `counter.1a2b3c4d.js`. */
  readonly name: string;
  readonly code: string;
}

/** Where a function of a script is: the script, and the names that lead to it from its exports. */
export interface ScriptOrigin {
  readonly page: CompiledPage;
  readonly path: readonly string[];
}

/** The folder of the files of islands: a URL path without the base. */
export const islandFolder = '/_octavo/islands/';

/** The tag that stands for a part of the page in what a component renders. */
export const slotTag = 'octavo-slot';

const files = new WeakMap<CompiledPage, IslandFile>();

/**
 * A script with all that it imports as a module for browsers, whose `files` are their functions as CommonJS has them. Nothing
 * of it is evaluated from text, and nothing runs before it is asked for.
 */
export function makeIslandFile(script: CompiledPage): IslandFile {
  const known = files.get(script);
  if (known) return known;
  const written = new Map<string, string>();
  writeModule(script, written);
  const code = `export const files = {\n${[...written.values()].join(',\n')}\n};\n`;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const stem = posix.basename(script.file).replace(/\.\w+$/, '');
  const file = { name: `${stem.replace(/[^\w-]/g, '') || 'island'}.${hash}.js`, code };
  files.set(script, file);
  return file;
}

function writeModule(page: CompiledPage, written: Map<string, string>): void {
  const { file, module, code } = page;
  if (written.has(file)) return;
  written.set(file, '');
  const scripts = page.imports.filter(({ snippet }) => snippet.module !== undefined);
  const imports = Object.fromEntries(
    scripts.flatMap(({ snippet, names }) => names.map(({ local }) => [local, snippet.file] as const)),
  );
  const frozen = page.imports
    .filter((one) => !scripts.includes(one))
    .flatMap(({ names }) => names.map(({ local }) => local));
  const parameters = ['require', 'exports', 'module', ...(module?.components ?? []), 'Fragment'];
  const facts = JSON.stringify({
    imports,
    frozen,
    missing: module?.missing ?? {},
    components: module?.components ?? [],
  });
  const run = `function (${[...new Set(parameters)].join(', ')}) {${code}\n}`;
  written.set(file, `${JSON.stringify(file)}: { ...${facts}, run: ${run} }`);
  for (const { snippet } of scripts) writeModule(snippet, written);
}

/** What a component is given, or the path of what cannot be written as JSON: `onPick`, `items[2].made`. */
export type GivenProps = { readonly json: string } | { readonly unwritable: string };

/** Writes what a component is given as JSON; a part of the page, which is a slot by now, as `{ "$slot": number }`. */
export function writeGiven(props: Readonly<Record<string, unknown>>): GivenProps {
  const found = { path: undefined as string | undefined };
  const value = writeValue(props, '', found, new Set());
  return found.path === undefined ? { json: JSON.stringify(value) } : { unwritable: found.path };
}

function writeValue(
  value: unknown,
  path: string,
  found: { path: string | undefined },
  open: Set<object>,
): unknown {
  const fail = () => {
    found.path ??= path;
  };
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean')
    return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : fail();
  if (typeof value !== 'object' || open.has(value)) return fail();
  open.add(value);
  try {
    if (Array.isArray(value))
      return value.map((item, index) => writeValue(item, `${path}[${index}]`, found, open));
    if (isValidElement(value)) {
      const { type, props } = value as { readonly type: unknown; readonly props: { readonly n?: unknown } };
      return type === slotTag ? { $slot: props.n } : fail();
    }
    if (![Object.prototype, null].includes(Object.getPrototypeOf(value)) || Object.hasOwn(value, '$slot'))
      return fail();
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        writeValue(item, path === '' ? key : `${path}.${key}`, found, open),
      ]),
    );
  } finally {
    open.delete(value);
  }
}
