import { describeComputedIcon, describeEventHandler } from '../scripts/problems.ts';
import { nameHostProps } from '../transform/host-props.ts';
import { nameIcon } from '../transform/icon-key.ts';
import { renderComponent } from './render-component.ts';
import type { JsxRuntime, Props, Running } from './running.ts';

/** The attribute by which a tag says where it stands: an index into the page's places. */
export const placeAttribute = '_place';

/** Runs a component of a page at one of its places, or where the page is; gives a placeholder when it fails. */
export type CallAt = (index: number | undefined, call: () => unknown) => unknown;

/**
 * The JSX runtime of a page. Snippets and components that a page exports are plain functions: they are called where
 * they stand, because Astro would look for a renderer for each of them; those of scripts are rendered by Preact. What
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
export function findIcon(props: Props, running: Running): Record<string, unknown> {
  const { icon, iconRef, iconType } = props;
  if (typeof icon !== 'string' || icon === '' || iconRef !== undefined) return { ...props };
  const found = running.icons.get(nameIcon(icon, iconType)) ?? running.icons.get(nameIcon(icon, undefined));
  if (!found) running.report(describeComputedIcon(running.place, icon));
  return found ? { ...props, iconRef: found } : { ...props };
}

/** What React writes in its own way as HTML has it; each handler, which cannot run, is a warning. */
function toHtml(tag: string, props: Props, running: Running): Record<string, unknown> {
  for (const [name, value] of Object.entries(props))
    if (typeof value === 'function' && /^on[A-Z]/.test(name))
      running.report(describeEventHandler(running.place, name));
  return nameHostProps(tag, props);
}
