import { findNearest } from '../../lib/text/nearest.ts';
import type { Place, Problem } from '../../problem/problem.ts';
import { isIconPath } from '../icons/icon-name.ts';
import { readAttribute, readTextAttribute, readValue } from './attribute.ts';
import { locateAttribute } from './attribute-place.ts';
import {
  describeMissingNeed,
  describeNoColor,
  describeNoLength,
  describeNoNumber,
  describeOutOfRange,
  describeUnknownProp,
  describeUnknownValue,
} from './component-problems.ts';
import { colorProps, componentProps, type KnownProps, numberProps } from './component-props.ts';
import { colorNames, isCssColor } from './css-color.ts';
import { readLength } from './css-length.ts';
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
    if (typeof value.value === 'string')
      work.problems.push(...judgeText(place, name, attribute.name, value.value, known));
    work.problems.push(...judgeNumber(place, name, attribute.name, value.value));
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
): readonly Problem[] {
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
  if (component === 'Icon' && prop === 'size' && readLength(text) === undefined)
    return [describeNoLength(place, component, prop, text)];
  const names = prop === 'color' ? colorProps.get(component) : undefined;
  const isJudged = names !== undefined || (component === 'Color.Item' && prop === 'value');
  if (!isJudged || text.trim() === '' || isCssColor(text) || names?.includes(text)) return [];
  return [describeNoColor(place, component, text, findNearest(text, [...(names ?? []), ...colorNames]))];
}

function judgeNumber(place: Place, component: string, prop: string, value: unknown): readonly Problem[] {
  const range = numberProps.get(prop);
  if (range === undefined || value === null) return [];
  const isWhole = typeof value !== 'boolean' && /^\s*-?\d+\s*$/.test(String(value));
  if (!isWhole) return [describeNoNumber(place, component, prop, String(value))];
  const [least, greatest] = range;
  const number = Number(value);
  return number >= least && number <= greatest
    ? []
    : [describeOutOfRange(place, component, prop, number, range)];
}

/** Spread attributes may hold anything, and JavaScript may give anything. */
function checkNeed(element: JsxElement, { needed }: KnownProps, work: PageWork): void {
  if (!needed || element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) return;
  const [prop, instead, others = []] = needed;
  if ([prop, ...others].every((name) => isEmpty(element, name)))
    work.problems.push(describeMissingNeed(locate(work, element), element.name ?? '', prop, instead, others));
}

function isEmpty(element: JsxElement, prop: string): boolean {
  const value = readAttribute(element, prop);
  if (value?.kind === 'expression') return false;
  return value === undefined || value.value === true || String(value.value ?? '').trim() === '';
}
