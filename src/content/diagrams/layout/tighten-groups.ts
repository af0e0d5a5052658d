import type { DiagramBox, DiagramPoint, GraphLayout, LayoutInput } from './graph-layout.ts';

/** Around what is in a group. */
export const groupRoom = 16;

/** How far a line that ends at a group stays from its corners, in px. */
const fromCorner = 14;

/**
 * A layout whose groups have the same room on all sides of what is in them: the kernel leaves more where lines lead out. Lines that
 * end at a group go on to its new side.
 */
export function tightenGroups(input: LayoutInput, layout: GraphLayout): GraphLayout {
  const groups = new Map<string, DiagramBox>();
  const tighten = (id: string): DiagramBox | undefined => {
    const box = layout.groups.get(id);
    const group = input.groups.find((one) => one.id === id);
    if (!box || !group) return undefined;
    const inner = input.groups.filter((one) => one.group === id).flatMap((one) => tighten(one.id) ?? []);
    const nodes = input.boxes
      .filter((one) => one.group === id)
      .flatMap((one) => layout.boxes.get(one.id) ?? []);
    const ends = layout.edges.flatMap(({ points }, index) => [
      ...(input.edges[index]?.from === id ? points.slice(0, 1) : []),
      ...(input.edges[index]?.to === id ? points.slice(-1) : []),
    ]);
    const tight = keepEnds(shrink(box, [...inner, ...nodes, ...listBends(layout, box)], group), box, ends);
    groups.set(id, tight);
    return tight;
  };
  for (const { id, group } of input.groups) if (group === undefined) tighten(id);
  const edges = layout.edges.map((edge, index) => {
    const { from = '', to = '' } = input.edges[index] ?? {};
    const end = extendTo(edge.points, groups.get(to));
    return { ...edge, points: [...extendTo([...end].reverse(), groups.get(from))].reverse() };
  });
  return { ...layout, groups, edges };
}

/** Where lines turn in a box, and what is written on them there. */
function listBends({ edges }: GraphLayout, box: DiagramBox): readonly DiagramBox[] {
  return edges
    .flatMap(({ points, label, startLabel, endLabel }) => [
      ...points.slice(1, -1).map((point) => ({ ...point, width: 0, height: 0 })),
      ...[label, startLabel, endLabel].flatMap((one) => one ?? []),
    ])
    .filter((one) => contains(box, one) && contains(box, { x: one.x + one.width, y: one.y + one.height }));
}

function contains({ x, y, width, height }: DiagramBox, point: DiagramPoint): boolean {
  return point.x > x && point.y > y && point.x < x + width && point.y < y + height;
}

/** The box without the room that what is in it does not need. */
function shrink(
  box: DiagramBox,
  inside: readonly DiagramBox[],
  { head, width: least }: { readonly head: number; readonly width: number },
): DiagramBox {
  if (inside.length === 0) return box;
  const top = Math.max(box.y, Math.min(...inside.map((one) => one.y)) - groupRoom - head);
  const bottom = Math.min(
    box.y + box.height,
    Math.max(...inside.map((one) => one.y + one.height)) + groupRoom,
  );
  const left = Math.max(box.x, Math.min(...inside.map((one) => one.x)) - groupRoom);
  const right = Math.min(box.x + box.width, Math.max(...inside.map((one) => one.x + one.width)) + groupRoom);
  if (right - left >= least) return { x: left, y: top, width: right - left, height: bottom - top };
  const x = Math.max(box.x, Math.min((left + right - least) / 2, box.x + box.width - least));
  return { x, y: top, width: least, height: bottom - top };
}

/** A box that was shrunk, as wide and high as it takes for lines at its sides to end between its corners. */
function keepEnds(tight: DiagramBox, box: DiagramBox, ends: readonly DiagramPoint[]): DiagramBox {
  const isBeside = ({ x }: DiagramPoint) => Math.abs(x - box.x) < 1 || Math.abs(x - box.x - box.width) < 1;
  const corners = ends.flatMap((end) =>
    [-fromCorner, fromCorner].map((by) =>
      isBeside(end) ? { x: tight.x, y: end.y + by } : { x: end.x + by, y: tight.y },
    ),
  );
  const xs = [tight.x, tight.x + tight.width, ...corners.map(({ x }) => x)];
  const ys = [tight.y, tight.y + tight.height, ...corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A line whose last piece leads on to the side of a box. */
function extendTo(points: readonly DiagramPoint[], box: DiagramBox | undefined): readonly DiagramPoint[] {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!box || !end || !before) return points;
  const side = (from: number, to: number, start: number, size: number) => (to > from ? start : start + size);
  const isUpright = before.x === end.x;
  const next = isUpright
    ? { x: end.x, y: side(before.y, end.y, box.y, box.height) }
    : { x: side(before.x, end.x, box.x, box.width), y: end.y };
  return [...points.slice(0, -1), next];
}
