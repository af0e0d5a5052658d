import * as preact from 'preact';
import * as react from 'preact/compat';
import type { Place } from '../../problem/problem.ts';
import type { CompiledPage, ModuleFacts } from '../compile/compiled-page.ts';
import type { ScriptOrigin } from '../islands/make-island.ts';
import { scriptProblem } from '../scripts/problems.ts';
import { keepsState } from '../scripts/read-script.ts';
import { codeUrl, findScriptFrame } from './page-code.ts';
import {
  nestComponents,
  noteLive,
  type Props,
  type Running,
  readReason,
  runAt,
  showChildren,
  wrapComponent,
} from './render-component.ts';

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
    if (source === 'octavo/jsx-runtime' || source.startsWith('react/jsx-')) return scriptJsxRuntime;
    if (source === 'react' || source.startsWith('react-dom')) return scriptReact;
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
  noteFunctions(module.exports, running.scriptFunctions, { page, path: [] });
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

function noteFunctions(value: unknown, known: WeakMap<object, ScriptOrigin>, origin: ScriptOrigin): void {
  if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) return;
  if (known.has(value)) return;
  if (typeof value === 'function') known.set(value, origin);
  if (origin.path.length < 2)
    for (const [name, inner] of Object.entries(value))
      noteFunctions(inner, known, { ...origin, path: [...origin.path, name] });
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

/** React's hooks of which each call says that the component lives on in browsers. */
const liveHooks: Props = Object.fromEntries(
  Object.entries(react).flatMap(([name, hook]) =>
    keepsState(name) && typeof hook === 'function'
      ? [
          [
            name,
            (...given: unknown[]) => {
              noteLive();
              return Reflect.apply(hook, undefined, given);
            },
          ],
        ]
      : [],
  ),
);

/** What `import … from 'react'` gives in a script. */
const scriptReact: Props = {
  ...react,
  ...liveHooks,
  createElement,
  default: { ...react, ...liveHooks, createElement },
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
