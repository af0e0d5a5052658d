import { Fragment, h, isValidElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { findIcon } from './call-functions.ts';
import { groupTabs } from './group-tabs.ts';
import type { Props, Running } from './running.ts';
import { collectSlots, type SlotPart, slotTag, toSlots } from './script-runtime.ts';

/** A piece of what Preact rendered: HTML, or a part of the page with what stands inside it. */
export type Piece = string | { readonly part: SlotPart; readonly inside: readonly Piece[] };

/** A component of a script, rendered by Preact, as a node of the page. What it throws is thrown. */
export function renderComponent(type: unknown, props: Props, running: Running): unknown {
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
