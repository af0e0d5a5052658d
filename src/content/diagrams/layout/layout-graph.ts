import type { ElkExtendedEdge, ElkLabel, ElkNode, LayoutOptions } from 'elkjs';
import { closeGaps } from './close-gaps.ts';
import { findEdgeEnds } from './edge-ends.ts';
import type { DiagramBox, DiagramPoint, EdgeLayout, GraphLayout, LayoutInput, Size } from './graph-layout.ts';
import { straightenEdges } from './straighten-edges.ts';
import { groupRoom, tightenGroups } from './tighten-groups.ts';

const directions = { TB: 'DOWN', BT: 'UP', LR: 'RIGHT', RL: 'LEFT' } as const;

/** The sides at which lines leave and arrive, the one of lines that lead back, and the one of those from a node to itself. */
const sides = {
  TB: ['SOUTH', 'NORTH', 'EAST', 'WEST'],
  BT: ['NORTH', 'SOUTH', 'EAST', 'WEST'],
  LR: ['EAST', 'WEST', 'SOUTH', 'NORTH'],
  RL: ['WEST', 'EAST', 'SOUTH', 'NORTH'],
} as const;

/** Between a line and the corner of a node, and the least between lines. */
const cornerRoom = 12;
const leastGap = 12;

/**
 * Places nodes in layers and leads lines between them at right angles, by the layered algorithm of the Eclipse Layout Kernel
 * (https://eclipse.dev/elk/reference/algorithms/org-eclipse-elk-layered.html), whose options stand below by their names. Rejects what
 * the kernel cannot place.
 */
export async function layoutGraph(input: LayoutInput): Promise<GraphLayout> {
  const apart = input.groups.find((group) => isApart(input, group));
  if (apart) return layoutApart(input, apart);
  const { kernel } = await import('./kernel.ts');
  const ends = findEdgeEnds(input);
  const laid = await kernel.layout(describeGraph(input, ends));
  return readLayout(input, ends, laid);
}

type Group = LayoutInput['groups'][number];
type Box = LayoutInput['boxes'][number];

/** Whether the lines in a group lead in a direction of their own, which they can where none leads out of it. */
function isApart(input: LayoutInput, { id, direction }: Group): boolean {
  if (direction === undefined || direction === input.direction) return false;
  const inside = listInside(input, id);
  return input.edges.every(({ from, to }) => inside.has(from) === inside.has(to));
}

/** What is in a group, and in the groups in it. */
function listInside({ boxes, groups }: LayoutInput, id: string): ReadonlySet<string> {
  const inside = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const one of [...boxes, ...groups])
      if (one.group === next) {
        inside.add(one.id);
        open.push(one.id);
      }
  return inside;
}

/** Places what is in a group by itself, and the group among the rest as if it were a node. */
async function layoutApart(input: LayoutInput, group: Group): Promise<GraphLayout> {
  const inside = listInside(input, group.id);
  const isInside = ({ from }: { readonly from: string }) => inside.has(from);
  const free = <One extends { readonly group?: string }>({ group: outer, ...one }: One) =>
    outer === group.id || outer === undefined ? one : { ...one, group: outer };
  const inner = await layoutGraph({
    ...input,
    direction: group.direction ?? input.direction,
    boxes: input.boxes.filter(({ id }) => inside.has(id)).map(free),
    groups: input.groups.filter(({ id }) => inside.has(id)).map(free),
    edges: input.edges.filter(isInside),
  });
  const width = Math.max(group.width, inner.width + 2 * groupRoom);
  const box = { id: group.id, ...(group.group !== undefined && { group: group.group }) };
  const outer = await layoutGraph({
    ...input,
    boxes: [
      ...input.boxes.filter(({ id }) => !inside.has(id)),
      { ...box, width, height: inner.height + group.head + 2 * groupRoom },
    ],
    groups: input.groups.filter(({ id }) => id !== group.id && !inside.has(id)),
    edges: input.edges.filter((edge) => !isInside(edge)),
  });
  const place = outer.boxes.get(group.id) ?? { x: 0, y: 0, width, height: 0 };
  const by = { x: place.x + (width - inner.width) / 2, y: place.y + group.head + groupRoom };
  const move = <One extends DiagramPoint>(one: One): One => ({ ...one, x: one.x + by.x, y: one.y + by.y });
  const moveAll = (boxes: ReadonlyMap<string, DiagramBox>) =>
    [...boxes].map(([id, one]) => [id, move(one)] as const);
  const moveEdge = ({ points, label, startLabel, endLabel }: EdgeLayout): EdgeLayout => ({
    points: points.map(move),
    ...(label && { label: move(label) }),
    ...(startLabel && { startLabel: move(startLabel) }),
    ...(endLabel && { endLabel: move(endLabel) }),
  });
  const [innerEdges, outerEdges] = [inner.edges.map(moveEdge).values(), outer.edges.values()];
  return {
    ...outer,
    boxes: new Map([...[...outer.boxes].filter(([id]) => id !== group.id), ...moveAll(inner.boxes)]),
    groups: new Map([...outer.groups, [group.id, place], ...moveAll(inner.groups)]),
    edges: input.edges.flatMap((edge) => (isInside(edge) ? innerEdges : outerEdges).next().value ?? []),
  };
}

type Ends = ReturnType<typeof findEdgeEnds>;

function describeGraph(input: LayoutInput, ends: Ends): ElkNode {
  const groups = new Set(input.groups.map(({ id }) => id));
  const gaps = {
    'elk.spacing.nodeNode': String(input.nodeGap),
    'elk.layered.spacing.nodeNodeBetweenLayers': String(input.layerGap),
    'elk.spacing.edgeNode': '16',
    'elk.spacing.nodeSelfLoop': '20',
    'elk.spacing.edgeEdge': '12',
    'elk.layered.spacing.edgeNodeBetweenLayers': String(input.edgeRoom),
    'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
    'elk.spacing.edgeLabel': '4',
    'elk.spacing.portPort': String(input.edgeGap),
    'elk.spacing.componentComponent': String(input.nodeGap),
  };
  const own: LayoutOptions = {
    ...gaps,
    'elk.algorithm': 'layered',
    'elk.direction': directions[input.direction],
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    'elk.layered.considerModelOrder.crossingCounterNodeInfluence': '0.001',
    'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
    'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
    'elk.layered.nodePlacement.favorStraightEdges': 'true',
    'elk.layered.thoroughness': '20',
    'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
    'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    'org.eclipse.elk.json.shapeCoords': 'ROOT',
    'org.eclipse.elk.json.edgeCoords': 'ROOT',
  };
  const list = (group: string | undefined): ElkNode[] => [
    ...input.boxes.filter((box) => box.group === group).map((box) => describeBox(input, ends, box)),
    ...input.groups
      .filter((one) => one.group === group)
      .map((one) => ({
        id: one.id,
        children: list(one.id),
        layoutOptions: {
          ...gaps,
          'elk.padding': `[top=${one.head + groupRoom},left=${groupRoom},bottom=${groupRoom},right=${groupRoom}]`,
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${one.width},0)`,
        },
      })),
  ];
  const edges = input.edges.map(({ from, to, label, startLabel, endLabel }, index): ElkExtendedEdge => {
    const { isBack = false, start = '', end = '' } = ends[index] ?? {};
    const source = groups.has(from) ? from : start;
    const target = groups.has(to) ? to : end;
    const labels = [
      ...describeLabel('label', label, 'CENTER'),
      ...describeLabel('start', startLabel, isBack ? 'HEAD' : 'TAIL'),
      ...describeLabel('end', endLabel, isBack ? 'TAIL' : 'HEAD'),
    ];
    const [one, other] = isBack ? [target, source] : [source, target];
    return { id: String(index), sources: [one], targets: [other], labels };
  });
  return { id: 'graph', layoutOptions: own, children: list(undefined), edges };
}

function describeLabel(id: string, size: Size | undefined, placement: string): readonly ElkLabel[] {
  if (!size) return [];
  const { width, height } = size;
  const inline: LayoutOptions = placement === 'CENTER' ? { 'elk.edgeLabels.inline': 'true' } : {};
  return [
    { id, text: ' ', width, height, layoutOptions: { 'elk.edgeLabels.placement': placement, ...inline } },
  ];
}

/** The places at a node where lines leave and arrive: together in the middle of a side, and none at a corner. */
function describeBox({ direction, edges, edgeGap }: LayoutInput, ends: Ends, box: Box): ElkNode {
  const { id, width, height } = box;
  const [out, into, back, loop] = sides[direction];
  const ports = new Map<string, string>();
  for (const [index, { from, to }] of edges.entries()) {
    const { isBack = false, start = '', end = '' } = ends[index] ?? {};
    const aside = from === to ? loop : back;
    if (from === id) ports.set(start, isBack ? aside : out);
    if (to === id) ports.set(end, isBack ? aside : into);
  }
  if (ports.size === 0) return { id, width, height };
  const count = (...names: readonly string[]) =>
    Math.max(...names.map((name) => [...ports.values()].filter((side) => side === name).length));
  const [wide, high] = [count('NORTH', 'SOUTH'), count('EAST', 'WEST')];
  const spread = (size: number, lines: number) =>
    lines < 2 ? edgeGap : Math.max(leastGap, Math.min(edgeGap, (size - 2 * cornerRoom) / (lines - 1)));
  const between = Math.min(spread(width, wide), spread(height, high));
  const grow = (size: number, lines: number) =>
    lines < 2 ? size : Math.max(size, (lines - 1) * between + 2 * cornerRoom);
  const grown = { width: grow(width, wide), height: grow(height, high) };
  const most = Math.max(grown.width, grown.height);
  return {
    id,
    ...(box.isRound ? { width: most, height: most } : grown),
    layoutOptions: {
      'elk.portConstraints': 'FIXED_SIDE',
      'elk.portAlignment.default': 'CENTER',
      // A node's own `portPort` is not read.
      'elk.spacing.individual': `elk.spacing.portPort:${between}`,
    },
    ports: [...ports].map(([name, side]) => ({
      id: name,
      width: 0,
      height: 0,
      layoutOptions: { 'elk.port.side': side },
    })),
  };
}

function readLayout(input: LayoutInput, ends: Ends, laid: ElkNode): GraphLayout {
  const placed = new Map<string, DiagramBox>();
  const visit = (node: ElkNode) => {
    for (const { id, x = 0, y = 0, width = 0, height = 0, children = [] } of node.children ?? []) {
      placed.set(id, { x, y, width, height });
      visit({ id, children });
    }
  };
  visit(laid);
  const pick = (list: readonly { readonly id: string }[]) =>
    new Map(list.flatMap(({ id }) => (placed.has(id) ? [[id, placed.get(id) as DiagramBox] as const] : [])));
  const shared = new Map<string, number>();
  for (const { start, end } of ends)
    for (const name of [start, end]) shared.set(name, (shared.get(name) ?? 0) + 1);
  const free = ends.map(({ start, end }, index) => ({
    start: shared.get(start) === 1 ? placed.get(input.edges[index]?.from ?? '') : undefined,
    end: shared.get(end) === 1 ? placed.get(input.edges[index]?.to ?? '') : undefined,
  }));
  const edges = input.edges.map((_, index): EdgeLayout => {
    const edge = laid.edges?.find(({ id }) => id === String(index));
    const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ]);
    const isBack = ends[index]?.isBack;
    const find = (name: string) => {
      const { x = 0, y = 0, width = 0, height = 0 } = edge?.labels?.find(({ id }) => id === name) ?? {};
      return width > 0 ? { x, y, width, height } : undefined;
    };
    const [label, startLabel, endLabel] = ['label', 'start', 'end'].map(find);
    return {
      points: isBack ? points.reverse() : points,
      ...(label && { label }),
      ...(startLabel && { startLabel }),
      ...(endLabel && { endLabel }),
    };
  });
  const boxes = pick(input.boxes);
  const layout = {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes,
    groups: pick(input.groups),
    edges: straightenEdges(edges, free, [...boxes.values()]),
  };
  return closeGaps(tightenGroups(input, layout), input.layerGap);
}
