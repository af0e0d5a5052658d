import type { Element, Root } from 'hast';
import { htmlToHast } from 'satteri';
import { measureText } from '../../src/content/diagrams/layout/text-size.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The least distance of a line's end from a corner of what it connects, in px, and the most that spaces may differ by. */
const leastFromCorner = 8;
const unevenness = 2;

/**
 * What is untidy in a drawing of `drawDiagram`, a sentence each, as an eye would see it: space that differs around it, lines that end at
 * corners or lead through boxes, boxes and texts on each other. It is read from the SVG alone.
 */
export function inspectDrawing(svg: string): readonly string[] {
  const root = htmlToHast(svg, { fragment: true }) as Root;
  const drawing = root.children.find((node) => node.type === 'element' && node.tagName === 'svg');
  if (drawing?.type !== 'element') return ['There is no drawing.'];
  const all = listElements(drawing);
  const withClass = (name: string) => all.filter((element) => listClasses(element).includes(name));
  const nodes = withClass('node').flatMap((node) => measureFirst(node));
  const clusters = withClass('ground').flatMap((ground) => measure(ground));
  const labels = withClass('edge-label').flatMap((label) => measureFirst(label));
  const lines = withClass('edge').flatMap((edge) => readLines(String(edge.properties['d'] ?? '')));
  const isGraph = nodes.length > 0;
  return [
    ...inspectSpace(drawing, all),
    ...(isGraph ? lines.flatMap((line) => inspectEnds(line, nodes, clusters)) : []),
    ...(isGraph ? lines.flatMap((line) => inspectWay(line, nodes)) : []),
    ...inspectOverlaps(nodes, labels),
    ...(isGraph ? labels.flatMap((label) => inspectLabel(label, lines)) : []),
    ...all
      .filter(({ properties }) => 'fontSize' in properties || 'style' in properties)
      .map(() => 'A text has a size of its own.'),
  ];
}

function listElements(element: Element): readonly Element[] {
  const inner = element.children.filter((child) => child.type === 'element');
  return [element, ...inner.flatMap(listElements)];
}

function listClasses({ properties }: Element): readonly string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** The first thing in a group that has a size. */
function measureFirst(group: Element): readonly Box[] {
  return listElements(group).flatMap(measure).slice(0, 1);
}

function measure({ tagName, properties, children }: Element): readonly Box[] {
  const number = (name: string) => Number(properties[name] ?? 0);
  if (tagName === 'rect')
    return [{ x: number('x'), y: number('y'), width: number('width'), height: number('height') }];
  if (tagName === 'circle') {
    const r = number('r');
    return [{ x: number('cx') - r, y: number('cy') - r, width: 2 * r, height: 2 * r }];
  }
  if (tagName === 'polygon' || tagName === 'polyline')
    return [surround(readPoints(String(properties['points']).replaceAll(',', ' ')))];
  if (tagName === 'path') return [surround(readLines(String(properties['d'])).flat())];
  if (tagName !== 'text') return [];
  const first = children.find((child) => child.type === 'element' && 'x' in child.properties);
  const x = first?.type === 'element' ? Number(first.properties['x']) : number('x');
  const y = first?.type === 'element' ? Number(first.properties['y']) : number('y');
  const lines = first ? children : [{ type: 'element' as const, tagName: 'tspan', properties: {}, children }];
  const width = Math.max(...lines.map((line) => measureText(readText(line as Element))));
  const anchor = properties['textAnchor'];
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [{ x: left, y: y - 15, width, height: lines.length * 20 }];
}

function readText({ children }: Element): string {
  return children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? readText(child) : ''))
    .join('');
}

function readPoints(text: string): readonly Point[] {
  const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []));
}

/** The lines of a path, by the points where they turn; of round corners the corner, of half ellipses their middle. */
function readLines(d: string): readonly (readonly Point[])[] {
  return d
    .split(/(?=M)/)
    .filter((part) => part !== '')
    .map((part) => {
      const points: Point[] = [];
      for (const [, command = '', text = ''] of part.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
        const last = points.at(-1) ?? { x: 0, y: 0 };
        const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
        const [a = 0, b = 0] = numbers;
        if (command === 'H') points.push({ x: a, y: last.y });
        else if (command === 'V') points.push({ x: last.x, y: a });
        else if (command === 'h') points.push({ x: last.x + a, y: last.y });
        else if (command === 'v') points.push({ x: last.x, y: last.y + a });
        else if (command === 'a') points.push(...readArc(last, numbers));
        else if (/[ql]/.test(command))
          points.push({ x: last.x + (numbers.at(-2) ?? 0), y: last.y + (numbers.at(-1) ?? 0) });
        else if (command !== 'z') points.push({ x: a, y: b });
      }
      return points;
    });
}

/** Half of an ellipse, to the right or to the left. */
function readArc(
  { x, y }: Point,
  [, ry = 0, , , sweep = 0, dx = 0, dy = 0]: readonly number[],
): readonly Point[] {
  const side = Math.sign(dx) * (sweep === 1 ? -1 : 1);
  return [
    { x: x + dx / 2, y: y + side * ry },
    { x: x + dx, y: y + dy },
  ];
}

function surround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function inspectSpace(drawing: Element, all: readonly Element[]): readonly string[] {
  const [x = 0, y = 0, width = 0, height = 0] = String(drawing.properties['viewBox']).split(' ').map(Number);
  const boxes = all
    .filter((element) => !listElements(element).some(({ properties }) => 'transform' in properties))
    .flatMap(measure);
  const inner = surround(boxes.flatMap((box) => [box, { x: box.x + box.width, y: box.y + box.height }]));
  // What is turned is not measured here.
  const isTurned = all.some(({ properties }) => 'transform' in properties);
  const [top, bottom] = [inner.y - y, y + height - inner.y - inner.height];
  const [left, right] = [inner.x - x, x + width - inner.x - inner.width];
  const spaces = isTurned ? [top, bottom] : [top, bottom, left, right];
  if (Math.min(...spaces) < -0.5) return [`It is cut: ${spaces.join(', ')}.`];
  return Math.max(...spaces) - Math.min(...spaces) > unevenness
    ? [`The space around it is uneven: ${spaces.join(', ')}.`]
    : [];
}

function isAt(value: number, other: number): boolean {
  return Math.abs(value - other) < 1;
}

function inspectEnds(
  line: readonly Point[],
  nodes: readonly Box[],
  clusters: readonly Box[],
): readonly string[] {
  return [line[0], line.at(-1)].flatMap((end) => {
    if (!end) return [];
    // An arrow's line ends within the arrow, and one at a slanted or round side in the box of its shape.
    const touches = (box: Box) => contains(box, end, 17);
    const near = [...nodes, ...clusters].filter(touches);
    if (near.length === 0) return [`A line ends nowhere, at ${end.x}, ${end.y}.`];
    return near.flatMap(({ x, y, width, height }) => {
      const isBeside = isAt(end.x, x) || isAt(end.x, x + width);
      const isOver = isAt(end.y, y) || isAt(end.y, y + height);
      const away = isBeside
        ? Math.min(end.y - y, y + height - end.y)
        : isOver
          ? Math.min(end.x - x, x + width - end.x)
          : Number.POSITIVE_INFINITY;
      return away >= 0 && away < Math.min(leastFromCorner, (isBeside ? height : width) / 2 - 1)
        ? [`A line ends at a corner, at ${end.x}, ${end.y}.`]
        : [];
    });
  });
}

function contains({ x, y, width, height }: Box, point: Point, around: number): boolean {
  return (
    point.x > x - around &&
    point.x < x + width + around &&
    point.y > y - around &&
    point.y < y + height + around
  );
}

function inspectWay(line: readonly Point[], nodes: readonly Box[]): readonly string[] {
  const [start, end] = [line[0], line.at(-1)];
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const piece = surround([from, to]);
    return nodes
      .filter((node) => ![start, end].some((point) => point && contains(node, point, 1)))
      .filter((node) => overlap(piece, node, 2))
      .map(() => `A line leads through a box, from ${from.x}, ${from.y} to ${to.x}, ${to.y}.`);
  });
}

function overlap(one: Box, other: Box, least: number): boolean {
  return (
    one.x + one.width > other.x + least &&
    other.x + other.width > one.x + least &&
    one.y + one.height > other.y + least &&
    other.y + other.height > one.y + least
  );
}

/** A text covers the line that it is of, and none that leads elsewhere. */
function inspectLabel(label: Box, lines: readonly (readonly Point[])[]): readonly string[] {
  const covered = lines.flatMap((line) =>
    line.slice(1).flatMap((to, index) => {
      const piece = surround([line[index] ?? to, to]);
      return overlap({ ...piece, width: piece.width + 1, height: piece.height + 1 }, label, 2)
        ? [JSON.stringify(piece)]
        : [];
    }),
  );
  return new Set(covered).size > 1
    ? [`A text lies on several lines: ${[...new Set(covered)].join(', ')}.`]
    : [];
}

function inspectOverlaps(nodes: readonly Box[], labels: readonly Box[]): readonly string[] {
  const boxes = [...nodes, ...labels];
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => overlap(one, other, 1))
      .map((other) => `Two boxes lie on each other: ${JSON.stringify(one)} and ${JSON.stringify(other)}.`),
  );
}
