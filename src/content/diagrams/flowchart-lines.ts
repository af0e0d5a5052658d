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
export function readFlowchartLines(lines: readonly string[]): readonly string[] | undefined {
  const statements = lines.flatMap(splitStatements);
  const header = /^(?:graph|flowchart)(?:\s+(TD|TB|LR|BT|RL))?$/i.exec(statements[0] ?? '');
  if (!header) return undefined;
  const made = [`flowchart ${(header[1] ?? 'TD').toUpperCase()}`];
  let depth = 0;
  for (const [index, line] of statements.slice(1).entries()) {
    if (line.startsWith('subgraph')) depth++;
    else if (line === 'end') depth--;
    // The library lays lines across what stands in groups of groups.
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
