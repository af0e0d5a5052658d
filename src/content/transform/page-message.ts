import type { MdxTextExpressionHast } from 'satteri';
import { makeAttribute, makeSource } from './attribute.ts';
import { htmlAttributeName } from './html-names.ts';
import type { PageMessage, PageMessageValues } from './page-say.ts';
import { type Element, type JsxElement, makeJsx } from './tree-node.ts';

/** JavaScript of a page that says a message when the page is rendered: readers of several languages may get the same page. */
function writeSaying(message: PageMessage, values: PageMessageValues | undefined): string {
  const given = [message, ...(values ? [values] : [])].map((value) => JSON.stringify(value));
  return `_say(${given.join(', ')})`;
}

/** A message as the value of an attribute, or in data. */
export function makeMessage(message: PageMessage, values?: PageMessageValues): unknown {
  return makeSource(writeSaying(message, values));
}

/** A message as text. */
export function makeMessageText(message: PageMessage): MdxTextExpressionHast {
  return { type: 'mdxTextExpression', value: writeSaying(message, undefined) };
}

/** An element whose `aria-label` is a message, which `makeMessage` gives. */
export function labelElement({ tagName, properties, children }: Element, label: unknown): JsxElement {
  const attributes = Object.entries({ ...properties, ariaLabel: label }).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false) return [];
    const isPlain = value === true || typeof value === 'object';
    const text = Array.isArray(value) ? value.join(' ') : isPlain ? value : String(value);
    return [makeAttribute(htmlAttributeName(name), text)];
  });
  return makeJsx(tagName, attributes, children, tagName !== 'div');
}
