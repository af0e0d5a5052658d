import type { GraphLayout, LayoutInput } from '../layout/graph-layout.ts';
import { layoutGraph } from '../layout/layout-graph.ts';
import { measureLabel, wrapLabel } from '../layout/text-size.ts';
import type { Graph, GraphEdge, GraphGroup, GraphNode } from '../read/graph.ts';
import type { Label } from '../read/label.ts';
import { clipEnd, drawEdges, markLengths } from './draw-edges.ts';
import { drawShape, shiftText, sizeShape } from './draw-shape.ts';
import { drawTable, sizeTable } from './draw-table.ts';
import { fitDrawing } from './fit.ts';
import { inkClass } from './ink.ts';
import { type Drawn, drawBand, drawLabel, drawRect, groupParts } from './svg.ts';

/** Around the text on a line. */
const labelRoom = { width: 8, height: 2 };

/** How wide texts may be, in nodes and on lines, and the distance of layers. */
const settings = [
  { text: 220, onLine: 200, gap: 40 },
  { text: 170, onLine: 150, gap: 36 },
  { text: 130, onLine: 120, gap: 32 },
  { text: 110, onLine: 100, gap: 28 },
] as const;

type Setting = (typeof settings)[number];

/** A graph whose texts are broken, with the sizes of its nodes. */
interface Sized extends Graph {
  readonly sizes: ReadonlyMap<string, { readonly width: number; readonly height: number }>;
}

/**
 * The parts of a graph's drawing, from back to front. Texts are broken into as many lines as it takes to be no wider than `room`, in px;
 * where that is not enough, groups lose their own directions, and where nothing helps, it is wider.
 */
export async function drawGraph(graph: Graph, room: number): Promise<readonly Drawn[]> {
  const plain = { ...graph, groups: graph.groups.map(({ direction: _, ...group }) => group) };
  const graphs = graph.groups.some(({ direction }) => direction !== undefined) ? [graph, plain] : [graph];
  const choices = graphs.flatMap((one) => settings.map((setting) => ({ one, setting })));
  return fitDrawing(choices, room, async ({ one, setting }) => {
    const sized = sizeNodes(one, setting);
    return drawLayout(sized, await layoutGraph(describeInput(sized, setting)));
  });
}

function sizeNodes(graph: Graph, { text, onLine }: Setting): Sized {
  const nodes = graph.nodes.map((node) => ({
    ...node,
    label:
      node.shape === 'table'
        ? node.label
        : wrapLabel(node.label, node.shape === 'diamond' ? text * 0.6 : text),
  }));
  const groups = graph.groups.map((group) => ({ ...group, label: wrapLabel(group.label, 1.5 * text) }));
  const edges = graph.edges.map((edge) =>
    edge.label ? { ...edge, label: wrapLabel(edge.label, onLine) } : edge,
  );
  const sizes = nodes.map(
    (node) =>
      [
        node.id,
        node.shape === 'table' ? sizeTable(node) : sizeShape(node, measureLabel(node.label)),
      ] as const,
  );
  return { ...graph, nodes, groups, edges, sizes: new Map(sizes) };
}

function describeInput({ direction, nodes, groups, edges, sizes }: Sized, { gap }: Setting): LayoutInput {
  const marks = edges.flatMap(({ startMark, endMark }) => [startMark, endMark]);
  const longest = Math.max(8, ...marks.map((mark) => (mark === undefined ? 0 : markLengths[mark])));
  const hasCounts = marks.some((mark) => mark !== undefined && /one|many/.test(mark));
  return {
    direction,
    layerGap: Math.max(gap, longest * 2 + 12),
    nodeGap: 28,
    edgeGap: hasCounts ? 24 : 16,
    edgeRoom: longest + 8,
    boxes: nodes.map(({ id, group, shape }) => ({
      id,
      isPoint: shape === 'start',
      isRound: shape === 'circle' || shape === 'double-circle',
      ...(group !== undefined && { group }),
      ...(sizes.get(id) ?? { width: 0, height: 0 }),
    })),
    groups: groups.map(({ id, label, group, direction: own }) => ({
      id,
      ...(group !== undefined && { group }),
      ...(own && { direction: own }),
      width: hasText(label) ? Math.ceil(measureLabel(label).width) + 28 : 0,
      head: measureHead(label),
    })),
    edges: edges.map(({ from, to, label, stroke, startMark, endMark, startText, endText, style }) => {
      const look = `${stroke} ${style?.stroke ?? ''}`;
      const canShare = (mark: string | undefined, text: string | undefined) =>
        text === undefined && !/one|many/.test(mark ?? '');
      return {
        from,
        to,
        ...(label && { label: sizeLabel(label) }),
        ...(startText !== undefined && { startLabel: sizeLabel([[{ text: startText }]]) }),
        ...(endText !== undefined && { endLabel: sizeLabel([[{ text: endText }]]) }),
        ...(canShare(startMark, startText) && { startBundle: `${look} ${startMark ?? ''}` }),
        ...(canShare(endMark, endText) && { endBundle: `${look} ${endMark ?? ''}` }),
      };
    }),
  };
}

/** Height of the band of a group's name. */
function measureHead(label: Label): number {
  return hasText(label) ? measureLabel(label).height + 8 : 0;
}

function hasText(label: Label): boolean {
  return label.some((line) => line.length > 0);
}

function sizeLabel(label: Label): { readonly width: number; readonly height: number } {
  const { width, height } = measureLabel(label);
  return { width: Math.ceil(width) + 2 * labelRoom.width, height: height + 2 * labelRoom.height };
}

function drawLayout(graph: Sized, layout: GraphLayout): readonly Drawn[] {
  const shown = graph.edges.flatMap((edge, index) => {
    const placed = layout.edges[index];
    return placed && edge.stroke !== 'invisible' ? [{ edge, placed }] : [];
  });
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const clip = (points: GraphLayout['edges'][number]['points'], id: string) => {
    const node = nodes.get(id);
    const box = layout.boxes.get(id);
    return node && box ? clipEnd(points, node.shape, box) : points;
  };
  const lines = shown.map(({ edge, placed: { points } }) => ({
    ...edge,
    points: clip(clip(points, edge.to).toReversed(), edge.from).toReversed(),
  }));
  return [
    ...outerFirst(graph.groups).flatMap((group) => drawGroup(group, layout)),
    ...drawEdges(lines),
    ...graph.nodes.flatMap((node) => drawNode(node, layout)),
    ...graph.groups.flatMap((group) => drawGroupName(group, layout)),
    ...shown.flatMap(({ edge, placed }) => drawTexts(edge, placed)),
  ];
}

/** Groups before those that are in them. */
function outerFirst(groups: readonly GraphGroup[]): readonly GraphGroup[] {
  const depth = ({ group }: GraphGroup): number => {
    const outer = groups.find(({ id }) => id === group);
    return outer ? depth(outer) + 1 : 0;
  };
  return groups
    .map((group) => [depth(group), group] as const)
    .sort(([a], [b]) => a - b)
    .map(([, group]) => group);
}

function drawGroup({ id, label, style }: GraphGroup, layout: GraphLayout): readonly Drawn[] {
  const box = layout.groups.get(id);
  if (!box) return [];
  const { color: _, ...look } = style ?? {};
  const ground = drawRect(box, { class: 'ground', rx: 8, ...look });
  if (!hasText(label) || look.fill !== undefined) return [ground];
  return [groupParts('cluster', [ground, drawBand(box, measureHead(label), 8)])];
}

/** A group's name stands over the lines that lead into it. */
function drawGroupName({ id, label, style }: GraphGroup, layout: GraphLayout): readonly Drawn[] {
  const box = layout.groups.get(id);
  if (!box || !hasText(label)) return [];
  const name = label.map((line) => line.map((span) => ({ ...span, isBold: true })));
  const text = drawLabel(
    name,
    { x: box.x + 14, y: box.y + measureHead(label) / 2 },
    { anchor: 'start', fill: style?.color },
  );
  return [groupParts(`group-name${inkClass(style)}`, [text])];
}

function drawNode(node: GraphNode, layout: GraphLayout): readonly Drawn[] {
  const box = layout.boxes.get(node.id);
  if (!box) return [];
  if (node.shape === 'table') return [drawTable(node, box)];
  const shift = shiftText(node.shape);
  const at = { x: box.x + box.width / 2 + shift.x, y: box.y + box.height / 2 + shift.y };
  const shape = drawShape(node.shape, box, node.style);
  if (!hasText(node.label)) return [groupParts('node', [shape])];
  const text = drawLabel(node.label, at, { fill: node.style?.color });
  return [groupParts(`node${inkClass(node.style)}`, [shape, text])];
}

/** What is written on a line and at its ends. */
function drawTexts(edge: GraphEdge, placed: GraphLayout['edges'][number]): readonly Drawn[] {
  const texts = [
    [edge.label, placed.label],
    [edge.startText === undefined ? undefined : [[{ text: edge.startText }]], placed.startLabel],
    [edge.endText === undefined ? undefined : [[{ text: edge.endText }]], placed.endLabel],
  ] as const;
  return texts.flatMap(([label, box]) => {
    if (!label || !box) return [];
    const text = drawLabel(label, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    if (label !== edge.label) return [groupParts('edge-label', [text])];
    return [groupParts('edge-label', [drawRect(box, { rx: 4 }), text])];
  });
}
