import type { DiagramBox, DiagramPoint, GraphLayout } from './graph-layout.ts';

/**
 * A layout without stripes, upright or level, that are wider than `most`, in px, and hold nothing but lines across them: what is
 * beyond one comes nearer.
 */
export function closeGaps(layout: GraphLayout, most: number): GraphLayout {
  const x = makeAxis(layout, most, 'x', 'width');
  const y = makeAxis(layout, most, 'y', 'height');
  const movePoint = (point: DiagramPoint): DiagramPoint => ({ x: x(point.x), y: y(point.y) });
  const moveBox = (box: DiagramBox): DiagramBox => {
    const { x: left, y: top } = movePoint(box);
    return { x: left, y: top, width: x(box.x + box.width) - left, height: y(box.y + box.height) - top };
  };
  const moveAll = (boxes: ReadonlyMap<string, DiagramBox>) =>
    new Map([...boxes].map(([id, box]) => [id, moveBox(box)]));
  return {
    width: x(layout.width),
    height: y(layout.height),
    boxes: moveAll(layout.boxes),
    groups: moveAll(layout.groups),
    edges: layout.edges.map(({ points, label, startLabel, endLabel }) => ({
      points: points.map(movePoint),
      ...(label && { label: moveBox(label) }),
      ...(startLabel && { startLabel: moveBox(startLabel) }),
      ...(endLabel && { endLabel: moveBox(endLabel) }),
    })),
  };
}

/** Where a coordinate comes to be when the gaps along its axis are closed. */
function makeAxis(
  { boxes, groups, edges }: GraphLayout,
  most: number,
  axis: 'x' | 'y',
  size: 'width' | 'height',
): (at: number) => number {
  const labels = edges.flatMap(({ label, startLabel, endLabel }) =>
    [label, startLabel, endLabel].flatMap((one) => one ?? []),
  );
  const taken = [
    ...[...boxes.values(), ...labels].map((box) => [box[axis], box[axis] + box[size]] as const),
    // Of groups their sides, and of lines those that run beside the gap.
    ...[...groups.values()].flatMap((box) => [
      [box[axis], box[axis]] as const,
      [box[axis] + box[size], box[axis] + box[size]] as const,
    ]),
    ...edges.flatMap(({ points }) =>
      points.slice(1).flatMap((point, index) => {
        const before = points[index];
        return before && before[axis] === point[axis] ? [[point[axis], point[axis]] as const] : [];
      }),
    ),
  ].sort(([a], [b]) => a - b);
  const gaps: { readonly from: number; readonly less: number }[] = [];
  let end = taken[0]?.[0] ?? 0;
  for (const [from, to] of taken) {
    if (from - end > most) gaps.push({ from, less: from - end - most });
    end = Math.max(end, to);
  }
  return (at) => gaps.reduce((moved, { from, less }) => (at >= from ? moved - less : moved), at);
}
