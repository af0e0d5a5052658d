import type { Problem } from '../problem/problem.ts';
import type { CompiledPage } from './compiled-page.ts';
import { describeFailedExpression, describeMissingExport, describeNotText } from './problems.ts';

/** What `astro/jsx-runtime` exports. */
export interface JsxRuntime {
  readonly Fragment: unknown;
  jsx(type: unknown, props: Record<string, unknown>, key?: unknown): unknown;
  jsxs(type: unknown, props: Record<string, unknown>, key?: unknown): unknown;
}

/** Props in, a node of the runtime out. */
export type ContentFunction = (props?: Readonly<Record<string, unknown>>) => unknown;

export interface EvaluatedPage {
  /** An MDX component as Astro renders it: `<Content />`. Never throws: what fails shows as a placeholder. */
  readonly Content: ContentFunction;
  /** What of the page stands in the rail beside it; `Content` is without that. Undefined for a page without. */
  readonly Rail: ContentFunction | undefined;
  /** What else the page exports. */
  readonly exports: Readonly<Record<string, unknown>>;
}

/**
 * Turns a compiled page into a component. `runtime` is what `astro/jsx-runtime` exports and `components` maps
 * names to components (`Card`, `Tree.Folder`); `CodeBlock` is among them. JavaScript that fails, now or when
 * the page is rendered, is given to `report` as a problem. Nothing else of the page runs.
 */
export function evaluatePage(
  page: CompiledPage,
  runtime: JsxRuntime,
  components: Readonly<Record<string, unknown>>,
  report: (problem: Problem) => void,
): EvaluatedPage {
  const calling = callFunctions(runtime);
  const { exports } = runPage(page, calling, components, report);
  const hasRail = page.usedComponents.includes('PageRail');
  const Content = nameComponent('Content', (props) =>
    exports.default({ ...props, ...(hasRail ? { PageRail: () => null } : {}) }),
  );
  const Rail = hasRail
    ? nameComponent('Rail', (props) => exports.default({ ...props, PageMain: () => null }))
    : undefined;
  return { Content, Rail, exports };
}

/** Marks a function as a component that Astro renders as it does MDX. */
function nameComponent(name: string, run: ContentFunction): ContentFunction {
  const component: ContentFunction = (props) => run(props);
  return Object.defineProperties(component, {
    name: { value: name },
    [Symbol.for('mdx-component')]: { value: true },
    [Symbol.for('astro:renderer')]: { value: 'astro:jsx' },
    [Symbol.for('astro.needsHeadRendering')]: { value: false },
  });
}

type Exports = Readonly<Record<string, unknown>> & { readonly default: ContentFunction };

function runPage(
  page: CompiledPage,
  runtime: JsxRuntime,
  components: Readonly<Record<string, unknown>>,
  report: (problem: Problem) => void,
): { readonly exports: Exports } {
  const fail = (error: unknown, index: number) => {
    const [line, column] = page.places[index] ?? [1, 1];
    const reason = error instanceof Error ? error.message : String(error);
    report(describeFailedExpression({ file: page.file, line, column }, reason));
    const children = `This part of the page cannot be shown: ${reason}`;
    return runtime.jsx('div', { class: 'missing-content', role: 'note', children });
  };
  const at = (index: number, run: () => unknown, isText: boolean) => {
    const [line, column, text] = page.places[index] ?? [1, 1, ''];
    try {
      const value = run();
      if (!isText || isShowable(value)) return value;
      report(describeNotText({ file: page.file, line, column }, text));
      return text;
    } catch (error) {
      fail(error, index);
      return text.startsWith('{({...') ? {} : text;
    }
  };
  const scope: Record<string, unknown> = {};
  for (const { snippet, names } of page.imports) {
    const { exports } = runPage(snippet, runtime, components, report);
    for (const { local, imported, line, column } of names) {
      if (imported === '*' || Object.hasOwn(exports, imported))
        scope[local] = imported === '*' ? exports : exports[imported];
      else {
        report(describeMissingExport({ file: page.file, line, column }, imported, snippet.file));
        scope[local] = () => `Missing: ${imported} of ${snippet.file}`;
      }
    }
  }
  const unknown = Object.fromEntries(page.unknownComponents.map((name) => [name, showChildren]));
  const given = nestComponents({ ...unknown, ...components, ...scope, Fragment: runtime.Fragment });
  try {
    const run = new Function(page.code) as (given: unknown) => Record<string, unknown>;
    const exports = run({ ...runtime, scope, components: given, at });
    const content = exports.default;
    if (typeof content !== 'function') throw new Error('The page gives no content.');
    const show: ContentFunction = (props = {}) => {
      try {
        const { PageMain = showChildren, PageRail = showChildren, ...own } = props;
        return content({ ...own, components: { ...given, PageMain, PageRail } });
      } catch (error) {
        return fail(error, 0);
      }
    };
    return { exports: { ...exports, default: show } };
  } catch (error) {
    const failure = fail(error, 0);
    return { exports: { default: () => failure } };
  }
}

/** Whether Astro renders it: text, a node of its own, or a list. */
function isShowable(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null || value instanceof String) return true;
  return Array.isArray(value) ? value.every(isShowable) : 'astro:jsx' in value;
}

/** Components by name; one named `Tree.Folder` is reached through `Tree`. */
function nestComponents(components: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
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

function showChildren({ children }: { readonly children?: unknown }): unknown {
  return children ?? null;
}

/**
 * Snippets and components that a page exports are plain functions: they are called where they stand, because
 * Astro would look for a renderer for each of them.
 */
function callFunctions(runtime: JsxRuntime): JsxRuntime {
  const wrap =
    (make: JsxRuntime['jsx']): JsxRuntime['jsx'] =>
    (type, props, key) =>
      typeof type === 'function' && !('isAstroComponentFactory' in type)
        ? type(props)
        : make(type, props, key);
  return { Fragment: runtime.Fragment, jsx: wrap(runtime.jsx), jsxs: wrap(runtime.jsxs) };
}
