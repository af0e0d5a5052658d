import { findNearest } from '../../lib/text/nearest.ts';
import { type Place, type Problem, problemsByCode } from '../../problem/problem.ts';
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
      page.problems.push(propProblem('unknown-property', place, name, attribute.name, known));
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
  const refuse = (wanted: Parameters<typeof explainValue>[3]) => [
    propProblem('unknown-value', place, component, prop, value, wanted),
  ];
  if (kind.kind === 'choice') return kind.values.includes(value) ? [] : refuse(kind.values);
  if (kind.kind === 'length') return readLength(value) === undefined ? refuse('length') : [];
  if (kind.kind !== 'color' || value.trim() === '' || isCssColor(value) || kind.names.includes(value))
    return [];
  const nearest = findNearest(value, [...kind.names, ...colorNames]);
  return [propProblem('unknown-color', place, component, value, nearest)];
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
  if (!isWhole) return [propProblem('unknown-value', place, component, prop, String(value), 'number')];
  const [least, greatest] = range;
  const number = Number(value);
  return number >= least && number <= greatest
    ? []
    : [propProblem('value-range', place, component, prop, number, range)];
}

/** Spread attributes may hold anything, and JavaScript may give anything. */
function checkRequired(element: JsxElement, { required }: ComponentDescriptor, page: PageContext): void {
  if (!required || element.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) return;
  const { prop, otherwise, or = [] } = required;
  if ([prop, ...or].every((name) => isEmpty(element, name)))
    page.problems.push(
      propProblem('missing-property', locate(page, element), element.name ?? '', prop, otherwise, or),
    );
}

function isEmpty(element: JsxElement, prop: string): boolean {
  const value = readAttribute(element, prop);
  if (value?.kind === 'expression') return false;
  return value === undefined || value.value === true || String(value.value ?? '').trim() === '';
}

type Sentence = readonly [message: string, hint: string];

/** What is said of a text that a property does not take: one of these, a whole number or a length. */
function explainValue(
  component: string,
  prop: string,
  value: string,
  wanted: readonly string[] | 'number' | 'length',
): Sentence {
  if (wanted === 'number')
    return [
      `The "${prop}" of <${component}> is "${value}", which is not a whole number; the default is used.`,
      `Write it like this: ${prop}={2}`,
    ];
  if (wanted === 'length')
    return [
      `The "${prop}" of <${component}> is "${value}", which is no CSS length, so it is shown in its usual size.`,
      `Write pixels or a CSS length: ${prop}={20} or ${prop}="1.5rem"`,
    ];
  const nearest = value.length > 3 ? findNearest(value, wanted) : undefined;
  return [
    `"${value}" is not a valid "${prop}" of <${component}>; the default is used.`,
    nearest === undefined
      ? `Write one of ${list(wanted.map((one) => `"${one}"`))}.`
      : `Did you mean "${nearest}"?`,
  ];
}

/** A warning at a tag or an attribute of a component: its code without `content/`, its place, and what was found. */
export const propProblem = problemsByCode('content', {
  error: {},
  warning: {
    /** An attribute that a component does not have; `known` are those it has. */
    'unknown-property': (component: string, prop: string, known: readonly string[]) => {
      const nearest = findNearest(prop, known);
      return [
        `<${component}> has no property "${prop}", so it does nothing.`,
        nearest !== undefined
          ? `Did you mean "${nearest}"?`
          : known.length === 0
            ? 'It takes no properties: remove it.'
            : `It takes ${list(known)}.`,
      ];
    },
    'unknown-value': explainValue,
    /** A number that is less than `least` or more than `greatest`. */
    'value-range': (
      component: string,
      prop: string,
      value: number,
      [least, greatest]: readonly [number, number],
    ) => [
      `The "${prop}" of <${component}> is ${value}, but must be ${Number.isFinite(greatest) ? `from ${least} to ${greatest}` : `${least} or more`}.`,
      `Write a number ${Number.isFinite(greatest) ? `from ${least} to ${greatest}` : `of ${least} or more`}: ${prop}={${Math.min(greatest, Math.max(least, value))}}`,
    ],
    /** A color that CSS does not know. */
    'unknown-color': (component: string, value: string, nearest: string | undefined) => [
      `<${component}> has the color "${value}", which is not a CSS color, so it is left out.`,
      nearest === undefined
        ? 'Write a color such as #0d9373, teal or rgb(13 147 115).'
        : `Did you mean "${nearest}"?`,
    ],
    /** A component lacks a property, or one of the `others` in its place; `instead` says what is shown. */
    'missing-property': (component: string, prop: string, instead: string, others: readonly string[]) => [
      `<${component}> has no "${prop}"${others.length > 1 ? `, ${list(others.map((name) => `"${name}"`)).replace(' and ', ' or ')}` : ''}, so ${instead}.`,
      `Add ${list([prop, ...others].map((name) => `${name}="..."`)).replace(' and ', ' or ')} to the tag.`,
    ],
  },
  note: {},
});

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
