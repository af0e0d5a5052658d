import {
  type EdgeMark,
  type Graph,
  type GraphDirection,
  type GraphEdge,
  type GraphNode,
  readDirection,
  type TableRow,
} from './graph.ts';
import { type Label, readLabel } from './label.ts';

const className = '(?:[\\p{L}\\p{N}_]+(?:-(?!-)[\\p{L}\\p{N}_]+)*|`[^`]+`)';
const declaration = new RegExp(
  `^class\\s+(${className})(~[^~]+~)?(?:\\["([^"]+)"\\])?\\s*(\\{)?\\s*(?:<<([^<>]+)>>)?\\s*(\\})?$`,
  'u',
);
const stereotype = new RegExp(`^<<([^<>]+)>>(?:\\s+(${className}))?$`, 'u');
const relation = new RegExp(
  `^(${className})\\s*(?:"([^"]*)"\\s*)?(<\\||<|\\*|o|x)?(--|\\.\\.)(\\|>|>|\\*|o|x)?\\s*(?:"([^"]*)"\\s*)?(${className})(?:\\s*:\\s*(.+))?$`,
  'u',
);
const member = new RegExp(`^(${className})\\s*:\\s*(.+)$`, 'u');

const marks: Readonly<Record<string, EdgeMark>> = {
  '<|': 'triangle',
  '|>': 'triangle',
  '<': 'open-arrow',
  '>': 'open-arrow',
  '*': 'filled-diamond',
  o: 'diamond',
  x: 'cross',
};

interface ClassReading {
  title: Label;
  note?: string;
  readonly fields: TableRow[];
  readonly methods: TableRow[];
}

interface Reading {
  direction: GraphDirection;
  readonly classes: Map<string, ClassReading>;
  readonly edges: GraphEdge[];
  /** The class in whose braces the lines are. */
  open: ClassReading | undefined;
}

/**
 * The graph of a class diagram's lines (https://mermaid.js.org/syntax/classDiagram.html); undefined when one says what only Mermaid
 * draws.
 */
export function readClasses(lines: readonly string[]): Graph | undefined {
  if (!/^classDiagram(?:-v2)?$/.test(lines[0] ?? '')) return undefined;
  const reading: Reading = { direction: 'TB', classes: new Map(), edges: [], open: undefined };
  for (const line of lines.slice(1)) if (!readLine(reading, line)) return undefined;
  if (reading.open) return undefined;
  const nodes = [...reading.classes].map(
    ([id, { title, note, fields, methods }]): GraphNode => ({
      id,
      shape: 'table',
      label: title,
      parts: [fields, methods],
      ...(note !== undefined && { note }),
    }),
  );
  return { direction: reading.direction, nodes, groups: [], edges: reading.edges };
}

function readLine(reading: Reading, line: string): boolean {
  const noted = stereotype.exec(line);
  if (reading.open) {
    if (line === '}') reading.open = undefined;
    else if (noted) reading.open.note = noted[1]?.trim() ?? '';
    else return addMember(reading.open, line);
    return true;
  }
  const [, direction] = /^direction\s+(TD|TB|LR|BT|RL)$/i.exec(line) ?? [];
  if (direction !== undefined) {
    reading.direction = readDirection(direction);
    return true;
  }
  const declared = declaration.exec(line);
  if (declared) return declare(reading, declared);
  if (noted?.[2] !== undefined) {
    findClass(reading, noted[2]).note = noted[1]?.trim() ?? '';
    return true;
  }
  const related = relation.exec(line);
  if (related) return relate(reading, related);
  const [, owner, text] = member.exec(line) ?? [];
  return owner !== undefined && text !== undefined && addMember(findClass(reading, owner), text);
}

function findClass({ classes }: Reading, written: string): ClassReading {
  const id = written.replaceAll('`', '');
  const known = classes.get(id);
  if (known) return known;
  const made: ClassReading = { title: [[{ text: id }]], fields: [], methods: [] };
  classes.set(id, made);
  return made;
}

function declare(
  reading: Reading,
  [, id = '', generic, title, opened, noted, closed]: RegExpExecArray,
): boolean {
  const one = findClass(reading, id);
  const label = title === undefined ? undefined : readLabel(title);
  if (title !== undefined && !label) return false;
  if (label) one.title = label;
  else if (generic !== undefined) one.title = [[{ text: `${id}${writeGenerics(generic)}` }]];
  if (noted !== undefined) one.note = noted.trim();
  if (opened !== undefined && closed === undefined) reading.open = one;
  return opened !== undefined || closed === undefined;
}

function relate(reading: Reading, match: RegExpExecArray): boolean {
  const [, from = '', startText, start = '', line = '', end = '', endText, to = '', text] = match;
  const label = text === undefined ? undefined : readLabel(text.trim());
  if (text !== undefined && !label) return false;
  findClass(reading, from);
  findClass(reading, to);
  const [startMark, endMark] = [marks[start], marks[end]];
  reading.edges.push({
    from: from.replaceAll('`', ''),
    to: to.replaceAll('`', ''),
    stroke: line === '..' ? 'dashed' : 'solid',
    ...(startMark && { startMark }),
    ...(endMark && { endMark }),
    ...(startText && { startText }),
    ...(endText && { endText }),
    ...(label && { label }),
  });
  return true;
}

/** `+get(key) Entry*`: a method has brackets, `*` is abstract and `$` static. */
function addMember(one: ClassReading, line: string): boolean {
  const [, visible = '', text = '', kind] = /^([+\-#~]?)\s*(.*?)([*$])?$/.exec(line.trim()) ?? [];
  if (/[{}]/.test(text)) return false;
  const [, call, callKind, type = ''] = /^(.*\))\s*([*$])?\s*:?\s*(.*)$/.exec(text) ?? [];
  const written = call === undefined ? text : `${call}${type === '' ? '' : `: ${type}`}`;
  const row: TableRow = {
    cells: [`${visible}${visible === '' ? '' : ' '}${writeGenerics(written)}`],
    ...((kind ?? callKind) === '*' && { isItalic: true }),
    ...((kind ?? callKind) === '$' && { isUnderlined: true }),
  };
  (call === undefined ? one.fields : one.methods).push(row);
  return true;
}

/** `List~int~` is `List<int>`, `Map~string, List~int~~` too: a `~` before a name opens. */
function writeGenerics(text: string): string {
  const count = (sign: string) => text.split(sign).length - 1;
  const opened = text.replace(/~(?=\p{L})/gu, '<');
  return count('~') % 2 === 0 ? opened.replaceAll('~', '>') : text;
}
