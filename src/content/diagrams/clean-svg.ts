import type { Element, ElementContent, Root } from 'hast';
import { htmlToHast } from 'satteri';
import { escapeAttribute, escapeHtml } from '../../lib/html/escape.ts';

const tags = new Set(
  'svg g rect circle ellipse line polyline polygon path text tspan marker defs linearGradient stop'.split(
    ' ',
  ),
);
const attributes = new Set(
  'viewBox width height x y x1 y1 x2 y2 cx cy r rx ry dx dy d points transform fill stroke id class offset opacity stroke-width stroke-dasharray stroke-linecap stroke-linejoin stop-color stop-opacity font-size font-weight font-style text-anchor text-decoration marker-start marker-end markerWidth markerHeight refX refY orient'.split(
    ' ',
  ),
);

/** SVG's spelling by the letters alone: hast calls `stroke-dasharray` `strokeDashArray`. */
const spelled = new Map([...attributes].map((name) => [name.replaceAll('-', '').toLowerCase(), name]));

/** What names a diagram for those who cannot see it. */
interface DiagramNames {
  readonly title: string;
  readonly description: string;
}

/** Maximum width of a drawing that shrinks to the column, in px; wider ones scroll, for letters of 13 px had under 11. */
const widestWhole = 750;

/** Stands for the id of the diagram on its page, which `placeDiagram` puts in. */
const idMark = '__diagram__';

/**
 * The drawing library's SVG as a page may hold it: no style sheets, fonts, `style` attributes or scripts; its
 * colours are our custom properties, its ids begin with `idMark`, and it has a name and a description.
 */
export function cleanSvg(svg: string, names: DiagramNames): string {
  const root = htmlToHast(svg, { fragment: true }) as Root;
  const drawn = root.children.find((node) => node.type === 'element' && node.tagName === 'svg');
  if (drawn?.type !== 'element') return '';
  const { width, height } = drawn.properties;
  const inside = putNamesLast(putLifelinesFirst(drawn.children))
    .map((node) => writeNode(node, drawn))
    .join('');
  const fits = Number(width) <= widestWhole ? ' class="fits"' : '';
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg"${fits} ${size} role="img" aria-labelledby="${idMark}-title" aria-describedby="${idMark}-text"><title id="${idMark}-title">${escapeHtml(names.title)}</title><desc id="${idMark}-text">${escapeHtml(names.description)}</desc>${inside}</svg>`;
}

/** The drawing with its ids made those of one place on one page. */
export function placeDiagram(svg: string, id: string): string {
  return svg.replaceAll(idMark, id);
}

/** The dashed lines of a sequence are drawn before what they run behind. */
function putLifelinesFirst(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const isLifeline = (node: ElementContent) =>
    node.type === 'element' && listClasses(node).includes('lifeline');
  return [...nodes.filter(isLifeline), ...nodes.filter((node) => !isLifeline(node))];
}

/** The names of groups are drawn over the lines that lead into them. */
function putNamesLast(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const names: Element[] = [];
  const rest = nodes.map((node) => {
    if (node.type !== 'element' || !listClasses(node).includes('subgraph')) return node;
    const isName = (child: ElementContent) =>
      child.type === 'element' && child.tagName === 'text' && !isEmptyHeader(child, node);
    const children = node.children.filter(isName);
    if (children.length === 0) return node;
    names.push({ ...node, properties: { className: ['group-name'] }, children });
    return { ...node, children: node.children.filter((child) => !isName(child)) };
  });
  return [...rest, ...names];
}

function writeNode(node: ElementContent, parent: Element): string {
  if (node.type === 'text') return isText(parent) ? escapeHtml(node.value) : '';
  if (node.type !== 'element' || !tags.has(node.tagName)) return '';
  if (isEmptyHeader(node, parent) || isFiller(node) || listClasses(node).includes('xychart-grid')) return '';
  const written = Object.entries(node.properties).flatMap(([property, value]) => {
    const name = svgAttributeName(property);
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    if (!attributes.has(name) || value === false || value === null || value === undefined) return [];
    return [` ${name}="${escapeAttribute(writeValue(name, text))}"`];
  });
  const inside = node.children.map((child) => writeNode(child, node)).join('');
  const ink = node.tagName === 'g' ? inkClass(node) : '';
  return `<${node.tagName}${ink}${written.filter((each) => ink === '' || !each.startsWith(' class=')).join('')}>${inside}</${node.tagName}>`;
}

/** The head of a group without a name: its band and the blank text in it. */
function isEmptyHeader(node: Element, parent: Element): boolean {
  if (!listClasses(parent).includes('subgraph')) return false;
  const text = parent.children.find((child) => child.type === 'element' && child.tagName === 'text');
  if (text?.type !== 'element') return false;
  const label = text.children[0]?.type === 'text' ? text.children[0].value : '';
  const rects = parent.children.filter((child) => child.type === 'element' && child.tagName === 'rect');
  return label.trim() === '' && (node === text || node === rects[1]);
}

/** What the library says of an entity of which nothing is written. */
function isFiller(node: Element): boolean {
  const [text] = node.children;
  return node.tagName === 'text' && text?.type === 'text' && text.value === '(no attributes)';
}

/** On a ground that the writer chose, text is black or white, whichever reads better. */
function inkClass(node: Element): string {
  const shape = node.children.find((child) => child.type === 'element' && 'fill' in child.properties);
  const fill = shape?.type === 'element' ? String(shape.properties['fill']) : '';
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(fill)?.[1];
  if (hex === undefined) return '';
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
  const isLight = 0.299 * red + 0.587 * green + 0.114 * blue > 140;
  return ` class="${[...listClasses(node), isLight ? 'on-light' : 'on-dark'].join(' ')}"`;
}

function writeValue(name: string, text: string): string {
  if (name === 'id') return `${idMark}-${text}`;
  if (name === 'marker-start' || name === 'marker-end') return text.replace('#', `#${idMark}-`);
  const named = text
    .replace(/var\(--_([\w-]+)\)/g, 'var(--diagram-$1)')
    .replace(/var\(--bg\)/g, 'var(--diagram-bg)');
  return /^(?:class|fill|stroke)$/.test(name) ? named : round(named);
}

/** Coordinates to a tenth of a pixel. */
function round(value: unknown): string {
  return String(value).replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

function svgAttributeName(property: string): string {
  return property === 'className' ? 'class' : (spelled.get(property.toLowerCase()) ?? '');
}

function listClasses(node: Element): readonly string[] {
  const { className } = node.properties;
  return Array.isArray(className) ? className.map(String) : typeof className === 'string' ? [className] : [];
}

function isText(node: Element): boolean {
  return node.tagName === 'text' || node.tagName === 'tspan';
}
