import { type Element, makeElement, makeText } from './node.ts';

/** Stands visibly where something that is missing would be. */
export function makePlaceholder(text: string, isInline: boolean): Element {
  const properties = { className: ['missing-content'], role: 'note' };
  return makeElement(isInline ? 'span' : 'div', properties, [makeText(text)]);
}
