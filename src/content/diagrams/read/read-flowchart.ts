import {
  type EdgeMark,
  type Graph,
  type GraphDirection,
  type GraphEdge,
  type GraphGroup,
  type GraphNode,
  type GraphStyle,
  type NodeShape,
  readDirection,
  readStyle,
} from './graph.ts';
import { type Label, readLabel } from './label.ts';

/** The signs around a node's text, longer ones first: https://mermaid.js.org/syntax/flowchart.html#node-shapes */
const shapes: readonly (readonly [open: string, close: string, shape: NodeShape])[] = [
  ['(((', ')))', 'double-circle'],
  ['([', '])', 'stadium'],
  ['((', '))', 'circle'],
  ['[[', ']]', 'subroutine'],
  ['[(', ')]', 'cylinder'],
  ['{{', '}}', 'hexagon'],
  ['[/', '/]', 'lean-right'],
  ['[\\', '\\]', 'lean-left'],
  ['[/', '\\]', 'trapezoid'],
  ['[\\', '/]', 'trapezoid-alt'],
  ['[', ']', 'rectangle'],
  ['(', ')', 'rounded'],
  ['{', '}', 'diamond'],
  ['>', ']', 'flag'],
];

/** A line with its text behind it, `-->|text|`, or within it, `-- text -->`. */
const arrow =
  /^([<ox](?=[-=]))?(?:(--+[->xo]|-\.+-[>xo]?|==+[=>xo]|~~~+)(?:\s*\|\s*(?:"([^"]*)"|([^|"]*))\s*\|)?|(--|-\.|==)\s*("?)(\S(?:[^|"<>]*?\S)?)\6\s*(--+[->xo]|\.+-[>xo]?|==+[=>xo]))/;

const marks: Readonly<Record<string, EdgeMark>> = { '<': 'arrow', '>': 'arrow', o: 'dot', x: 'cross' };

interface Reading {
  readonly nodes: Map<string, { shape: NodeShape; label: Label }>;
  readonly edges: Omit<GraphEdge, 'style'>[];
  /** Done ones, inner before outer. */
  readonly groups: GroupReading[];
  readonly open: GroupReading[];
  readonly styles: Map<string, GraphStyle>;
  readonly classes: Map<string, string>;
  readonly nodeStyles: Map<string, GraphStyle>;
  readonly edgeStyles: Map<number | 'default', GraphStyle>;
}

interface GroupReading {
  readonly id: string;
  readonly label: Label;
  readonly members: Set<string>;
  direction?: GraphDirection;
}

/** The graph of a flowchart's lines; undefined when one says what only Mermaid draws. */
export function readFlowchart(lines: readonly string[]): Graph | undefined {
  const statements = joinLabels(lines).flatMap(splitStatements);
  const header = /^(?:graph|flowchart)(?:\s+(TD|TB|LR|BT|RL))?$/i.exec(statements[0] ?? '');
  if (!header) return undefined;
  const reading: Reading = {
    nodes: new Map(),
    edges: [],
    groups: [],
    open: [],
    styles: new Map(),
    classes: new Map(),
    nodeStyles: new Map(),
    edgeStyles: new Map(),
  };
  for (const [index, line] of statements.slice(1).entries())
    if (!readStatement(reading, line, index)) return undefined;
  return reading.open.length > 0 ? undefined : makeGraph(reading, readDirection(header[1]));
}

/** A text in quotes may have several lines. */
function joinLabels(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (isOpen) joined.push(`${joined.pop() ?? ''}\n${line}`);
    else joined.push(line);
    if ((line.match(/"/g)?.length ?? 0) % 2 === 1) isOpen = !isOpen;
  }
  return joined;
}

/** `a; b` is two statements; a `;` in a label is none. */
function splitStatements(line: string): readonly string[] {
  if (!line.includes(';')) return [line];
  const parts = line.match(/(?:"[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\||[^;])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function readStatement(reading: Reading, line: string, index: number): boolean {
  const [, direction] = /^direction\s+(TD|TB|LR|BT|RL)$/i.exec(line) ?? [];
  const group = reading.open.at(-1);
  if (direction !== undefined && group) {
    group.direction = readDirection(direction);
    return true;
  }
  if (line === 'end') return closeGroup(reading);
  const subgraph = /^subgraph(?:\s+(.*))?$/.exec(line);
  if (subgraph) return openGroup(reading, subgraph[1] ?? '', index);
  return readLook(reading, line) ?? readEdges(reading, line);
}

/** Undefined for what is not about looks. */
function readLook(reading: Reading, line: string): boolean | undefined {
  const [, word, names = '', rest = ''] =
    /^(classDef|class|style|linkStyle)\s+([\w-]+(?:\s*,\s*[\w-]+)*)\s+(.+)$/.exec(line) ?? [];
  if (word === undefined) return undefined;
  const list = names.split(/\s*,\s*/);
  if (word === 'class') {
    for (const name of list) reading.classes.set(name, rest);
    return /^[\w-]+$/.test(rest);
  }
  const style = readStyle(rest);
  for (const name of list) {
    if (word === 'classDef') reading.styles.set(name, style);
    else if (word === 'style') reading.nodeStyles.set(name, { ...reading.nodeStyles.get(name), ...style });
    else if (/^\d+$/.test(name)) reading.edgeStyles.set(Number(name), style);
    else if (name === 'default') reading.edgeStyles.set(name, style);
    else return false;
  }
  return true;
}

function openGroup({ open }: Reading, rest: string, index: number): boolean {
  const [, named, title] = /^([\w-]+)\s*\[(.*)\]$/.exec(rest) ?? [];
  const label = readLabel((title ?? rest).trim());
  if (!label || (title === undefined && /[[\]<>]/.test(rest))) return false;
  const text = rest.replace(/^"(.*)"$/, '$1');
  const id = named ?? (/^\S+$/.test(text) ? text : `group ${index}`);
  open.push({ id, label, members: new Set() });
  return true;
}

function closeGroup({ open, groups }: Reading): boolean {
  const done = open.pop();
  if (!done || done.members.size === 0) return false;
  groups.push(done);
  open.at(-1)?.members.add(done.id);
  return true;
}

/** `A[x] --> B & C`. */
function readEdges(reading: Reading, line: string): boolean {
  let rest = line;
  let before: readonly string[] = [];
  let edge: Pick<GraphEdge, 'label' | 'stroke' | 'startMark' | 'endMark'> | undefined;
  for (;;) {
    const ids: string[] = [];
    for (;;) {
      const node = readNode(reading, rest);
      if (!node) return false;
      ids.push(node.id);
      rest = node.rest;
      if (!rest.startsWith('&')) break;
      rest = rest.slice(1).trimStart();
    }
    if (edge) for (const from of before) for (const to of ids) reading.edges.push({ from, to, ...edge });
    if (rest === '') return true;
    const match = arrow.exec(rest);
    if (!match) return false;
    const [all, start = '', plain, quoted, behind, open = '', , within, close = ''] = match;
    const label = readLabel((quoted ?? behind ?? within ?? '').trim());
    if (!label) return false;
    edge = {
      ...readLine(start, plain ?? `${open}${close}`),
      ...(label.some((one) => one.length > 0) && { label }),
    };
    before = ids;
    rest = rest.slice(all.length).trimStart();
  }
}

function readLine(start: string, sign: string): Pick<GraphEdge, 'stroke' | 'startMark' | 'endMark'> {
  const stroke = sign.includes('.')
    ? 'dotted'
    : sign.includes('=')
      ? 'thick'
      : sign.startsWith('~')
        ? 'invisible'
        : 'solid';
  const startMark = marks[start];
  const endMark = marks[sign.at(-1) ?? ''];
  return { stroke, ...(startMark && { startMark }), ...(endMark && { endMark }) };
}

function readNode(
  reading: Reading,
  text: string,
): { readonly id: string; readonly rest: string } | undefined {
  const id = /^[\p{L}\p{N}_]+(?:[-.](?![-.>])[\p{L}\p{N}_]+)*/u.exec(text)?.[0];
  if (id === undefined) return undefined;
  let rest = text.slice(id.length);
  reading.open.at(-1)?.members.add(id);
  if (!reading.nodes.has(id)) reading.nodes.set(id, { shape: 'rectangle', label: [[{ text: id }]] });
  if (/^[[({>]/.test(rest)) {
    const found = readShape(rest);
    if (!found) return undefined;
    reading.nodes.set(id, { shape: found.shape, label: found.label });
    rest = found.rest;
  }
  const [style, name] = /^:::([\w-]+)/.exec(rest) ?? [];
  if (name !== undefined) reading.classes.set(id, name);
  return { id, rest: rest.slice(style?.length ?? 0).trimStart() };
}

function readShape(
  text: string,
): { readonly shape: NodeShape; readonly label: Label; readonly rest: string } | undefined {
  for (const [open, close, shape] of shapes) {
    if (!text.startsWith(open)) continue;
    const quoted = /^\s*"([^"]*)"\s*/.exec(text.slice(open.length));
    const end = quoted ? open.length + quoted[0].length : text.indexOf(close, open.length);
    if (end < open.length || !text.startsWith(close, end)) continue;
    const written = quoted?.[1] ?? text.slice(open.length, end);
    // What is not quoted has no brackets: another shape is meant, or Mermaid would not read it.
    if (!quoted && /[[\](){}"]/.test(written)) continue;
    const label = readLabel(written.trim());
    return label && { shape, label, rest: text.slice(end + close.length) };
  }
  return undefined;
}

function isInItself(group: string, parents: ReadonlyMap<string, string>): boolean {
  const passed = new Set<string>();
  for (let id: string | undefined = group; id !== undefined; id = parents.get(id)) {
    if (passed.has(id)) return true;
    passed.add(id);
  }
  return false;
}

function makeGraph(reading: Reading, direction: GraphDirection): Graph | undefined {
  const { nodes, groups, classes, styles, nodeStyles, edgeStyles } = reading;
  const ids = new Set(groups.map(({ id }) => id));
  if (ids.size < groups.length) return undefined;
  // What is in two groups is in the one that ends first: https://github.com/mermaid-js/mermaid flowDb, `makeUniq`.
  const parents = new Map<string, string>();
  for (const { id, members } of groups)
    for (const member of members) if (!parents.has(member)) parents.set(member, id);
  // Mermaid says why a group cannot be in itself.
  if (groups.some(({ id }) => isInItself(id, parents))) return undefined;
  const place = (id: string) => {
    const group = parents.get(id);
    const style = { ...styles.get('default'), ...styles.get(classes.get(id) ?? ''), ...nodeStyles.get(id) };
    return { ...(group !== undefined && { group }), ...(Object.keys(style).length > 0 && { style }) };
  };
  const made: GraphNode[] = [...nodes].flatMap(([id, node]) =>
    ids.has(id) ? [] : [{ id, ...node, ...place(id) }],
  );
  const madeGroups: GraphGroup[] = groups.map(({ id, label, direction: own }) => ({
    id,
    label,
    ...place(id),
    ...(own && { direction: own }),
  }));
  const edges = reading.edges.map((edge, index) => {
    const style = { ...edgeStyles.get('default'), ...edgeStyles.get(index) };
    return { ...edge, ...(Object.keys(style).length > 0 && { style }) };
  });
  return { direction, nodes: made, groups: madeGroups, edges };
}
