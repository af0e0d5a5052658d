import type { Element, Text } from 'hast';
import temml from 'temml';
import { escapeAttribute, escapeHtml } from '../../lib/html/escape.ts';

/** Math as MathML, or what is wrong with its TeX and where, counted from its first sign. */
type RenderedMath =
  | { readonly kind: 'math'; readonly element: Element; readonly html: string }
  | { readonly kind: 'mistake'; readonly reason: string; readonly offset: number };

/** What temml makes: an element, a text, or a list of such. */
interface TemmlNode {
  readonly type?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly classes?: readonly string[];
  readonly style?: Readonly<Record<string, unknown>>;
  readonly children?: readonly TemmlNode[];
}

/** MathML's presentation elements: https://www.w3.org/TR/mathml-core/ and `menclose`. */
const element =
  /^(?:math|m(?:action|enclose|error|frac|i|multiscripts|n|o|over|padded|phantom|prescripts|root|row|s|space|sqrt|style|sub|subsup|sup|table|td|text|tr|under|underover)|semantics|none)$/;
const attribute =
  /^(?:accent|accentunder|columnspan|depth|dir|display|displaystyle|fence|form|height|largeop|linethickness|lspace|mathbackground|mathcolor|mathsize|mathvariant|maxsize|minsize|movablelimits|notation|rowspan|rspace|scriptlevel|separator|stretchy|symmetric|voffset|width)$/;

/**
 * TeX as MathML that needs no script; `isBlock` for math on lines of its own. It holds no links, ids or `style`
 * attributes: what temml would style has classes that `components/mdx/media/math.css` knows. Its `data-tex` is the TeX.
 */
export function renderMath(tex: string, isBlock: boolean): RenderedMath {
  try {
    const options = {
      displayMode: isBlock,
      throwOnError: true,
      trust: false,
      strict: false,
      maxExpand: 1000,
    };
    const tree: TemmlNode = temml.__renderToMathMLTree(tex, options);
    const [math] = convertNode(tree);
    if (math?.type !== 'element') return { kind: 'mistake', reason: 'it gives nothing', offset: 0 };
    math.properties['data-tex'] = tex.trim();
    return { kind: 'math', element: math, html: writeNode(math) };
  } catch (error) {
    const position = error instanceof Error && 'position' in error ? Number(error.position) : 0;
    const offset = Math.min(Number.isFinite(position) ? position : 0, tex.trimEnd().length);
    return { kind: 'mistake', reason: readReason(error), offset };
  }
}

function readReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const reason = message.split(/ at (?:position \d+|end of input): /)[0] ?? message;
  return reason
    .replace(/^\s*ParseError:?\s*/, '')
    .replaceAll("'EOF'", 'the end')
    .trim();
}

function convertNode(node: TemmlNode): readonly (Element | Text)[] {
  if (node.text !== undefined) return [{ type: 'text', value: node.text }];
  const children = (node.children ?? []).flatMap(convertNode);
  if (node.type === undefined) return node.classes?.includes('tml-eqn') ? [makeNumber()] : children;
  const tagName = element.test(node.type) ? node.type : 'mrow';
  const { classes, attributes } = styleClasses(node.style ?? {}, node.attributes?.['style']);
  const properties: Element['properties'] = {};
  for (const [name, value] of Object.entries({ ...node.attributes, ...attributes }))
    if (attribute.test(name) && value !== undefined && value !== '') properties[name] = String(value);
  const className = [...(node.classes ?? []), ...classes].filter((name) => /^[\w-]+$/.test(name));
  if (className.length > 0) properties['className'] = className;
  return [{ type: 'element', tagName, properties, children }];
}

/** The number of an equation, which CSS counts. */
function makeNumber(): Element {
  return { type: 'element', tagName: 'span', properties: { className: ['tml-eqn'] }, children: [] };
}

function writeNode(node: Element | Text | Element['children'][number]): string {
  if (node.type === 'text') return escapeHtml(node.value);
  if (node.type !== 'element') return '';
  const attributes = Object.entries(node.properties).map(
    ([name, value]) =>
      ` ${name === 'className' ? 'class' : name}="${escapeAttribute(Array.isArray(value) ? value.join(' ') : String(value))}"`,
  );
  return `<${node.tagName}${attributes.join('')}>${node.children.map(writeNode).join('')}</${node.tagName}>`;
}

/** What replaces the styles that temml would write, which a site's Content-Security-Policy forbids. */
interface StyleClasses {
  readonly classes: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
}

const sides = { Left: 'l', Right: 'r', Top: 't', Bottom: 'b' } as const;
/** Room beside a cell, in em. */
const steps = [0, 0.5, 1, 2];

/**
 * A node's styles as classes `mp-l-1` (room beside a cell), `mb-t` (rules of a table) and the like, colours as
 * MathML's own attributes. What has no class (fine shifts of single glyphs) is left out. `written` is a `style`
 * attribute's text.
 */
function styleClasses(style: Readonly<Record<string, unknown>>, written: unknown): StyleClasses {
  const classes: string[] = [];
  const attributes: Record<string, string> = {};
  for (const [side, letter] of Object.entries(sides)) {
    const room = style[`padding${side}`];
    if (typeof room === 'string' && letter !== 't' && letter !== 'b')
      classes.push(`mp-${letter}-${nearestStep(room)}`);
    const border = style[`border${side}`];
    if (typeof border !== 'string') continue;
    const kind = /dashed|double/.exec(border)?.[0];
    classes.push(kind === undefined ? `mb-${letter}` : `mb-${letter}-${kind}`);
  }
  if (style['padding'] === '0') classes.push('mp-0');
  if (style['border'] !== undefined) classes.push('m-box');
  else if (style['padding'] === '0.3em') classes.push('m-pad');
  if (style['width'] === '100%') classes.push('m-wide');
  if (style['width'] === '50%') classes.push('m-half');
  if (style['mathDepth'] === '0') classes.push('m-flat');
  if (style['fontWeight'] === 'bold' || /font-weight:\s*bold/.test(String(written))) classes.push('m-bold');
  if (style['textAlign'] === 'left' || /text-align:\s*left/.test(String(written))) classes.push('tml-left');
  if (typeof style['color'] === 'string') attributes['mathcolor'] = style['color'];
  return { classes, attributes };
}

function nearestStep(size: string): number {
  const number = Number.parseFloat(size) || 0;
  const em = size.endsWith('pt') ? number / 11.955 : number;
  const nearest = steps.reduce((best, step) => (Math.abs(step - em) < Math.abs(best - em) ? step : best), 0);
  return nearest === 0.5 ? 5 : nearest * 10;
}
