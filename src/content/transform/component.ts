import type { MdxJsxAttributeUnion } from 'satteri';
import { findNearest } from '../../lib/text/nearest.ts';
import { type Place, type Problem, problemsByCode } from '../../problem/problem.ts';
import type { IconRef } from '../compile/compiled-page.ts';
import { readVerbatim } from '../compile/prepare-text.ts';
import type { Literal } from '../expression/parse.ts';
import { isIconPath } from '../icons/icon-name.ts';
import {
  locateAttribute,
  makeAttribute,
  makeExpressionAttribute,
  readAttribute,
  readTextAttribute,
  readValue,
  replaceAttributes,
} from './attribute.ts';
import { colorNames, iconTypes, isCssColor, type PropKind, readLength } from './component-props.ts';
import { resolveIconRef } from './icon.ts';
import { type ComponentDescriptor, locate, type NodeContext, type PageContext } from './page-context.ts';
import { checkExpression } from './page-javascript.ts';
import { isExternal, resolveLink, useImage } from './page-link.ts';
import { type JsxElement, makeJsx, readNodeText, type TreeNode } from './tree-node.ts';

/**
 * A component with its attributes transformed, its icon resolved, and `added` attributes after those that were
 * typed.
 */
export function transformComponent(
  element: JsxElement,
  page: PageContext,
  added: Readonly<Record<string, unknown>>,
  children: readonly TreeNode[],
): JsxElement {
  const place = locate(page, element);
  const typed = transformAttributes(element.attributes, page, place);
  const more: MdxJsxAttributeUnion[] = [];
  for (const [name, value] of Object.entries({ iconRef: readIconRef(element, page), ...added }))
    if (value !== undefined) more.push(makeAttribute(name, value));
  const isInline = element.type === 'mdxJsxTextElement';
  const transformed = makeJsx(element.name, replaceAttributes(typed, more), children, isInline);
  transformed.position = element.position;
  const img = readTextAttribute(element, 'img');
  if (img !== undefined && !isExternal(img) && !img.startsWith('data:'))
    transformImg(transformed, img, page, locateAttribute(element, 'img', page));
  return transformed;
}

/** What a writer typed in a component that holds no Markdown. */
export function readInside(element: JsxElement, page: PageContext): string {
  return readVerbatim(element.children.map(readNodeText).join('\n'), page.prepared.insides);
}

/** The icon that an element's `icon` attribute names, in its `iconType`; undefined when it has none. */
export function readIconRef(element: JsxElement, page: PageContext): IconRef | undefined {
  const icon = readTextAttribute(element, 'icon');
  if (icon === undefined) return undefined;
  const type = readTextAttribute(element, 'iconType');
  const known = type !== undefined && iconTypes.includes(type) ? type : undefined;
  return resolveIconRef(icon, known, page, locateAttribute(element, 'icon', page));
}

/** What a component means for its children: headings in one that is closed at first are not listed. */
export function enterComponent(element: JsxElement, context: NodeContext, page: PageContext): NodeContext {
  return {
    isInline: element.type === 'mdxJsxTextElement',
    isHidden: context.isHidden || page.context.components.find(element.name)?.isClosed === true,
    isInLink: context.isInLink,
    group: undefined,
    list: element.name ?? context.list,
  };
}

/**
 * A component's `img`: its URL and, once `page.pending` is done, its size; when missing, with a
 * warning, `imgMissing` holds what was written.
 */
function transformImg(transformed: JsxElement, img: string, page: PageContext, place: Place): void {
  const image = useImage(img, page, place);
  const index = transformed.attributes.findIndex(
    (attribute) => 'name' in attribute && attribute.name === 'img',
  );
  transformed.attributes[index] = image ? makeAttribute('img', image.url) : makeAttribute('imgMissing', img);
  if (!image) return;
  const complete = async () => {
    const size = await page.context.images.measure(image.found);
    if (size)
      transformed.attributes.push(
        makeAttribute('imgWidth', size.width),
        makeAttribute('imgHeight', size.height),
      );
  };
  page.pending.push(complete());
}

const links = new Set(['href', 'src', 'img', 'poster', 'action', 'formAction']);

/**
 * The attributes of a tag: links as they are published, unsafe ones left out, and JavaScript made safe to run
 * (one that cannot run is the text as written).
 */
function transformAttributes(
  attributes: readonly MdxJsxAttributeUnion[],
  page: PageContext,
  place: Place,
): readonly MdxJsxAttributeUnion[] {
  return attributes.flatMap((attribute): readonly MdxJsxAttributeUnion[] => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const checked = checkExpression(`({${attribute.value}})`, page, place);
      return checked.kind === 'run' ? [{ ...attribute, value: `...${checked.source}` }] : [];
    }
    const value = readValue(attribute.value);
    if (value.kind === 'expression') {
      const checked = checkExpression(value.source, page, place);
      if (checked.kind === 'run') return [makeExpressionAttribute(attribute.name, checked.source)];
      return checked.kind === 'show' ? [makeAttribute(attribute.name, checked.text)] : [];
    }
    if (typeof value.value !== 'string') return [makeAttribute(attribute.name, value.value)];
    if (!links.has(attribute.name)) return [attribute];
    const url = /^data:image\//i.test(value.value) ? value.value : resolveLink(value.value, page, place);
    return url === undefined ? [] : [makeAttribute(attribute.name, url)];
  });
}

/** Attributes that every component may have. */
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
