/** The text of a diagram apart from what only names it. */
export interface DiagramSource {
  /** The first word: `flowchart`, `sequenceDiagram`, `gantt`; '' when there is none. */
  readonly kind: string;
  /** Its lines without comments, empty ones, settings and names; the first begins with the kind. */
  readonly lines: readonly string[];
  /** `accTitle` or the settings' `title`. */
  readonly title: string | undefined;
  /** `accDescr`. */
  readonly description: string | undefined;
  /** Whether settings in it change how it is drawn. */
  readonly hasSettings: boolean;
}

const settings = /^---[ \t]*\n(.*?)\n---[ \t]*(?:\n|$)/s;

/** Reads a Mermaid text: https://mermaid.js.org/intro/syntax-reference.html */
export function readDiagramSource(text: string): DiagramSource {
  const frontmatter = settings.exec(text);
  let body = frontmatter ? text.slice(frontmatter[0].length) : text;
  const frontmatterTitle = /^title:[ \t]*["']?(.*?)["']?[ \t]*$/m.exec(frontmatter?.[1] ?? '')?.[1];
  const title = /^[ \t]*accTitle[ \t]*:[ \t]*(.+)$/m.exec(body)?.[1];
  const long = /^[ \t]*accDescr[ \t]*\{([^}]*)\}/m.exec(body)?.[1];
  const short = /^[ \t]*accDescr[ \t]*:[ \t]*(.+)$/m.exec(body)?.[1];
  body = body.replace(/^[ \t]*acc(?:Title[ \t]*:.*|Descr[ \t]*:.*|Descr[ \t]*\{[^}]*\})$/gm, '');
  const lines = body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && (!line.startsWith('%%') || line.startsWith('%%{')));
  const description = (long ?? short)?.replace(/\s+/g, ' ').trim();
  const hasSettings =
    lines.some((line) => line.startsWith('%%{')) || /^config:/m.test(frontmatter?.[1] ?? '');
  const kind = /^[\w-]+/.exec(lines.find((line) => !line.startsWith('%%{')) ?? '')?.[0] ?? '';
  return { kind, lines, title: (title ?? frontmatterTitle)?.trim(), description, hasSettings };
}

const name = '[\\p{L}\\p{N}_]+';

/** By kind, the lines that the drawing library draws whole; it leaves out others without a word. */
const known: Readonly<Record<string, readonly RegExp[]>> = {
  sequenceDiagram: [
    /^(?:participant|actor)\s+\S+(?:\s+as\s+.+)?$/,
    /^Note\s+(?:left of|right of|over)\s+[^:]+:\s*.+$/i,
    /^(?:loop|alt|opt|par|critical|break)(?:\s.*)?$/,
    /^(?:else|and)(?:\s.*)?$/,
    /^end$/,
    /^[\w.]+\s*(?:-->>|->>|-->|->|--\)|-\)|--x|-x)\s*[+-]?[\w.]+\s*:\s*.+$/,
  ],
  classDiagram: [
    /^class\s+\w+(?:\s*~\w+~)?(?:\s*\{(?:\s*<<\w+>>\s*\})?)?$/,
    /^<<\w+>>$/,
    /^\}$/,
    /^\w+\s*:\s*.+$/,
    /^[+\-#~]?[\w~<>[\], ]+(?:\([^)]*\))?[$*]?(?:\s*[\w~<>[\], ]+)?$/,
    /^\w+\s+(?:"[^"]*"\s+)?(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--)\s+(?:"[^"]*"\s+)?\w+(?:\s*:\s*.+)?$/,
  ],
  erDiagram: [
    /^[\w-]+\s*\{$/,
    /^\}$/,
    /^[\w()[\],-]+\s+[\w-]+(?:\s+(?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*)?$/,
    /^[\w-]+\s+[|o}{]+(?:--|\.\.)[|o}{]+\s+[\w-]+\s*:\s*.+$/,
  ],
  stateDiagram: [
    /^direction\s+(?:TD|TB|LR|BT|RL)$/i,
    new RegExp(`^state\\s+(?:"[^"]+"\\s+as\\s+)?${name}\\s*\\{$`, 'u'),
    /^\}$/,
    new RegExp(`^state\\s+"[^"]+"\\s+as\\s+${name}$`, 'u'),
    new RegExp(`^(?:\\[\\*\\]|${name})\\s*-->\\s*(?:\\[\\*\\]|${name})(?:\\s*:\\s*.+)?$`, 'u'),
    new RegExp(`^${name}\\s*:\\s*.+$`, 'u'),
  ],
  xychart: [
    /^title\s+"[^"]+"$/,
    /^x-axis\s+(?:"[^"]*"\s*)?\[[^\]]+\]$/,
    /^[xy]-axis\s+(?:"[^"]*"\s+)?-?\d+(?:\.\d+)?\s*-->\s*-?\d+(?:\.\d+)?$/,
    /^y-axis\s+"[^"]+"$/,
    /^(?:bar|line)\s+\[[^\]]+\]$/,
  ],
};

const headers: Readonly<Record<string, RegExp>> = {
  sequenceDiagram: /^sequenceDiagram$/,
  classDiagram: /^classDiagram$/,
  erDiagram: /^erDiagram$/,
  stateDiagram: /^stateDiagram(?:-v2)?$/,
  xychart: /^xychart(?:-beta)?(?:\s+horizontal)?$/,
};

/**
 * The text that the drawing library is given, or undefined when it would not draw all of the diagram. Mermaid
 * itself draws such diagrams, in the reader's browser.
 */
export function readDrawable(source: DiagramSource): string | undefined {
  if (source.hasSettings) return undefined;
  if (/^(?:graph|flowchart)$/.test(source.kind)) return readFlowchartLines(source.lines)?.join('\n');
  const kind = source.kind.replace(/-v2$|-beta$/, '');
  const lines = source.lines.map((line) => line.replace(/;$/, ''));
  const patterns = Object.hasOwn(known, kind) ? known[kind] : undefined;
  if (!patterns || !headers[kind]?.test(lines[0] ?? '')) return undefined;
  const isKnown = lines.slice(1).every((line) => patterns.some((pattern) => pattern.test(line)));
  return isKnown ? lines.join('\n') : undefined;
}

const shapes: readonly (readonly [open: string, close: string])[] = [
  ['(((', ')))'],
  ['([', '])'],
  ['((', '))'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['{{', '}}'],
  ['[/', '\\]'],
  ['[\\', '/]'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['>', ']'],
];
const arrow =
  /^(<)?(?:(--+>|---+|-\.+->|-\.+-|==+>|===+)(?:\s*\|\s*("?)([^|"]*)\3\s*\|)?|(--|-\.|==)\s+("?)([^|"<>]+?)\6\s+(--+>|---+|\.+->|\.+-|==+>|===+))/;

/**
 * The lines of a flowchart as the drawing library understands them, one statement a line and spaces around
 * arrows; undefined when one says what that library would leave out.
 */
function readFlowchartLines(lines: readonly string[]): readonly string[] | undefined {
  const statements = lines.flatMap(splitStatements);
  const header = /^(?:graph|flowchart)(?:\s+(TD|TB|LR|BT|RL))?$/i.exec(statements[0] ?? '');
  if (!header) return undefined;
  const made = [`flowchart ${(header[1] ?? 'TD').toUpperCase()}`];
  let depth = 0;
  for (const [index, line] of statements.slice(1).entries()) {
    if (line.startsWith('subgraph')) depth++;
    else if (line === 'end') depth--;
    // The library lays lines across the content of groups of groups.
    if (depth > 1) return undefined;
    const read = readStatement(line, index);
    if (read === undefined) return undefined;
    made.push(read);
  }
  return made;
}

/** `a; b` is two statements; a `;` in a label is none. */
function splitStatements(line: string): readonly string[] {
  if (!line.includes(';')) return [line];
  const parts = line.match(/(?:"[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\||[^;])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function readStatement(line: string, index: number): string | undefined {
  if (line === 'end' || /^direction\s+(?:TD|TB|LR|BT|RL)$/i.test(line)) return line;
  if (/^(?:classDef\s+\w+|class\s+[\w,-]+|style\s+[\w,-]+|linkStyle\s+(?:default|[\d,\s]+))\s+\S/.test(line))
    return line;
  const group = /^subgraph(?:\s+(.*))?$/.exec(line);
  if (group) return readSubgraph(group[1] ?? '', index);
  return readEdges(line);
}

function readSubgraph(rest: string, index: number): string | undefined {
  const named = /^([\w-]+)\s*\[\s*"?([^\]"]*)"?\s*\]$/.exec(rest);
  if (named) return `subgraph ${named[1]} [${showLabel(named[2] ?? '')}]`;
  if (/^[\w-]+$/.test(rest)) return `subgraph ${rest} [${rest}]`;
  const text = /^"?([^"[\]<>]*)"?$/.exec(rest)?.[1];
  return text === undefined ? undefined : `subgraph group-${index} [${showLabel(text)}]`;
}

/** A label that is only spaces stays one that can be seen to be empty. */
function showLabel(text: string): string {
  return text.trim() === '' ? '\u00A0' : text.trim();
}

/** `A[x] --> B & C` with spaces between its parts. */
function readEdges(line: string): string | undefined {
  let rest = line;
  let made = '';
  for (;;) {
    const node = readNode(rest);
    if (!node) return undefined;
    made += node.text;
    rest = node.rest;
    if (rest === '') return made;
    if (rest.startsWith('&')) {
      made += ' & ';
      rest = rest.slice(1).trimStart();
      continue;
    }
    const match = arrow.exec(rest);
    if (!match) return undefined;
    const [all, back = '', plain, , label, open, , text, close] = match;
    const sign = plain === undefined ? closeArrow(open ?? '', close ?? '') : shortenArrow(plain);
    const shown = (label ?? text ?? '').trim();
    made += ` ${back}${sign}${shown === '' ? '' : `|${shown}|`} `;
    rest = rest.slice(all.length).trimStart();
  }
}

function readNode(text: string): { readonly text: string; readonly rest: string } | undefined {
  const id = /^[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*/.exec(text)?.[0];
  if (id === undefined) return undefined;
  let rest = text.slice(id.length);
  let made = id;
  for (const [open, close] of shapes) {
    if (!rest.startsWith(open)) continue;
    const end = rest.startsWith('"', open.length)
      ? rest.indexOf(`"${close}`, open.length + 1) + 1
      : rest.indexOf(close, open.length);
    if (end <= open.length) return undefined;
    const label = rest.slice(open.length, end).trim().replace(/^"|"$/g, '');
    if (/[[\](){}"`]|#\w+;|<(?!br\s*\/?>|\/?(?:b|i|em|strong)>)/i.test(label)) return undefined;
    made += `${open}${showLabel(label)}${close}`;
    rest = rest.slice(end + close.length);
    break;
  }
  const style = /^:::[\w-]+/.exec(rest)?.[0] ?? '';
  return { text: made + style, rest: rest.slice(style.length).trimStart() };
}

function shortenArrow(sign: string): string {
  if (sign.startsWith('-.')) return sign.endsWith('>') ? '-.->' : '-.-';
  if (sign.startsWith('=')) return sign.endsWith('>') ? '==>' : '===';
  return sign.endsWith('>') ? '-->' : '---';
}

function closeArrow(open: string, close: string): string {
  return shortenArrow(open === '-.' ? `-${close}` : close);
}
