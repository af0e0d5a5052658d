import { findNearest } from '../../problem/nearest.ts';
import type { Place } from '../../problem/problem.ts';
import {
  describeMissingNeed,
  describeNoColor,
  describeNoNumber,
  describeUnknownProp,
  describeUnknownValue,
} from '../component-problems.ts';
import { componentProps, type KnownProps, numberProps } from '../component-props.ts';
import { colorNames, isCssColor } from '../css-color.ts';
import { isIconPath } from '../icons/icon-name.ts';
import { readAttribute, readTextAttribute, readValue } from './attribute.ts';
import { locateAttribute } from './attribute-place.ts';
import type { JsxElement } from './node.ts';
import { locate, type PageWork } from './page-work.ts';

const forAll = /^(?:className|class|id|style|key|children|slot|data-.*|aria-.*)$/;

/** Warns of attributes that a component does not have, lacks, or gives a value that they do not take. */
export function checkProps(element: JsxElement, work: PageWork): void {
  const name = element.name ?? '';
  const known = componentProps.get(name);
  if (!known) return;
  checkNeed(element, known, work);
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || forAll.test(attribute.name)) continue;
    const place = locateAttribute(element, attribute.name, work);
    if (!known.names.has(attribute.name)) {
      const nearest = findNearest(attribute.name, known.names);
      work.problems.push(describeUnknownProp(place, name, attribute.name, [...known.names], nearest));
      continue;
    }
    const value = readValue(attribute.value);
    if (value.kind !== 'literal' || (attribute.name === 'iconType' && !namesIcon(element))) continue;
    for (const text of typeof value.value === 'string' ? [value.value] : [])
      work.problems.push(...judgeText(place, name, attribute.name, text, known));
    if (numberProps.has(attribute.name) && typeof value.value === 'boolean')
      work.problems.push(describeNoNumber(place, name, attribute.name, String(value.value)));
  }
}

/** A picture has no style of icons, whatever `iconType` says. */
function namesIcon(element: JsxElement): boolean {
  const icon = readTextAttribute(element, 'icon');
  return icon !== undefined && !isIconPath(icon);
}

function judgeText(
  place: Place,
  component: string,
  prop: string,
  text: string,
  { values }: KnownProps,
): ReturnType<typeof describeNoColor>[] {
  const allowed = values[prop];
  if (allowed && !allowed.includes(text))
    return [
      describeUnknownValue(
        place,
        component,
        prop,
        text,
        allowed,
        text.length > 3 ? findNearest(text, allowed) : undefined,
      ),
    ];
  if (numberProps.has(prop) && !/^\s*\d+\s*$/.test(text))
    return [describeNoNumber(place, component, prop, text)];
  const isColor = component !== 'Color.Item' || prop !== 'value' || text.trim() === '' || isCssColor(text);
  return isColor ? [] : [describeNoColor(place, component, text, findNearest(text, colorNames))];
}

/** Spread attributes may hold anything, and JavaScript may give anything. */
function checkNeed(element: JsxElement, { needed }: KnownProps, work: PageWork): void {
  if (!needed || element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) return;
  const [prop, instead, other = prop] = needed;
  if (isEmpty(element, prop) && isEmpty(element, other))
    work.problems.push(describeMissingNeed(locate(work, element), element.name ?? '', prop, instead));
}

function isEmpty(element: JsxElement, prop: string): boolean {
  const value = readAttribute(element, prop);
  if (value?.kind === 'expression') return false;
  return value === undefined || value.value === true || String(value.value ?? '').trim() === '';
}
