import { countName } from './math.ts';
import type { PageContext } from './page-context.ts';
import { labelElement, makeMessage } from './page-message.ts';
import { type Element, type JsxElement, makeElement, readNodeText, type TreeNode } from './tree-node.ts';

/**
 * A table in a box of its own that scrolls sideways, reachable by keyboard and named by its head, each name once. One that is
 * too wide for a phone has its rows as lists there: see `stackRows`.
 */
export function wrapTable(table: Element, children: readonly TreeNode[], page: PageContext): JsxElement {
  const heads = listParts(table, 'th').map(readText).filter(Boolean).join(', ');
  const columns = heads.length > 80 ? `${heads.slice(0, 77)}...` : heads;
  const number = countName(`table ${columns}`, page);
  const stacked = stackRows(children);
  const box = makeElement(
    'div',
    { className: ['table', ...(stacked ? ['stacks'] : [])], tabIndex: 0, role: 'region' },
    [makeElement('table', table.properties, dropEmptyHeads(stacked ?? children))],
  );
  if (columns === '')
    return labelElement(
      box,
      number === 1 ? makeMessage('Table') : makeMessage('Table ({number})', { number }),
    );
  return labelElement(
    box,
    number === 1
      ? makeMessage('Table: {columns}', { columns })
      : makeMessage('Table: {columns} ({number})', { columns, number }),
  );
}

/**
 * The parts of a table whose heads all say something: one without a word is a cell, and a row of such heads alone, which Markdown asks for
 * where a table has none, is left out. https://dequeuniversity.com/rules/axe/4.14/empty-table-header
 */
function dropEmptyHeads(children: readonly TreeNode[]): readonly TreeNode[] {
  const isEmpty = (cell: Part) => isCell(cell) && cell.children.every(isSpace);
  return children.flatMap((node): readonly TreeNode[] => {
    if (node.type !== 'element' || node.tagName !== 'thead') return [node];
    if (listRows([node], 'thead').every((heads) => heads.every(isEmpty))) return [];
    const rows = node.children.map((row) =>
      mapParts(row, 'tr', (given) => ({
        ...given,
        children: given.children.map((cell) =>
          isEmpty(cell) ? mapParts(cell, 'th', (head) => ({ ...head, tagName: 'td' })) : cell,
        ),
      })),
    );
    return [{ ...node, children: rows }];
  });
}

function isSpace(node: Part): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** A cell whose column's alignment is a class instead of a style, which a site's policy may forbid. */
export function alignCell(cell: Element): Element {
  const { style, align, ...others } = cell.properties;
  const side = /^text-align: (left|center|right)$/.exec(String(style ?? ''))?.[1] ?? align;
  if (side === undefined || typeof side !== 'string' || !/^(?:left|center|right)$/.test(side)) return cell;
  return addClass({ ...cell, properties: others }, `to-${side}`);
}

/** Characters of the text of a table, about, that fit into the width of a phone, and those that the space around a cell takes. */
const phoneWidth = 50;
const cellSpace = 3.5;

/** Columns are as wide as what they say, up to so many characters; then they wrap. */
const widestColumn = 24;

/** Of two columns the first one may have words of so many characters. */
const longestName = 18;

/** A column whose cells have so many characters on average is text, others are facts. */
const shortestText = 16;

/**
 * The rows of a table for a phone that has no room for its columns: each is then a name, its facts with the heads of their
 * columns before them, and below these its text, which is the column with the longest cells. Undefined for a table that has
 * the room, and for one that is no list of such rows: without a head, or with cells that span.
 */
function stackRows(children: readonly TreeNode[]): readonly TreeNode[] | undefined {
  const heads = listRows(children, 'thead')[0]?.map((head) => readText(head)) ?? [];
  const rows = listRows(children, 'tbody');
  const isPlain = rows.every(
    (row) =>
      row.length === heads.length &&
      !row.some(({ properties }) => properties['colSpan'] || properties['rowSpan']),
  );
  if (heads.length < 2 || !isPlain || listRows(children, 'thead').length > 1 || rows.length === 0)
    return undefined;
  const columns = heads.map((head, index) => {
    const lengths = rows.map((row) => row[index]).map((cell) => (cell ? readText(cell).length : 0));
    const longest = Math.max(...lengths, longestWord(head));
    return { average: sum(lengths) / rows.length, width: Math.min(longest, widestColumn) };
  });
  const names = rows.map(([name]) => (name ? longestWord(readText(name)) : 0));
  const fits =
    columns.length === 2
      ? Math.max(...names) <= longestName
      : sum(columns.map(({ width }) => width + cellSpace)) <= phoneWidth;
  if (fits) return undefined;
  const averages = columns.slice(1).map(({ average }) => average);
  const most = Math.max(...averages);
  const text = most < shortestText ? -1 : averages.indexOf(most) + 1;
  return children.map((node) =>
    mapParts(node, 'tbody', (body) => ({
      ...body,
      children: body.children.map((row) =>
        mapParts(row, 'tr', (given) => {
          const cells = given.children.filter(isCell);
          return {
            ...given,
            children: given.children.map((cell) => {
              const index = isCell(cell) ? cells.indexOf(cell) : 0;
              const label = heads[index];
              if (!isCell(cell) || index === 0) return cell;
              if (index === text) return addClass(cell, 'text');
              if (!label || readText(cell) === '') return cell;
              return { ...cell, properties: { ...cell.properties, dataLabel: label } };
            }),
          };
        }),
      ),
    })),
  );
}

type Part = Element['children'][number];

function isCell(node: TreeNode): node is Element {
  return node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th');
}

/** The cells of each row in a part of a table. */
function listRows(children: readonly TreeNode[], part: 'thead' | 'tbody'): readonly (readonly Element[])[] {
  return children
    .flatMap((node) => (node.type === 'element' && node.tagName === part ? node.children : []))
    .flatMap((row) => (row.type === 'element' && row.tagName === 'tr' ? [row.children.filter(isCell)] : []));
}

function mapParts<Node extends TreeNode | Part>(
  node: Node,
  name: string,
  map: (element: Element) => Element,
): Node | Element {
  return node.type === 'element' && node.tagName === name ? map(node) : node;
}

function addClass(element: Element, name: string): Element {
  const { className } = element.properties;
  const classes = Array.isArray(className) ? className : [];
  return { ...element, properties: { ...element.properties, className: [...classes, name] } };
}

function listParts(node: TreeNode, tag: string): readonly TreeNode[] {
  if (!('children' in node)) return [];
  const name = node.type === 'element' ? node.tagName : 'name' in node ? node.name : undefined;
  return name === tag ? [node] : node.children.flatMap((child) => listParts(child, tag));
}

function readText(node: TreeNode): string {
  return readNodeText(node).replace(/\s+/g, ' ').trim();
}

function longestWord(text: string): number {
  return Math.max(...text.split(' ').map(({ length }) => length));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
