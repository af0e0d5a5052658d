import type { MdxJsxAttributeUnion } from 'satteri';
import { findNearest } from '../../lib/text/nearest.ts';
import type { Place } from '../../problem/problem.ts';
import { markdownProblem } from '../compile/markdown-problems.ts';
import { type EstreeNode, isEstreeNode, parseExpression } from '../expression/parse.ts';
import { scriptProblem } from '../scripts/problems.ts';
import { locateAttribute, readValue } from './attribute.ts';
import { htmlAttributeName, reactNames, writeStyle } from './html-names.ts';
import { locate, type PageContext } from './page-context.ts';
import {
  type Element,
  type JsxElement,
  makeElement,
  makeJsx,
  type Properties,
  type TreeNode,
} from './tree-node.ts';

/** Tags that hold no blocks: a paragraph that MDX puts into them is taken away. */
const holdsTextOnly =
  /^(?:p|h[1-6]|span|summary|figcaption|label|button|strong|em|b|i|small|sup|sub|kbd|code|dt)$/;
const voidNames = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Whether a tag's name is HTML's or SVG's own, or a custom element's: it begins with a small letter. */
export function isHtmlName(name: string): boolean {
  return /^[a-z]/.test(name) && !name.includes('.');
}

/** Whether elements of a name hold nothing and have no end tag: https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
export function isVoidName(name: string): boolean {
  return voidNames.test(name);
}

/**
 * The element that a tag in the page means when all its attributes are known, so that it is static; undefined
 * when JavaScript has to run for one of them.
 */
export function readHtmlTag(tag: JsxElement): Element | undefined {
  const properties: Properties = {};
  for (const attribute of tag.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') return undefined;
    const value = readValue(attribute.value);
    const name = attribute.name === 'class' ? 'className' : attribute.name;
    if (reactNames.has(name)) continue;
    if (value.kind === 'literal') {
      if (value.value !== null && value.value !== undefined && value.value !== false)
        properties[name] = name === 'className' ? String(value.value).split(/\s+/) : value.value;
      continue;
    }
    const style = name === 'style' ? readStyle(value.source) : undefined;
    if (style === undefined) return undefined;
    properties.style = style;
  }
  const name = tag.name ?? '';
  const children = isVoidName(name) ? [] : unwrapParagraphs(name, tag.children);
  return { ...makeElement(name, properties, children), position: tag.position };
}

/** The attributes of a tag that stays JavaScript, as HTML spells them. */
export function toHtmlAttributes(
  attributes: readonly MdxJsxAttributeUnion[],
): readonly MdxJsxAttributeUnion[] {
  return attributes.flatMap((attribute): readonly MdxJsxAttributeUnion[] => {
    if (attribute.type !== 'mdxJsxAttribute') return [attribute];
    if (reactNames.has(attribute.name)) return [];
    return [{ ...attribute, name: htmlAttributeName(attribute.name) }];
  });
}

/** Whether an attribute can have this name in JSX: HTML lets it have nearly any. https://facebook.github.io/jsx/#prod-JSXAttributeName */
export function isJsxName(name: string): boolean {
  return /^[A-Za-z_$][\w$-]*(?::[A-Za-z_$][\w$-]*)?$/.test(name);
}

/** An element as a tag whose attributes, such as `x-on:click.prevent`, are spread: satteri 0.10.5 ends the process for such a name in JSX. */
export function writeAsTag({ tagName, properties, children, position }: Element): JsxElement {
  const named = Object.entries(properties).map(([name, value]) => [
    htmlAttributeName(name),
    Array.isArray(value) ? value.join(' ') : value,
  ]);
  const value = `...${JSON.stringify(Object.fromEntries(named))}`;
  return { ...makeJsx(tagName, [{ type: 'mdxJsxExpressionAttribute', value }], children, true), position };
}

/** The children without the paragraphs around text where no paragraph is allowed. */
export function unwrapParagraphs(name: string, children: readonly TreeNode[]): readonly TreeNode[] {
  if (!holdsTextOnly.test(name)) return children;
  return children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  );
}

/** The source of a style object as CSS; undefined when it has to run. */
function readStyle(source: string): string | undefined {
  const node = parseExpression(source);
  if (typeof node === 'string' || node.type !== 'ObjectExpression' || !Array.isArray(node.properties))
    return undefined;
  const style: Record<string, string | number> = {};
  for (const property of node.properties) {
    if (!isEstreeNode(property) || property.type !== 'Property' || property.computed) return undefined;
    const name = readKey(property.key);
    const value = isEstreeNode(property.value) ? readConstant(property.value) : undefined;
    if (name === undefined || value === undefined) return undefined;
    style[name] = value;
  }
  return writeStyle(style);
}

function readKey(key: unknown): string | undefined {
  if (!isEstreeNode(key)) return undefined;
  return key.type === 'Identifier'
    ? String(key.name)
    : key.type === 'Literal'
      ? String(key.value)
      : undefined;
}

function readConstant(node: EstreeNode): string | number | undefined {
  if (node.type === 'UnaryExpression' && node.operator === '-' && isEstreeNode(node.argument)) {
    const value = readConstant(node.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  const value = node.type === 'Literal' ? node.value : undefined;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/**
 * An HTML tag without the event handlers that are JavaScript of the page, which runs at build: each a warning. Those that
 * are texts stay, with a warning for the name that JSX has.
 */
export function takeHandlers<T extends JsxElement>(tag: T, page: PageContext): T {
  const attributes = tag.attributes.filter((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !/^on[A-Z]/.test(attribute.name)) return true;
    if (typeof attribute.value === 'string') {
      page.problems.push(
        scriptProblem('text-handler', locateAttribute(tag, attribute.name, page), attribute.name),
      );
      return true;
    }
    page.problems.push(scriptProblem('event-handler', locate(page, tag), attribute.name));
    return false;
  });
  return { ...tag, attributes };
}

/** Warns of a tag in small letters that no browser knows. */
export function noteElement(name: string, page: PageContext, place: Place): void {
  if (isKnownElement(name)) return;
  page.problems.push(
    markdownProblem('unknown-element', place, name, findNearest(name, page.context.components.names)),
  );
}

const html = `a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col
colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5
h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark menu meta meter nav noscript
object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select slot small source
span strong style sub summary sup table tbody td template textarea tfoot th thead time title tr track u ul var video wbr
selectedcontent fencedframe portal`;
const old = `acronym applet basefont bgsound big blink center dir font frameset image keygen listing marquee menuitem nobr
noembed noframes param plaintext rb rtc strike tt xmp`;
const svg = `svg animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix
feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
feSpecularLighting feSpotLight feTile feTurbulence filter foreignObject g line linearGradient marker mask metadata mpath
path pattern polygon polyline radialGradient rect set stop switch symbol text textPath tspan use view`;
const mathml = `math annotation maction menclose merror mfenced mfrac mglyph mi mmultiscripts mn mo mover mpadded mphantom
mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics`;

const elements: ReadonlySet<string> = new Set(
  [html, old, svg, mathml].flatMap((names) => names.toLowerCase().split(/\s+/)),
);

/**
 * Whether browsers know an element: HTML's, old ones included, SVG's or MathML's, or a custom element, which has a
 * hyphen. https://html.spec.whatwg.org/multipage/indices.html#elements-3
 */
function isKnownElement(name: string): boolean {
  return name.includes('-') || name.includes(':') || elements.has(name.toLowerCase());
}
