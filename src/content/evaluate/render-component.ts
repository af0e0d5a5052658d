import { Fragment, h, isValidElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { scriptIconKey } from '../compile/compiled-page.ts';
import { scriptProblem } from '../scripts/problems.ts';
import { toHostProps } from '../transform/html-names.ts';
import {
  collectSlots,
  type JsxRuntime,
  type Props,
  type Running,
  type SlotPart,
  slotTag,
  toSlots,
} from './run-script.ts';

/** A piece of what Preact rendered: HTML, or a part of the page with its children. */
type Piece = string | { readonly part: SlotPart; readonly inside: readonly Piece[] };

/** A component of a script, rendered by Preact, as a node of the page. What it throws is thrown. */
function renderComponent(type: unknown, props: Props, running: Running): unknown {
  return renderPreact(running, () => {
    const given = toSlots({ ...props }, (value) => running.scriptFunctions.has(value));
    return Reflect.apply(h, undefined, [type, given]);
  });
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
  const { html, parts } = collectSlots(() => renderToString(h(Fragment, null, make() as never)));
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
      const part = parts[opened.pop() ?? 0];
      if (part) open.at(-1)?.push({ part, inside });
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
      return callAt(typeof place === 'number' ? place : undefined, () =>
        running.scriptFunctions.has(type) ? renderComponent(type, props, running) : type(props),
      );
    };
  return { Fragment: runtime.Fragment, jsx: wrap(runtime.jsx), jsxs: wrap(runtime.jsxs) };
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
