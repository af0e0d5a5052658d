import { escapeAttribute, escapeHtml } from '../../../lib/html/escape.ts';
import type { DiagramBox, DiagramPoint } from '../layout/graph-layout.ts';
import { letterSize, lineHeight, measureLabel } from '../layout/text-size.ts';
import type { Label, Span } from '../read/label.ts';

/** A part of a drawing, and the room that it takes. */
export interface Drawn {
  readonly svg: string;
  readonly box: DiagramBox;
}

/** What names a drawing for those who cannot see it. */
export interface DrawingNames {
  readonly title: string;
  readonly description: string;
}

/** Around a drawing, so that no line at its edge is cut. */
const margin = 1;

/** Stands for the id of the diagram on its page, which `placeDiagram` puts in. */
const idMark = '__diagram__';

/**
 * The parts as one drawing, which is as large as they are: its colours are custom properties of `diagram.css`, it has no `style`, fonts
 * or scripts, and its ids wait for `placeDiagram`.
 */
export function writeDrawing(parts: readonly Drawn[], names: DrawingNames): string {
  const box = unite(parts.map((part) => part.box));
  const [x, y] = [box.x - margin, box.y - margin].map(Math.floor) as [number, number];
  const width = Math.ceil(box.x + box.width + margin) - x;
  const height = Math.ceil(box.y + box.height + margin) - y;
  const size = `width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"`;
  const inside = parts.map(({ svg }) => svg).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-labelledby="${idMark}-title" aria-describedby="${idMark}-text"><title id="${idMark}-title">${escapeHtml(names.title)}</title><desc id="${idMark}-text">${escapeHtml(names.description)}</desc>${inside}</svg>`;
}

/** The drawing with its ids made those of one place on one page. */
export function placeDiagram(svg: string, id: string): string {
  return svg.replaceAll(idMark, id);
}

/** The smallest box around boxes. */
export function unite(boxes: readonly DiagramBox[]): DiagramBox {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The box of points, and of what is so far around them. */
export function surround(points: readonly DiagramPoint[], around = 0): DiagramBox {
  const { x, y, width, height } = unite(points.map((point) => ({ ...point, width: 0, height: 0 })));
  return { x: x - around, y: y - around, width: width + 2 * around, height: height + 2 * around };
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** `<name attributes>inside</name>`; numbers are rounded to a tenth, what is undefined is left out. */
export function tag(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [` ${key}="${typeof value === 'number' ? round(value) : escapeAttribute(value)}"`],
  );
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
}

/** Parts in a group with a class. */
export function groupParts(name: string, parts: readonly Drawn[]): Drawn {
  return {
    svg: tag('g', { class: name }, parts.map(({ svg }) => svg).join('')),
    box: unite(parts.map(({ box }) => box)),
  };
}

/** A rectangle that fills a box. */
export function drawRect(box: DiagramBox, attributes: Attributes): Drawn {
  return { svg: tag('rect', { ...box, ...attributes }), box };
}

/** The ground of a head of a box, so high: round where the box is. */
export function drawBand({ x, y, width, height }: DiagramBox, high: number, r: number): Drawn {
  if (high >= height) return drawRect({ x, y, width, height }, { class: 'band', rx: r });
  const [left, bottom] = [round(x), round(y + high)];
  const d = `M${left} ${bottom}V${round(y + r)}q0-${r} ${r}-${r}H${round(x + width - r)}q${r} 0 ${r} ${r}V${bottom}z`;
  return { svg: tag('path', { class: 'band', d }), box: { x, y, width, height: high } };
}

/** A straight line. */
export function drawLine(from: DiagramPoint, to: DiagramPoint, name: string): Drawn {
  return drawPoints('polyline', [from, to], { class: name });
}

/** A polygon or a line through points. */
export function drawPoints(
  name: 'polygon' | 'polyline',
  points: readonly DiagramPoint[],
  attributes: Attributes,
): Drawn {
  const list = points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
  return { svg: tag(name, { points: list, ...attributes }), box: surround(points) };
}

/** `text-anchor` of CSS is `middle`; other texts begin or end at their `x`. */
interface TextLook {
  readonly anchor?: 'start' | 'end';
  readonly class?: string;
  readonly fill?: string | undefined;
}

/** A label around the middle of its lines. */
export function drawLabel(label: Label, { x, y }: DiagramPoint, { anchor, ...look }: TextLook = {}): Drawn {
  const { width, height } = measureLabel(label);
  const first = y - ((label.length - 1) * lineHeight) / 2 + letterSize * 0.35;
  const lines = label.map(
    (line, index) => [first + index * lineHeight, line.map(writeSpan).join('')] as const,
  );
  const inside =
    lines.length === 1
      ? (lines[0]?.[1] ?? '')
      : lines.map(([at, text]) => tag('tspan', { x, y: at }, text)).join('');
  const place = lines.length === 1 ? { x, y: first } : {};
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return {
    svg: inside === '' ? '' : tag('text', { ...place, 'text-anchor': anchor, ...look }, inside),
    box: { x: left, y: y - height / 2, width, height },
  };
}

/** The parts of a drawing, and over them what it is called. */
export function addTitle(parts: readonly Drawn[], title: Label): readonly Drawn[] {
  const { x, y, width } = unite(parts.map(({ box }) => box));
  const at = { x: x + width / 2, y: y - 14 - measureLabel(title).height / 2 };
  return [drawLabel(title, at, { class: 'strong' }), ...parts];
}

function writeSpan({ text, isBold, isItalic }: Span): string {
  const escaped = escapeHtml(text);
  const look = `${isBold ? 'strong' : ''}${isItalic ? ' italic' : ''}`.trim();
  return look === '' ? escaped : tag('tspan', { class: look }, escaped);
}

/** Coordinates to a tenth of a pixel. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
