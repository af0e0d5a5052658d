import type { DiagramBox, DiagramPoint } from '../layout/graph-layout.ts';
import type { EdgeMark, GraphEdge, NodeShape } from '../read/graph.ts';
import { outlineShape } from './draw-shape.ts';
import { type Drawn, drawPoints, groupParts, round, surround, tag, unite } from './svg.ts';

/** Radius of a line's corners. */
const corner = 6;

/** How long each mark is: the line ends before those that one can see through. */
export const markLengths: Readonly<Record<EdgeMark, number>> = {
  arrow: 8,
  'open-arrow': 8,
  dot: 8,
  cross: 8,
  triangle: 12,
  diamond: 16,
  'filled-diamond': 16,
  one: 12,
  'zero-one': 18,
  many: 18,
  'zero-many': 22,
};

/** A line that ends on the outline of a shape instead of the box around it, in both of which its last piece leads. */
export function clipEnd(
  points: readonly DiagramPoint[],
  shape: NodeShape,
  box: DiagramBox,
): readonly DiagramPoint[] {
  const outline = outlineShape(shape, box);
  const end = points.at(-1);
  const before = points.at(-2);
  if (!outline || !end || !before) return points;
  const isUpright = Math.abs(end.x - before.x) < Math.abs(end.y - before.y);
  const hits = outline.flatMap((one, index) => {
    const other = outline[(index + 1) % outline.length] ?? one;
    const [from, to, at] = isUpright ? [one.x, other.x, end.x] : [one.y, other.y, end.y];
    if (Math.min(from, to) > at || Math.max(from, to) < at || from === to) return [];
    const share = (at - from) / (to - from);
    return [{ x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share }];
  });
  const far = (hit: DiagramPoint) => Math.abs(hit.x - before.x) + Math.abs(hit.y - before.y);
  const [first, ...rest] = hits;
  if (!first) return points;
  const nearest = rest.reduce((best, hit) => (far(hit) < far(best) ? hit : best), first);
  return [...points.slice(0, -1), nearest];
}

type Look = Pick<GraphEdge, 'stroke' | 'startMark' | 'endMark' | 'style'>;

/**
 * Lines with round corners and what stands at their ends. Those of one look are one path, for where lines of half a pixel lie on each
 * other they would be darker.
 */
export function drawEdges(
  edges: readonly (Look & { readonly points: readonly DiagramPoint[] })[],
): readonly Drawn[] {
  const looks = Map.groupBy(edges, ({ stroke, style }) => JSON.stringify([stroke, style]));
  return [...looks.values()].flatMap((alike) => {
    const [{ stroke, style } = { stroke: 'solid' as const, style: undefined }] = alike;
    const { color: _, fill: __, ...look } = style ?? {};
    const d = alike.map(({ points, startMark, endMark }) =>
      traceLine(shorten(shorten(points, endMark).toReversed(), startMark).toReversed()),
    );
    const path = tag('path', {
      class: stroke === 'solid' ? 'edge' : `edge ${stroke}`,
      d: d.join(''),
      ...look,
    });
    const marks = new Map(
      alike.flatMap((edge) => drawMarks(edge, style?.stroke)).map((mark) => [mark.svg, mark]),
    );
    return [{ svg: path, box: unite(alike.map(({ points }) => surround(points))) }, ...marks.values()];
  });
}

function drawMarks(
  { points, startMark, endMark }: Look & { readonly points: readonly DiagramPoint[] },
  color: string | undefined,
): readonly Drawn[] {
  return [
    ...(startMark ? [drawMark(startMark, points[0], points[1], color)] : []),
    ...(endMark ? [drawMark(endMark, points.at(-1), points.at(-2), color)] : []),
  ];
}

function shorten(points: readonly DiagramPoint[], mark: EdgeMark | undefined): readonly DiagramPoint[] {
  const end = points.at(-1);
  const before = points.at(-2);
  if (mark === undefined || !end || !before) return points;
  const isHollow = mark === 'triangle' || mark === 'diamond' || mark === 'filled-diamond';
  const by = isHollow ? markLengths[mark] : mark === 'arrow' ? 4 : 0;
  return [...points.slice(0, -1), step(end, before, by)];
}

/** The point so many px from one in the direction of another. */
function step(from: DiagramPoint, to: DiagramPoint, by: number): DiagramPoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return from;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

/** A line with round corners, as SVG writes paths. */
export function traceLine(points: readonly DiagramPoint[]): string {
  const write = ({ x, y }: DiagramPoint) => `${round(x)} ${round(y)}`;
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const next = points[index + 1];
      if (!before) return `M${write(point)}`;
      if (!next) return `L${write(point)}`;
      const near = [before, next].map((other) => Math.hypot(other.x - point.x, other.y - point.y) / 2);
      const radius = Math.min(corner, ...near);
      return `L${write(step(point, before, radius))}Q${write(point)} ${write(step(point, next, radius))}`;
    })
    .join('');
}

/** What stands at the end of a line that comes from a point. */
function drawMark(
  mark: EdgeMark,
  tip: DiagramPoint = { x: 0, y: 0 },
  from: DiagramPoint = tip,
  color: string | undefined,
): Drawn {
  const back = step({ x: 0, y: 0 }, { x: from.x - tip.x, y: from.y - tip.y }, 1);
  /** The point so far back on the line and so far beside it. */
  const at = (along: number, beside: number): DiagramPoint => ({
    x: tip.x + back.x * along - back.y * beside,
    y: tip.y + back.y * along + back.x * beside,
  });
  const filled = { class: 'mark', ...(color !== undefined && { fill: color, stroke: color }) };
  const open = { class: 'mark bare', ...(color !== undefined && { stroke: color }) };
  const bar = (along: number) => drawPoints('polyline', [at(along, -6), at(along, 6)], open);
  const ring = (along: number): Drawn => {
    const { x, y } = at(along, 0);
    return {
      svg: tag('circle', { ...open, class: 'mark hollow', cx: x, cy: y, r: 4 }),
      box: surround([at(along, 0)], 4),
    };
  };
  const foot = drawPoints('polyline', [at(0, -6), at(12, 0), at(0, 6)], open);
  switch (mark) {
    case 'arrow':
      return drawPoints('polygon', [at(0.5, 0), at(8.5, -4), at(8.5, 4)], filled);
    case 'open-arrow':
      return drawPoints('polyline', [at(8, -5), at(0.5, 0), at(8, 5)], open);
    case 'dot': {
      const { x, y } = at(4, 0);
      return { svg: tag('circle', { ...filled, cx: x, cy: y, r: 4 }), box: surround([at(4, 0)], 4) };
    }
    case 'cross':
      return groupParts('cross', [
        drawPoints('polyline', [at(4, -4), at(12, 4)], open),
        drawPoints('polyline', [at(4, 4), at(12, -4)], open),
      ]);
    case 'triangle':
      return drawPoints('polygon', [at(0.5, 0), at(12, -7), at(12, 7)], { ...open, class: 'mark hollow' });
    case 'diamond':
      return drawPoints('polygon', [at(0.5, 0), at(8, -5), at(16, 0), at(8, 5)], {
        ...open,
        class: 'mark hollow',
      });
    case 'filled-diamond':
      return drawPoints('polygon', [at(0.5, 0), at(8, -5), at(16, 0), at(8, 5)], filled);
    case 'one':
      return groupParts('crows-foot', [bar(6), bar(11)]);
    case 'zero-one':
      return groupParts('crows-foot', [bar(6), ring(14)]);
    case 'many':
      return groupParts('crows-foot', [foot, bar(16)]);
    case 'zero-many':
      return groupParts('crows-foot', [foot, ring(17)]);
  }
}
