import type { Problem } from '../../problem/problem.ts';
import type { CompiledPage, ModuleFacts } from '../compile/compiled-page.ts';
import { importProblem } from '../compile/import-problems.ts';
import type { PageTree } from '../compile/page-tree.ts';
import { contentProblem } from '../compile/problems.ts';
import type { IslandFile } from '../islands/make-island.ts';
import { scriptProblem } from '../scripts/problems.ts';
import { type SayInPage, sayInEnglish } from '../transform/page-say.ts';
import { codeUrl, mayRunLate, noteLateCode, runLimited } from './page-code.ts';
import {
  type CallAt,
  type ContentFunction,
  callFunctions,
  type JsxRuntime,
  nestComponents,
  type Props,
  type Running,
  readReason,
  runAt,
  showChildren,
  toNodes,
} from './render-component.ts';
import { reportThrown, runScript } from './run-script.ts';
import { showTree } from './show-tree.ts';

export type { ContentFunction, JsxRuntime, Props } from './render-component.ts';

/** A node that `nodeRuntime` makes. */
export interface PageNode {
  readonly type: unknown;
  readonly props: Props;
}

/** The mark is Astro's, which the content's own JavaScript is told by. */
const makeNode: JsxRuntime['jsx'] = (type, props) => ({ 'astro:jsx': true, type, props });

/** The JSX runtime by which a page becomes nodes that can be read instead of what Astro renders. */
export const nodeRuntime: JsxRuntime = { Fragment: Symbol('Fragment'), jsx: makeNode, jsxs: makeNode };

/** Whether a value is a node of `nodeRuntime`. */
export function isPageNode(value: unknown): value is PageNode {
  return typeof value === 'object' && value !== null && 'astro:jsx' in value && 'props' in value;
}

interface EvaluatedPage {
  /** Gives the nodes of the page. Never throws: what fails shows as a placeholder. */
  readonly Content: ContentFunction;
  /** What of the page is in the rail beside it; `Content` is without that. Undefined for a page without. */
  readonly Rail: ContentFunction | undefined;
  /** What else the page exports. */
  readonly exports: Props;
}

/** Milliseconds that a page's JavaScript may take each time it runs. */
const pageTimeLimit = 10_000;

/** Pages whose JavaScript did not end: it is not run again. */
const endlessPages = new WeakMap<CompiledPage, Problem>();

/**
 * Turns a compiled page into a component. `runtime` is what `astro/jsx-runtime` exports and `components` maps
 * names to components (`Card`, `Tree.Folder`); `CodeBlock` is among them. JavaScript that fails, now or when
 * the page is rendered, or does not end within `limit` milliseconds, is given to `report` as a problem. Nothing else
 * of the page runs. `say` says what the compiler added to the words of the page; `publishIsland` is given the JavaScript of
 * components that go on in browsers.
 */
export function evaluatePage(
  page: CompiledPage,
  runtime: JsxRuntime,
  components: Props,
  report: (problem: Problem) => void,
  limit = pageTimeLimit,
  say: SayInPage = sayInEnglish,
  publishIsland: (file: IslandFile) => void = () => undefined,
): EvaluatedPage {
  const running: Running = {
    ...{ runtime, components, report, say, publishIsland },
    modules: new Map(),
    scriptFunctions: new WeakMap(),
    icons: new Map(),
    place: { file: page.file, line: 1, column: 1 },
    ids: 0,
    mayRunLate: page.runsCode && mayRunLate(page),
  };
  if (running.mayRunLate) noteLateCode();
  const limited = <T>(run: () => T, giveUp: (reason: string) => T): T => {
    if (!page.runsCode) return run();
    let problem = endlessPages.get(page);
    if (!problem) {
      const done = runLimited(run, limit);
      if (done.kind === 'done') return done.value;
      problem = contentProblem('endless-code', running.place, limit);
      endlessPages.set(page, problem);
    }
    report(problem);
    return giveUp(problem.message);
  };
  const exports = limited<Props>(
    () => runFile(page, running),
    (reason) => ({ default: () => makeNote(running, reason) }),
  );
  const { default: content } = exports;
  const show: ContentFunction = (props) =>
    typeof content === 'function'
      ? limited<unknown>(
          () => content(props),
          (reason) => makeNote(running, reason),
        )
      : null;
  const hasRail = page.usedComponents.includes('PageRail');
  const Content: ContentFunction = (props) =>
    show({ ...props, ...(hasRail ? { PageRail: () => null } : {}) });
  const Rail: ContentFunction | undefined = hasRail
    ? (props) => show({ ...props, PageMain: () => null })
    : undefined;
  return { Content, Rail, exports: { ...exports, default: show } };
}

/** What a page, a snippet or a script exports; a page always a function `default`. */
function runFile(page: CompiledPage, running: Running): Props {
  for (const [name, icon] of Object.entries(page.scriptIcons ?? {})) running.icons.set(name, icon);
  if (!holdsModule(page)) return runPage(page, running);
  try {
    return runScript(page, running, (file) => runFile(file, running));
  } catch (error) {
    reportThrown(error, page, running);
    running.report(scriptProblem('failed-component', running.place, readReason(error), page.file));
    const show = () => makeNote(running, readReason(error));
    return new Proxy({}, { get: () => show, getOwnPropertyDescriptor: () => ({ configurable: true }) });
  }
}

function holdsModule(page: CompiledPage): page is CompiledPage & { readonly module: ModuleFacts } {
  return page.module !== undefined;
}

function runPage(page: CompiledPage, running: Running): Props {
  const { runtime, report, say } = running;
  const placeOf = (index: number) => {
    const [line, column] = page.places[index] ?? [1, 1];
    return { file: page.file, line, column };
  };
  const fail = (error: unknown, index: number) => {
    report(contentProblem('failed-expression', placeOf(index), readReason(error)));
    return makeNote(running, readReason(error));
  };
  const at = (index: number, run: () => unknown, isText: boolean) => {
    const text = page.places[index]?.[2] ?? '';
    try {
      const value = runAt(running, placeOf(index), () => toNodes(run(), running));
      if (typeof value === 'string' && !value.isWellFormed())
        report(contentProblem('lone-surrogate', placeOf(index), text));
      if (!isText || isShowable(value)) return value;
      report(contentProblem('not-text', placeOf(index), text));
      return text;
    } catch (error) {
      if (reportThrown(error, page, running) === undefined) fail(error, index);
      return text.startsWith('{({...') ? {} : text;
    }
  };
  const callAt: CallAt = (index, call) => {
    if (index === undefined) return call();
    try {
      return runAt(running, placeOf(index), call);
    } catch (error) {
      const file = reportThrown(error, page, running);
      if (file === undefined) return fail(error, index);
      report(scriptProblem('failed-component', placeOf(index), readReason(error), file));
      return makeNote(running, readReason(error));
    }
  };
  const scope = runImports(page, running);
  const unknown = Object.fromEntries(page.unknownComponents.map((name) => [name, showChildren]));
  const { Fragment } = runtime;
  const given = nestComponents({ ...unknown, ...running.components, ...scope, Fragment });
  try {
    const calling = callFunctions(running, callAt);
    const exports = page.isTree
      ? openTree(page, calling, say)
      : runAt(running, placeOf(0), () =>
          openCode(page)({
            ...calling,
            scope,
            components: given,
            at,
            say,
            react: createFirstState(Fragment),
            codeLines: (index: number) => page.blocks[index],
          }),
        );
    const content = exports.default;
    if (typeof content !== 'function') throw new Error('The page gives no content.');
    const show: ContentFunction = (props = {}) => {
      try {
        const { PageMain = showChildren, PageRail = showChildren, ...own } = props;
        const shown = { ...given, PageMain, PageRail };
        return runAt(running, placeOf(0), () => content({ ...own, components: shown }));
      } catch (error) {
        return fail(error, 0);
      }
    };
    const own = page.imports.flatMap(({ names, isExported }) =>
      isExported ? names.map(({ local }) => [local, scope[local]] as const) : [],
    );
    return { ...Object.fromEntries(own), ...exports, default: show };
  } catch (error) {
    const failure = fail(error, 0);
    return { default: () => failure };
  }
}

/** What a page that is a tree exports. */
function openTree({ code, blocks }: CompiledPage, runtime: JsxRuntime, say: SayInPage): Props {
  const tree = JSON.parse(code) as PageTree;
  const show = ({ components }: { readonly components: Props }) =>
    showTree(tree, { runtime, components, say, blocks });
  return { default: show };
}

function openCode(page: CompiledPage): (given: unknown) => Props {
  const code = page.runsCode ? `${page.code}\n//# sourceURL=${codeUrl(page)}` : page.code;
  return new Function(code) as (given: unknown) => Props;
}

/** What a page's imports give, by the names that its code has for them. */
function runImports(page: CompiledPage, running: Running): Readonly<Record<string, unknown>> {
  const scope: Record<string, unknown> = {};
  for (const { snippet, names } of page.imports) {
    const [{ line, column } = { line: 1, column: 1 }] = names;
    const exports = runAt(running, { file: page.file, line, column }, () => runFile(snippet, running));
    for (const { local, imported, line, column } of names) {
      if (imported === '*' || Object.hasOwn(exports, imported))
        scope[local] = imported === '*' ? exports : exports[imported];
      else {
        const place = { file: page.file, line, column };
        // Why a broken one exports nothing is told already.
        if (!snippet.isBroken)
          running.report(
            importProblem('missing-export', place, imported, snippet.file, Object.keys(exports)),
          );
        scope[local] = () => `Missing: ${imported} of ${snippet.file}`;
      }
    }
  }
  return scope;
}

function makeNote({ runtime }: Running, reason: string): unknown {
  const children = `This part of the page cannot be shown: ${reason}`;
  return runtime.jsx('div', { class: 'missing-content', role: 'note', children });
}

/** Whether Astro renders it: text, a node of its own, or a list. */
function isShowable(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null || value instanceof String) return true;
  return Array.isArray(value) ? value.every(isShowable) : 'astro:jsx' in value;
}

const doNothing = (): void => undefined;
const compute = (make: unknown): unknown => (typeof make === 'function' ? make() : make);

/**
 * What `import … from 'react'` gives in a page: its exports are rendered once, so every hook gives its first state and
 * effects do not run. Scripts get Preact's, which knows the tree that a component is part of.
 */
function createFirstState(Fragment: unknown): Readonly<Record<string, unknown>> {
  let ids = 0;
  const hooks = {
    useState: (first: unknown) => [compute(first), doNothing],
    useReducer: (_reduce: unknown, first: unknown, init?: (first: unknown) => unknown) => [
      init ? init(first) : first,
      doNothing,
    ],
    useMemo: compute,
    useCallback: (callback: unknown) => callback,
    useRef: (current: unknown) => ({ current }),
    useContext: (context: { readonly first?: unknown }) => context.first,
    useId: () => `id-${++ids}`,
    useTransition: () => [false, doNothing],
    useDeferredValue: (value: unknown) => value,
    useSyncExternalStore: (_subscribe: unknown, read: unknown, readOnServer?: unknown) =>
      compute(readOnServer ?? read),
    useEffect: doNothing,
    useLayoutEffect: doNothing,
    useInsertionEffect: doNothing,
    useImperativeHandle: doNothing,
    useDebugValue: doNothing,
  };
  const createContext = (first: unknown) => {
    const show = ({ children }: { readonly children?: unknown }) => children ?? null;
    return { first, Provider: show };
  };
  return { ...hooks, createContext, memo: (component: unknown) => component, forwardRef: bindRef, Fragment };
}

function bindRef(render: (props: unknown, ref: null) => unknown) {
  return (props: unknown) => render(props, null);
}
