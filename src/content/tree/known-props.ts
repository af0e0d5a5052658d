import { findNearest } from '../../problem/nearest.ts';
import { describeUnknownProp, describeUnknownValue } from '../component-problems.ts';
import { componentProps } from '../component-props.ts';
import { readValue } from './attribute.ts';
import type { JsxElement } from './node.ts';
import { locate, type PageWork } from './page-work.ts';

const forAll = /^(?:className|class|id|style|key|children|slot|data-.*|aria-.*)$/;

/** Warns of attributes that a component does not have, and of texts that one of them does not take. */
export function checkProps(element: JsxElement, work: PageWork): void {
  const name = element.name ?? '';
  const known = componentProps.get(name);
  if (!known) return;
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || forAll.test(attribute.name)) continue;
    const place = locate(work, 'position' in attribute && attribute.position ? attribute : element);
    if (!known.names.has(attribute.name)) {
      const nearest = findNearest(attribute.name, known.names);
      work.problems.push(describeUnknownProp(place, name, attribute.name, [...known.names], nearest));
      continue;
    }
    const values = known.values[attribute.name];
    const value = readValue(attribute.value);
    if (!values || value.kind !== 'literal' || typeof value.value !== 'string') continue;
    if (!values.includes(value.value))
      work.problems.push(describeUnknownValue(place, name, attribute.name, value.value, values));
  }
}
