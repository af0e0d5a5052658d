import { findNearest } from '../../lib/text/nearest.ts';
import { type Place, type Problem, problem } from '../../problem/problem.ts';
import type { Literal } from '../expression/parse.ts';
import { isIconPath } from '../icons/icon-name.ts';
import { locateAttribute, readAttribute, readTextAttribute, readValue } from './attribute.ts';
import { colorNames, isCssColor, type PropKind, readLength } from './component-props.ts';
import { type ComponentDescriptor, locate, type PageContext } from './page-context.ts';
import type { JsxElement } from './tree-node.ts';

const forAll = /^(?:className|class|id|style|key|children|slot|data-.*|aria-.*)$/;

/** Warns of attributes that a component does not have, lacks, or gives a value that they do not take. */
export function checkProps(element: JsxElement, page: PageContext): void {
  const component = page.context.components.find(element.name);
  if (!component || component.isInternal) return;
  const { name, props } = component;
  checkRequired(element, component, page);
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || forAll.test(attribute.name)) continue;
    const place = locateAttribute(element, attribute.name, page);
    const kind = Object.hasOwn(props, attribute.name) ? props[attribute.name] : undefined;
    if (kind === undefined) {
      const known = Object.keys(props);
      const nearest = findNearest(attribute.name, known);
      page.problems.push(describeUnknownProp(place, name, attribute.name, known, nearest));
      continue;
    }
    const value = readValue(attribute.value);
    if (value.kind !== 'literal' || (attribute.name === 'iconType' && !namesIcon(element))) continue;
    page.problems.push(...judgeValue(place, name, attribute.name, value.value, kind));
  }
}

/** A picture has no style of icons, whatever `iconType` says. */
function namesIcon(element: JsxElement): boolean {
  const icon = readTextAttribute(element, 'icon');
  return icon !== undefined && !isIconPath(icon);
}

/** What is wrong with a value that is known at compile time. */
function judgeValue(
  place: Place,
  component: string,
  prop: string,
  value: Literal,
  kind: PropKind,
): readonly Problem[] {
  if (kind.kind === 'number') return judgeNumber(place, component, prop, value, kind.range);
  if (typeof value !== 'string') return [];
  if (kind.kind === 'choice') {
    if (kind.values.includes(value)) return [];
    const nearest = value.length > 3 ? findNearest(value, kind.values) : undefined;
    return [describeUnknownValue(place, component, prop, value, kind.values, nearest)];
  }
  if (kind.kind === 'length')
    return readLength(value) === undefined ? [describeNoLength(place, component, prop, value)] : [];
  if (kind.kind !== 'color' || value.trim() === '' || isCssColor(value) || kind.names.includes(value))
    return [];
  return [describeNoColor(place, component, value, findNearest(value, [...kind.names, ...colorNames]))];
}

function judgeNumber(
  place: Place,
  component: string,
  prop: string,
  value: Literal,
  range: readonly [least: number, greatest: number],
): readonly Problem[] {
  if (value === null) return [];
  const isWhole = typeof value !== 'boolean' && /^\s*-?\d+\s*$/.test(String(value));
  if (!isWhole) return [describeNoNumber(place, component, prop, String(value))];
  const [least, greatest] = range;
  const number = Number(value);
  return number >= least && number <= greatest
    ? []
    : [describeOutOfRange(place, component, prop, number, range)];
}

/** Spread attributes may hold anything, and JavaScript may give anything. */
function checkRequired(element: JsxElement, { required }: ComponentDescriptor, page: PageContext): void {
  if (!required || element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) return;
  const { prop, otherwise, or = [] } = required;
  if ([prop, ...or].every((name) => isEmpty(element, name)))
    page.problems.push(
      describeMissingRequired(locate(page, element), element.name ?? '', prop, otherwise, or),
    );
}

function isEmpty(element: JsxElement, prop: string): boolean {
  const value = readAttribute(element, prop);
  if (value?.kind === 'expression') return false;
  return value === undefined || value.value === true || String(value.value ?? '').trim() === '';
}

/** A warning at a tag or an attribute of a component. */
export function warn(place: Place, code: string, message: string, hint: string): Problem {
  return problem(place, code, 'warning', message, hint);
}

/** An attribute that a component does not have; `known` are those it has. */
function describeUnknownProp(
  place: Place,
  component: string,
  prop: string,
  known: readonly string[],
  nearest: string | undefined,
): Problem {
  const hint =
    nearest !== undefined
      ? `Did you mean "${nearest}"?`
      : known.length === 0
        ? 'It takes no properties: remove it.'
        : `It takes ${list(known)}.`;
  return warn(
    place,
    'content/unknown-property',
    `<${component}> has no property "${prop}", so it does nothing.`,
    hint,
  );
}

/** A text that a property of a component does not take. */
function describeUnknownValue(
  place: Place,
  component: string,
  prop: string,
  value: string,
  values: readonly string[],
  nearest: string | undefined,
): Problem {
  return warn(
    place,
    'content/unknown-value',
    `"${value}" is not a valid "${prop}" of <${component}>; the default is used.`,
    nearest === undefined
      ? `Write one of ${list(values.map((one) => `"${one}"`))}.`
      : `Did you mean "${nearest}"?`,
  );
}

/** A property that must be a whole number and is something else. */
function describeNoNumber(place: Place, component: string, prop: string, value: string): Problem {
  return warn(
    place,
    'content/unknown-value',
    `The "${prop}" of <${component}> is "${value}", which is not a whole number; the default is used.`,
    `Write it like this: ${prop}={2}`,
  );
}

/** A number that is less than `least` or more than `greatest`. */
export function describeOutOfRange(
  place: Place,
  component: string,
  prop: string,
  value: number,
  [least, greatest]: readonly [number, number],
): Problem {
  const nearest = Math.min(greatest, Math.max(least, value));
  return warn(
    place,
    'content/value-range',
    `The "${prop}" of <${component}> is ${value}, but must be ${Number.isFinite(greatest) ? `from ${least} to ${greatest}` : `${least} or more`}.`,
    `Write a number ${Number.isFinite(greatest) ? `from ${least} to ${greatest}` : `of ${least} or more`}: ${prop}={${nearest}}`,
  );
}

/** A size that is neither a number of pixels nor a CSS length. */
function describeNoLength(place: Place, component: string, prop: string, value: string): Problem {
  return warn(
    place,
    'content/unknown-value',
    `The "${prop}" of <${component}> is "${value}", which is no CSS length, so it is shown in its usual size.`,
    `Write pixels or a CSS length: ${prop}={20} or ${prop}="1.5rem"`,
  );
}

/** A color that CSS does not know. */
function describeNoColor(place: Place, component: string, value: string, nearest?: string): Problem {
  return warn(
    place,
    'content/unknown-color',
    `<${component}> has the color "${value}", which is not a CSS color, so it is left out.`,
    nearest === undefined
      ? 'Write a color such as #0d9373, teal or rgb(13 147 115).'
      : `Did you mean "${nearest}"?`,
  );
}

/**
 * A component without a property that it cannot do without, or one of the `others` in its place; `instead` says what
 * is shown.
 */
function describeMissingRequired(
  place: Place,
  component: string,
  prop: string,
  instead: string,
  others: readonly string[],
): Problem {
  const written = [prop, ...others].map((name) => `${name}="..."`);
  return warn(
    place,
    'content/missing-property',
    `<${component}> has no "${prop}"${others.length > 1 ? `, ${list(others.map((name) => `"${name}"`)).replace(' and ', ' or ')}` : ''}, so ${instead}.`,
    `Add ${list(written).replace(' and ', ' or ')} to the tag.`,
  );
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
