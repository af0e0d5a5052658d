import {
  type Graph,
  type GraphDirection,
  type GraphEdge,
  type GraphGroup,
  type GraphNode,
  readDirection,
} from './graph.ts';
import { type Label, readLabel } from './label.ts';

const name = '[\\p{L}\\p{N}_]+(?:-(?!-)[\\p{L}\\p{N}_]+)*';
const open = new RegExp(`^state\\s+(?:"([^"]+)"\\s+as\\s+)?(${name})\\s*\\{$`, 'u');
const alias = new RegExp(`^state\\s+"([^"]+)"\\s+as\\s+(${name})$`, 'u');
const kind = new RegExp(`^state\\s+(${name})\\s*(?:<<(choice|fork|join)>>)?$`, 'u');
const transition = new RegExp(`^(\\[\\*\\]|${name})\\s*-->\\s*(\\[\\*\\]|${name})(?:\\s*:\\s*(.+))?$`, 'u');
const description = new RegExp(`^(${name})(?:\\s*:\\s*(.+))?$`, 'u');

interface Reading {
  direction: GraphDirection;
  readonly nodes: Map<string, GraphNode>;
  readonly groups: Map<string, { label: Label; group?: string; direction?: GraphDirection }>;
  readonly edges: GraphEdge[];
  readonly open: string[];
}

/**
 * The graph of a state diagram's lines (https://mermaid.js.org/syntax/stateDiagram.html); undefined when one says what only Mermaid
 * draws.
 */
export function readState(lines: readonly string[]): Graph | undefined {
  if (!/^stateDiagram(?:-v2)?$/.test(lines[0] ?? '')) return undefined;
  const reading: Reading = { direction: 'TB', nodes: new Map(), groups: new Map(), edges: [], open: [] };
  for (const line of lines.slice(1)) if (!readLine(reading, line)) return undefined;
  return reading.open.length > 0 ? undefined : makeGraph(reading);
}

function readLine(reading: Reading, line: string): boolean {
  const [, direction] = /^direction\s+(TD|TB|LR|BT|RL)$/i.exec(line) ?? [];
  const group = reading.open.at(-1);
  if (direction !== undefined) {
    const inner = reading.groups.get(group ?? '');
    if (inner) inner.direction = readDirection(direction);
    else reading.direction = readDirection(direction);
    return true;
  }
  if (line === '}') return reading.open.pop() !== undefined;
  const opened = open.exec(line);
  if (opened) return openGroup(reading, opened[2] ?? '', opened[1]);
  const moved = transition.exec(line);
  if (moved) return addTransition(reading, moved[1] ?? '', moved[2] ?? '', moved[3]);
  const [, named, id] = alias.exec(line) ?? [];
  if (named !== undefined && id !== undefined) return describeState(reading, id, named);
  const [, state, shape] = kind.exec(line) ?? [];
  if (state !== undefined) return addState(reading, state, shape);
  const [, described, text] = description.exec(line) ?? [];
  return (
    described !== undefined &&
    (text === undefined ? addState(reading, described) : describeState(reading, described, text))
  );
}

function openGroup(reading: Reading, id: string, title: string | undefined): boolean {
  const label = readLabel(title ?? id);
  const group = reading.open.at(-1);
  if (!label || reading.groups.has(id)) return false;
  reading.groups.set(id, { label, ...(group !== undefined && { group }) });
  reading.open.push(id);
  return true;
}

/** Where states are named: the composite states around, of which one names each. */
function addState(reading: Reading, id: string, kind?: string): boolean {
  const known = reading.nodes.get(id);
  const group = reading.open.at(-1);
  // One that is named outside, too, is inside.
  if (known?.group !== undefined && group !== undefined && known.group !== group) return false;
  const shape = kind === undefined ? (known?.shape ?? 'rounded') : kind === 'choice' ? 'diamond' : 'bar';
  const label = kind === undefined ? (known?.label ?? [[{ text: id }]]) : [[]];
  const inside = known?.group ?? group;
  reading.nodes.set(id, { id, shape, label, ...(inside !== undefined && { group: inside }) });
  return true;
}

/** A state with a text; a second text is another line of it. */
function describeState(reading: Reading, id: string, text: string): boolean {
  const label = readLabel(text.trim());
  const before = reading.nodes.get(id);
  if (!label || !addState(reading, id)) return false;
  const node = reading.nodes.get(id);
  const isPlain = before === undefined || (before.label.length === 1 && before.label[0]?.[0]?.text === id);
  if (node) reading.nodes.set(id, { ...node, label: isPlain ? label : [...node.label, ...label] });
  return true;
}

/** `[*]` is where the states around it begin and end; each end is drawn where its line leads. */
function addTransition(reading: Reading, from: string, to: string, text: string | undefined): boolean {
  const label = text === undefined ? undefined : readLabel(text.trim());
  if (text !== undefined && !label) return false;
  const inside = reading.open.at(-1);
  const place = (id: string, shape: 'start' | 'end') => {
    if (id !== '[*]') return addState(reading, id) ? id : undefined;
    const own = shape === 'start' ? `start ${inside ?? ''}` : `end ${reading.edges.length}`;
    reading.nodes.set(own, { id: own, shape, label: [[]], ...(inside !== undefined && { group: inside }) });
    return own;
  };
  const [start, end] = [place(from, 'start'), place(to, 'end')];
  if (start === undefined || end === undefined) return false;
  reading.edges.push({ from: start, to: end, stroke: 'solid', endMark: 'arrow', ...(label && { label }) });
  return true;
}

function makeGraph({ direction, nodes, groups, edges }: Reading): Graph | undefined {
  const filled = new Set([...nodes.values(), ...groups.values()].map(({ group }) => group));
  const list: GraphGroup[] = [...groups].map(([id, group]) => ({ id, ...group }));
  if (list.some(({ id }) => !filled.has(id))) return undefined;
  return { direction, nodes: [...nodes.values()].filter(({ id }) => !groups.has(id)), groups: list, edges };
}
