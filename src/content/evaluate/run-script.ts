import * as preact from 'preact';
import * as react from 'preact/compat';
import type { Place, Problem } from '../../problem/problem.ts';
import type { CompiledPage, IconRef, ModuleFacts } from '../compile/compiled-page.ts';
import { scriptProblem } from '../scripts/problems.ts';
import { codeUrl, findScriptFrame, runForPlace } from './page-code.ts';

/** What `astro/jsx-runtime` exports. */
export interface JsxRuntime {
  readonly Fragment: unknown;
  jsx(type: unknown, props: Record<string, unknown>, key?: unknown): unknown;
  jsxs(type: unknown, props: Record<string, unknown>, key?: unknown): unknown;
}

export type Props = Readonly<Record<string, unknown>>;

/** Props in, a node of the runtime out. */
export type ContentFunction = (props?: Props) => unknown;

/** What the files of one page share while their JavaScript runs. */
export interface Running {
  readonly runtime: JsxRuntime;
  readonly components: Props;
  readonly report: (problem: Problem) => void;
  /** What each script gave, by its file: it runs once for a page. */
  readonly modules: Map<string, Props>;
  /** Functions from scripts: components that Preact renders. */
  readonly scriptFunctions: WeakSet<object>;
  /** Icons that JavaScript names: see `CompiledPage.scriptIcons`. */
  readonly icons: Map<string, IconRef>;
  /** Where the page is that runs now. */
  place: Place;
  /** How many ids were given. */
  ids: number;
  /** Whether its JavaScript may go on after the page was rendered. */
  readonly mayRunLate: boolean;
}

/** Runs something with its place known, also to what it calls. */
export function runAt<T>(running: Running, place: Place, run: () => T): T {
  const before = running.place;
  running.place = place;
  try {
    return running.mayRunLate ? runForPlace(place, run) : run();
  } finally {
    running.place = before;
  }
}

/**
 * Runs a script or data file, once for a page; gives what it exports. `runFile` runs the files that it imports. What
 * it throws is thrown.
 */
export function runScript(
  page: CompiledPage & { readonly module: ModuleFacts },
  running: Running,
  runFile: (page: CompiledPage) => Props,
): Props {
  const before = running.modules.get(page.file);
  if (before) return before;
  const exports: Record<string, unknown> = {};
  const module: { exports: Record<string, unknown> } = { exports };
  running.modules.set(page.file, exports);
  const imported = new Map(
    page.imports.flatMap(({ snippet, names }) =>
      names.map(({ local }) => [local, importFile(snippet, runFile)] as const),
    ),
  );
  const require = (source: string): unknown => {
    if (source === 'octavo/jsx-runtime') return scriptJsxRuntime;
    if (source === 'react') return scriptReact;
    return imported.get(source) ?? showMissing(page.module.missing[source]);
  };
  const unknown = Object.fromEntries(page.unknownComponents.map((name) => [name, showChildren]));
  const wrapped = Object.fromEntries(
    Object.entries(running.components).map(([name, component]) => [name, wrapComponent(component, name)]),
  );
  const given: Props = { ...nestComponents({ ...unknown, ...wrapped }), Fragment: scriptJsxRuntime.Fragment };
  const names = page.module.components;
  const code = `${page.code}\n//# sourceURL=${codeUrl(page)}`;
  const run = new Function('require', 'exports', 'module', ...names, code);
  runAt(running, { file: page.file, line: 1, column: 1 }, () =>
    run(require, exports, module, ...names.map((name) => given[name])),
  );
  running.modules.set(page.file, module.exports);
  noteFunctions(module.exports, running.scriptFunctions, 0);
  return module.exports;
}

/** Says where in a script an error was thrown, when its trace tells. Gives the file's path. */
export function reportThrown(error: unknown, page: CompiledPage, running: Running): string | undefined {
  const found = findScriptFrame(error);
  if (!found) return undefined;
  const code = findModule(page, found.file)?.code.split('\n')[found.line - 1] ?? '';
  const place: Place = {
    file: found.file,
    line: found.line,
    column: found.line === 1 ? 1 : code.search(/\S|$/) + 1,
  };
  running.report(scriptProblem('failed-component', place, readReason(error)));
  return found.file;
}

/** An error's message. */
export function readReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function findModule(page: CompiledPage, file: string): CompiledPage | undefined {
  if (page.file === file) return page;
  for (const { snippet } of page.imports) {
    const found = findModule(snippet, file);
    if (found) return found;
  }
  return undefined;
}

function importFile(snippet: CompiledPage, runFile: (page: CompiledPage) => Props): Props {
  const exports = runFile(snippet);
  if (snippet.module) return exports;
  const wrapped = Object.entries(exports).map(([name, value]) => [
    name,
    typeof value === 'function' && /^(?:default$|[A-Z])/.test(name) ? wrapComponent(value, name) : value,
  ]);
  return { ...Object.fromEntries(wrapped), __esModule: true };
}

/** Stands for a file that is missing: every name is a component that says so. */
function showMissing(text = ''): unknown {
  const { jsx } = scriptJsxRuntime;
  const props = { class: 'missing-content', role: 'note', children: text };
  const show = () => (typeof jsx === 'function' ? jsx('span', props) : null);
  return new Proxy({}, { get: (_target, key) => (key === '__esModule' ? true : show) });
}

function noteFunctions(value: unknown, known: WeakSet<object>, depth: number): void {
  if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) return;
  if (known.has(value)) return;
  if (typeof value === 'function') known.add(value);
  if (depth < 2) for (const inner of Object.values(value)) noteFunctions(inner, known, depth + 1);
}

/** Stands in what Preact renders for a part that the page renders: a node of its own, or one of its components. */
export const slotTag = 'octavo-slot';

/** The parts in slots while one component is rendered, by their numbers. */
export type SlotPart =
  | { readonly node: unknown }
  | { readonly type: unknown; readonly name: string; readonly props: Props };

let parts: SlotPart[] = [];

/** What a component renders, as HTML with slots, and the parts that belong into them. */
export function collectSlots(render: () => string): {
  readonly html: string;
  readonly parts: readonly SlotPart[];
} {
  const before = parts;
  parts = [];
  try {
    const html = render();
    return { html, parts };
  } finally {
    parts = before;
  }
}

/** A page's values as Preact takes them: nodes of the page become slots, also inside lists, data and functions. */
export function toSlots(value: unknown, isOwn: (type: object) => boolean, depth = 0): unknown {
  if (typeof value === 'function') {
    if (isOwn(value) || depth > 1) return value;
    return (...given: unknown[]) => toSlots(value(...given), isOwn, 2);
  }
  if (typeof value !== 'object' || value === null || depth > 4) return value;
  if (Array.isArray(value)) return value.map((item) => toSlots(item, isOwn, depth + 1));
  if ('astro:jsx' in value) return addSlot({ node: value });
  if (preact.isValidElement(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, toSlots(item, isOwn, depth + 1)]),
  );
}

/** One of the page's components as Preact's: its children are rendered by Preact. */
function wrapComponent(type: unknown, name: string): (props: Props) => unknown {
  return ({ children, ...props }) => addSlot({ type, name, props }, children);
}

function addSlot(part: SlotPart, children?: unknown): unknown {
  const n = parts.push(part) - 1;
  return preact.h(slotTag, { n }, children as preact.ComponentChildren);
}

const jsx = (type: unknown, { children, ...props }: Props, key?: unknown): unknown => {
  checkElement(type, children);
  const all = key === undefined ? props : { ...props, key };
  return children === undefined
    ? Reflect.apply(preact.h, undefined, [type, all])
    : Reflect.apply(preact.h, undefined, [type, all, ...(Array.isArray(children) ? children : [children])]);
};

/** What JSX in a script is compiled to. */
const scriptJsxRuntime: Props = { jsx, jsxs: jsx, Fragment: preact.Fragment };

const createElement = (type: unknown, props: Props | null, ...children: unknown[]): unknown => {
  checkElement(type, children);
  return Reflect.apply(react.createElement, undefined, [type, props, ...children]);
};

/** What `import … from 'react'` gives in a script. */
const scriptReact: Props = {
  ...react,
  createElement,
  default: { ...react, createElement },
  __esModule: true,
};

/** Says what Preact would leave out without a word. */
function checkElement(type: unknown, children: unknown): void {
  if (type === undefined || type === null) throw new Error('A tag names a component that is undefined.');
  if (typeof type === 'function' && type.constructor.name === 'AsyncFunction')
    throw new Error(`The component ${type.name} is async, so it is not ready when the page is rendered.`);
  if (typeof type === 'string' || type === preact.Fragment) checkChildren(children);
}

function checkChildren(children: unknown): void {
  if (Array.isArray(children)) {
    for (const child of children) checkChildren(child);
    return;
  }
  if (typeof children === 'function') throw new Error('A function cannot be shown as text.');
  if (typeof children !== 'object' || children === null || preact.isValidElement(children)) return;
  if (typeof Reflect.get(children, 'then') === 'function')
    throw new Error('A promise cannot be shown as text.');
  throw new Error(
    `An object with the keys ${Object.keys(children).join(', ') || '(none)'} cannot be shown as text.`,
  );
}

/** Components by name; one named `Tree.Folder` is reached through `Tree`. */
export function nestComponents(
  components: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const nested: Record<string, unknown> = { ...components };
  for (const [name, component] of Object.entries(components)) {
    const [root = '', member] = name.split('.');
    if (member === undefined) continue;
    const outer = nested[root];
    nested[root] = new Proxy(typeof outer === 'function' ? outer : showChildren, {
      get: (target, key) => (key === member ? component : Reflect.get(target, key)),
    });
  }
  return nested;
}

/** Stands for a component that there is none of. */
export function showChildren({ children }: { readonly children?: unknown }): unknown {
  return children ?? null;
}
