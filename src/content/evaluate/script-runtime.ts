import * as preact from 'preact';
import * as react from 'preact/compat';
import type { Props } from './running.ts';

/** Stands in what Preact renders for a part that the page renders: a node of its own, or one of its components. */
export const slotTag = 'octavo-slot';

/** The parts that stand in slots while one component is rendered, by their numbers. */
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

/** One of the page's components as Preact's: what stands inside it is rendered by Preact. */
export function wrapComponent(type: unknown, name: string): (props: Props) => unknown {
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
export const scriptJsxRuntime: Props = { jsx, jsxs: jsx, Fragment: preact.Fragment };

const createElement = (type: unknown, props: Props | null, ...children: unknown[]): unknown => {
  checkElement(type, children);
  return Reflect.apply(react.createElement, undefined, [type, props, ...children]);
};

/** What `import … from 'react'` gives in a script. */
export const scriptReact: Props = {
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
