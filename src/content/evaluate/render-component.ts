import { type ComponentChildren, Fragment, h, isValidElement, options } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Place, Problem } from '../../problem/problem.ts';
import { type IconRef, scriptIconKey } from '../compile/compiled-page.ts';
import {
  type IslandFile,
  makeIslandFile,
  type ScriptOrigin,
  slotTag,
  writeGiven,
} from '../islands/make-island.ts';
import { scriptProblem } from '../scripts/problems.ts';
import { toHostProps } from '../transform/html-names.ts';
import type { SayInPage } from '../transform/page-say.ts';
import { runForPlace } from './page-code.ts';

/** What `astro/jsx-runtime` exports. */
export interface JsxRuntime {
  /** Whether HTML may be given to it in pieces, whose tags end in other ones. */
  readonly joinsHtml?: boolean;
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
  readonly say: SayInPage;
  /** What each script gave, by its file: it runs once for a page. */
  readonly modules: Map<string, Props>;
  /** Functions from scripts: components that Preact renders. */
  readonly scriptFunctions: WeakMap<object, ScriptOrigin>;
  /** Takes in the JavaScript of an island on the page. */
  readonly publishIsland: (file: IslandFile) => void;
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

/** An error's message. */
export function readReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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

/** The parts in slots while one component is rendered, by their numbers. */
type SlotPart =
  | { readonly node: unknown }
  | { readonly type: unknown; readonly name: string; readonly props: Props };

let parts: SlotPart[] = [];
/** Whether what is rendered keeps a state, or listens to events. */
let isLive = false;

/** Says that what is rendered now has something to do in browsers. */
export function noteLive(): void {
  isLive = true;
}

const { diffed } = options;

/** Called for each part that Preact has rendered: a tag that listens to events, and a class with a state, live on in browsers. */
options.diffed = (vnode) => {
  diffed?.(vnode);
  const { type, props } = vnode;
  if (typeof type === 'function' ? type.prototype?.render : type && listens(props)) noteLive();
};

function listens(props: object): boolean {
  return Object.entries(props).some(([name, value]) => /^on[a-z]/i.test(name) && typeof value === 'function');
}

/** What a component renders, as HTML with slots, the parts that belong into them, and whether it lives on in browsers. */
function collectSlots(render: () => string): {
  readonly html: string;
  readonly parts: readonly SlotPart[];
  readonly isLive: boolean;
} {
  const before = { parts, isLive };
  parts = [];
  isLive = false;
  try {
    const html = render();
    return { html, parts, isLive };
  } finally {
    ({ parts, isLive } = before);
  }
}

/** A page's values as Preact takes them: nodes of the page become slots, also inside lists, data and functions. */
function toSlots(value: unknown, isOwn: (type: object) => boolean, depth = 0): unknown {
  if (typeof value === 'function') {
    if (isOwn(value) || depth > 1) return value;
    return (...given: unknown[]) => toSlots(value(...given), isOwn, 2);
  }
  if (typeof value !== 'object' || value === null || depth > 4) return value;
  if (Array.isArray(value)) return value.map((item) => toSlots(item, isOwn, depth + 1));
  if ('astro:jsx' in value) return addSlot({ node: value });
  if (isValidElement(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, toSlots(item, isOwn, depth + 1)]),
  );
}

/** One of the page's components as Preact's: its children are rendered by Preact. */
export function wrapComponent(type: unknown, name: string): (props: Props) => unknown {
  return ({ children, ...props }) => addSlot({ type, name, props }, children);
}

function addSlot(part: SlotPart, children?: unknown): unknown {
  const n = parts.push(part) - 1;
  return h(slotTag, { n }, children as ComponentChildren);
}

/** A piece of what Preact rendered: HTML, or a part of the page, by its number, with its children. */
type Piece = string | { readonly part: SlotPart; readonly n: number; readonly inside: readonly Piece[] };

/**
 * A component of a script, rendered by Preact, as a node of the page: an island when it keeps a state or listens to events.
 * What it throws is thrown.
 */
function renderComponent(type: unknown, props: Props, origin: ScriptOrigin, running: Running): unknown {
  let given: Props = {};
  const { html, parts, isLive } = collectSlots(() => {
    given = toSlots({ ...props }, (value) => running.scriptFunctions.has(value)) as Props;
    return renderToString(h(Fragment, null, Reflect.apply(h, undefined, [type, given]) as never));
  });
  const pieces = readPieces(html, parts);
  if (!isLive) return showPieces(pieces, running);
  const written = writeGiven(given);
  if ('unwritable' in written) {
    running.report(scriptProblem('island-prop', running.place, written.unwritable));
    return showPieces(pieces, running);
  }
  const { runtime } = running;
  const file = makeIslandFile(origin.page);
  running.publishIsland(file);
  const shown = new Set(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.part])));
  const hidden = parts.flatMap((part, n) =>
    'node' in part && !shown.has(part) ? [runtime.jsx('template', { n, children: part.node })] : [],
  );
  return runtime.jsx(running.components['Island'], {
    file: file.name,
    module: origin.page.file,
    path: origin.path.join('.'),
    given: written.json,
    ...(html === '' ? { isEmpty: true } : {}),
    children: [...pieces.map((piece) => showInSlot(piece, running)), ...hidden],
  });
}

/** A piece of an island: what the page gives keeps its slot, in which the island finds it. */
function showInSlot(piece: Piece, running: Running): unknown {
  const shown = showPieces([piece], running);
  if (typeof piece === 'string') return shown;
  const mark = 'node' in piece.part ? {} : { c: '' };
  return running.runtime.jsx(slotTag, { n: piece.n, ...mark, children: shown });
}

/** The value with Preact's elements, also those in lists, as nodes of the page. */
export function toNodes(value: unknown, running: Running): unknown {
  if (isValidElement(value)) return renderPreact(running, () => value);
  return Array.isArray(value) && value.some(holdsElement)
    ? value.map((item) => toNodes(item, running))
    : value;
}

function holdsElement(value: unknown): boolean {
  return isValidElement(value) || (Array.isArray(value) && value.some(holdsElement));
}

function renderPreact(running: Running, make: () => unknown): unknown {
  const { html, parts, isLive } = collectSlots(() => renderToString(h(Fragment, null, make() as never)));
  if (isLive) running.report(scriptProblem('live-value', running.place));
  return showPieces(readPieces(html, parts), running);
}

function readPieces(html: string, parts: readonly SlotPart[]): readonly Piece[] {
  const tags = html.split(new RegExp(`(<${slotTag} n="\\d+">|</${slotTag}>)`));
  const open: Piece[][] = [[]];
  const opened: number[] = [];
  for (const text of tags) {
    const number = new RegExp(`^<${slotTag} n="(\\d+)">$`).exec(text)?.[1];
    if (number !== undefined) {
      opened.push(Number(number));
      open.push([]);
    } else if (text === `</${slotTag}>` && open.length > 1) {
      const inside = open.pop() ?? [];
      const n = opened.pop() ?? 0;
      const part = parts[n];
      if (part) open.at(-1)?.push({ part, n, inside });
    } else if (text !== '') open.at(-1)?.push(text);
  }
  return open[0] ?? [];
}

function showPieces(pieces: readonly Piece[], running: Running): unknown {
  const { runtime } = running;
  const nodes = pieces.map((piece) => {
    if (typeof piece === 'string') return runtime.jsx(runtime.Fragment, { 'set:html': piece });
    const { part, inside } = piece;
    if ('node' in part) return part.node;
    const { type, name, props } = part;
    const shown = Object.fromEntries(
      Object.entries(props).map(([name, value]) => [name, toNodes(value, running)]),
    );
    const grouped = name === 'Tabs' ? groupTabs(inside, running) : { inside };
    const children = inside.length === 0 ? {} : { children: showPieces(grouped.inside, running) };
    if ('tabs' in grouped) shown.tabs = grouped.tabs;
    if (typeof type === 'function' && !('isAstroComponentFactory' in type))
      return type({ ...shown, ...children });
    return runtime.jsx(type, { ...findIcon(shown, running), ...children });
  });
  return runtime.jsx(runtime.Fragment, { children: nodes });
}

/** The attribute by which a tag says where it is: an index into the page's places. */
const placeAttribute = '_place';

/** Runs a component of a page at one of its places, or where the page is; gives a placeholder when it fails. */
export type CallAt = (index: number | undefined, call: () => unknown) => unknown;

/**
 * The JSX runtime of a page. Snippets and components that a page exports are plain functions: they are called where
 * they are, because Astro would look for a renderer for each of them; those of scripts are rendered by Preact. What
 * React writes in its own way is made HTML's.
 */
export function callFunctions(running: Running, callAt: CallAt): JsxRuntime {
  const { runtime } = running;
  const wrap =
    (make: JsxRuntime['jsx']): JsxRuntime['jsx'] =>
    (type, given, key) => {
      const { [placeAttribute]: place, ...props } = given;
      if (typeof type === 'string')
        return make(type, /^[a-z]/.test(type) ? toHtml(type, props, running) : findIcon(props, running), key);
      if (typeof type !== 'function') return make(type, props, key);
      if ('isAstroComponentFactory' in type) return make(type, findIcon(props, running), key);
      const origin = running.scriptFunctions.get(type);
      return callAt(typeof place === 'number' ? place : undefined, () =>
        origin ? renderComponent(type, props, origin, running) : type(props),
      );
    };
  return { ...runtime, jsx: wrap(runtime.jsx), jsxs: wrap(runtime.jsxs) };
}

/** The props of a component with the icon that JavaScript named; a warning when it was not known at compile time. */
function findIcon(props: Props, running: Running): Record<string, unknown> {
  const { icon, iconRef, iconType } = props;
  if (typeof icon !== 'string' || icon === '' || iconRef !== undefined) return { ...props };
  const found =
    running.icons.get(scriptIconKey(icon, iconType)) ?? running.icons.get(scriptIconKey(icon, undefined));
  if (!found) running.report(scriptProblem('computed-icon', running.place, icon));
  return found ? { ...props, iconRef: found } : { ...props };
}

/** What React writes in its own way as HTML has it; each handler, which cannot run, is a warning. */
function toHtml(tag: string, props: Props, running: Running): Record<string, unknown> {
  for (const [name, value] of Object.entries(props))
    if (typeof value === 'function' && /^on[A-Z]/.test(name))
      running.report(scriptProblem('event-handler', running.place, name));
  return toHostProps(tag, props);
}

/**
 * What the compiler gives to `Tabs` in a page, for those that a script makes: the list of its tabs, and an id and a
 * number for each of them.
 */
function groupTabs(
  inside: readonly Piece[],
  running: Running,
): { readonly tabs: readonly unknown[]; readonly inside: readonly Piece[] } {
  const tabs: unknown[] = [];
  const numbered = inside.map((piece): Piece => {
    if (typeof piece === 'string' || !('type' in piece.part) || piece.part.name !== 'Tab') return piece;
    const { props } = piece.part;
    running.ids++;
    const added = { id: `script-tab-${running.ids}`, index: tabs.length };
    const icon =
      typeof props.icon === 'string' ? running.icons.get(scriptIconKey(props.icon, undefined)) : undefined;
    tabs.push({ id: added.id, title: String(props.title ?? ''), ...(icon ? { iconRef: icon } : {}) });
    return { ...piece, part: { ...piece.part, props: { ...added, ...props } } };
  });
  return { tabs, inside: numbered };
}
