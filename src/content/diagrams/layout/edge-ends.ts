import type { LayoutInput } from './graph-layout.ts';

/** Where a line of a graph meets what it connects. */
export interface EdgeEnds {
  /** Whether the line leads against the graph's direction, back to what is before it. */
  readonly isBack: boolean;
  /** Name of the place at the node that it leaves: lines of one name leave from one point. */
  readonly start: string;
  /** The same where it arrives. */
  readonly end: string;
}

/**
 * Where each edge of a graph starts and ends: lines of one look that fan out from a node leave it at one point, the middle of a side, and
 * lines that come together arrive at one. No line shares both of its ends, for then one could not tell which nodes are connected; all that
 * leave a point share their start. Lines that lead back leave and arrive at another side.
 */
export function findEdgeEnds(input: LayoutInput): readonly EdgeEnds[] {
  const { edges } = input;
  const back = findBackEdges(input);
  const pointed = new Set(input.boxes.filter(({ isPoint }) => isPoint).map(({ id }) => id));
  const name = (end: 'from' | 'to', index: number) => {
    const edge = edges[index];
    const bundle = end === 'from' ? edge?.startBundle : edge?.endBundle;
    if (!edge || bundle === undefined || back.has(index)) return undefined;
    return `${end} ${edge[end]} ${bundle}`;
  };
  const sizes = new Map<string, number>();
  for (const index of edges.keys())
    for (const end of ['from', 'to'] as const) {
      const key = name(end, index);
      if (key !== undefined) sizes.set(key, (sizes.get(key) ?? 0) + 1);
    }
  return edges.map((edge, index) => {
    const start = name('from', index);
    const end = name('to', index);
    const leaving = start === undefined ? 0 : (sizes.get(start) ?? 0);
    const arriving = end === undefined ? 0 : (sizes.get(end) ?? 0);
    const sharesStart = leaving > 1 && (leaving >= arriving || pointed.has(edge.from));
    return {
      isBack: back.has(index),
      start: start !== undefined && (sharesStart || leaving === 1) ? start : `from ${index}`,
      end: end !== undefined && !sharesStart && arriving > 1 ? end : `to ${index}`,
    };
  });
}

/**
 * The edges that lead back to where they are reached from: to a node, or into a group. Nodes are visited from those on that nothing leads
 * to, in the order in which they are named.
 */
function findBackEdges({ boxes, groups, edges }: LayoutInput): ReadonlySet<number> {
  const parents = new Map([...boxes, ...groups].map(({ id, group }) => [id, group]));
  const trail = (id: string): readonly string[] => {
    const parent = parents.get(id);
    return parent === undefined ? [id] : [...trail(parent), id];
  };
  // Where what an edge connects is side by side: in a group, or at the top.
  const levels = new Map<string, LevelEdge[]>();
  for (const [index, { from, to }] of edges.entries()) {
    const [start, end] = [trail(from), trail(to)];
    const depth = start.findIndex((id, place) => id !== end[place]);
    const [one, other] = [start[depth], end[depth]];
    const isSelf = depth < 0 && from === to;
    if (!isSelf && (one === undefined || other === undefined)) continue;
    const level = isSelf ? (parents.get(from) ?? '') : (start[depth - 1] ?? '');
    levels.set(level, [...(levels.get(level) ?? []), { index, from: one ?? from, to: other ?? to }]);
  }
  const order = boxes.flatMap(({ id }) => trail(id));
  return new Set([...levels.values()].flatMap((level) => findBackEdgesOfLevel(level, order)));
}

interface LevelEdge {
  readonly index: number;
  readonly from: string;
  readonly to: string;
}

function findBackEdgesOfLevel(edges: readonly LevelEdge[], order: readonly string[]): readonly number[] {
  const leaving = new Map<string, LevelEdge[]>();
  for (const edge of edges) leaving.set(edge.from, [...(leaving.get(edge.from) ?? []), edge]);
  const back: number[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (node: string) => {
    state.set(node, 'open');
    for (const { index, to } of leaving.get(node) ?? []) {
      if (state.get(to) === 'open') back.push(index);
      else if (!state.has(to)) visit(to);
    }
    state.set(node, 'done');
  };
  const reached = new Set(edges.filter(({ from, to }) => from !== to).map(({ to }) => to));
  const named = [...new Set([...order, ...edges.map(({ from }) => from)])];
  for (const node of [...named.filter((id) => !reached.has(id)), ...named]) if (!state.has(node)) visit(node);
  return back;
}
