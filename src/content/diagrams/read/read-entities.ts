import {
  type EdgeMark,
  type Graph,
  type GraphDirection,
  type GraphEdge,
  type GraphNode,
  readDirection,
  type TableRow,
} from './graph.ts';
import { readLabel } from './label.ts';

const entity = '(?:[\\p{L}\\p{N}_]+(?:-(?!-)[\\p{L}\\p{N}_]+)*|"[^"]+")';
const opening = new RegExp(`^(${entity})(?:\\[\\s*"?([^"\\]]+?)"?\\s*\\])?\\s*(\\{)?\\s*(\\})?$`, 'u');
const relation = new RegExp(
  `^(${entity})\\s*([|}][|o])(--|\\.\\.)([|o][|{])\\s*(${entity})(?:\\s*:\\s*(?:"([^"]*)"|(.+)))?$`,
  'u',
);
const attribute =
  /^([\p{L}_][\p{L}\p{N}_\-()[\],.]*)\s+(\*?[\p{L}_][\p{L}\p{N}_\-[\]().]*)((?:\s*,?\s*\b(?:PK|FK|UK)\b)*)(?:\s+"([^"]*)")?$/u;

/** How many there are, by the signs next to an entity at its left; at the right they are the other way round. */
const counts: Readonly<Record<string, EdgeMark>> = {
  '||': 'one',
  '|o': 'zero-one',
  '}|': 'many',
  '}o': 'zero-many',
};

interface EntityReading {
  title: string;
  readonly rows: TableRow[];
}

/**
 * The graph of an entity relationship diagram's lines (https://mermaid.js.org/syntax/entityRelationshipDiagram.html); undefined when one
 * says what only Mermaid draws.
 */
export function readEntities(lines: readonly string[]): Graph | undefined {
  if (lines[0] !== 'erDiagram') return undefined;
  const entities = new Map<string, EntityReading>();
  const edges: GraphEdge[] = [];
  let direction: GraphDirection = 'TB';
  let open: EntityReading | undefined;
  const find = (written: string) => {
    const id = written.replace(/^"(.*)"$/, '$1');
    const known = entities.get(id) ?? { title: id, rows: [] };
    entities.set(id, known);
    return { id, known };
  };
  for (const line of lines.slice(1)) {
    const [, way] = /^direction\s+(TD|TB|LR|BT|RL)$/i.exec(line) ?? [];
    const related = relation.exec(line);
    const opened = opening.exec(line);
    if (open && line === '}') open = undefined;
    else if (open) {
      const row = readAttribute(line);
      if (!row) return undefined;
      open.rows.push(row);
    } else if (way !== undefined) direction = readDirection(way);
    else if (related) {
      const edge = readRelation(related, (written) => find(written).id);
      if (!edge) return undefined;
      edges.push(edge);
    } else if (opened) {
      const { known } = find(opened[1] ?? '');
      if (opened[2] !== undefined) known.title = opened[2];
      if (opened[3] !== undefined && opened[4] === undefined) open = known;
    } else return undefined;
  }
  if (open) return undefined;
  const nodes = [...entities].map(([id, { title, rows }]): GraphNode | undefined => {
    const label = readLabel(title);
    return label && { id, shape: 'table', label, parts: [rows] };
  });
  return nodes.every((node) => node !== undefined) ? { direction, nodes, groups: [], edges } : undefined;
}

function readAttribute(line: string): TableRow | undefined {
  const [, type, written, keys = '', comment = ''] = attribute.exec(line) ?? [];
  if (type === undefined || written === undefined) return undefined;
  const listed = keys.split(/[\s,]+/).filter((key) => key !== '');
  const name = written.replace(/^\*/, '');
  return { cells: [type, name, (name === written ? listed : ['PK', ...listed]).join(', '), comment] };
}

function readRelation(
  [, from = '', start = '', line = '', end = '', to = '', quoted, text]: RegExpExecArray,
  find: (written: string) => string,
): GraphEdge | undefined {
  const label = readLabel((quoted ?? text ?? '').trim());
  const startMark = counts[start];
  const endMark = counts[[...end].reverse().join('').replace('{', '}')];
  if (!label || !startMark || !endMark) return undefined;
  return {
    from: find(from),
    to: find(to),
    stroke: line === '..' ? 'dashed' : 'solid',
    startMark,
    endMark,
    ...(label.some((one) => one.length > 0) && { label }),
  };
}
