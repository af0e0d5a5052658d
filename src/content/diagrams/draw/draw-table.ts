import type { DiagramBox } from '../layout/graph-layout.ts';
import { lineHeight, measureLabel, measureText } from '../layout/text-size.ts';
import type { GraphNode, TableRow } from '../read/graph.ts';
import { type Drawn, drawBand, drawLabel, drawLine, drawRect, groupParts } from './svg.ts';

const rowHeight = 24;
const headHeight = 36;
const side = 12;

/** Between the rows of a part and its edges. */
const partRoom = 4;

/** Between the columns of a table. */
const columnGap = 16;

type Table = Pick<GraphNode, 'label' | 'note' | 'parts'>;

/** The size of a table: its name, over it what kind of thing it is, and the rows of its parts. */
export function sizeTable(table: Table): { readonly width: number; readonly height: number } {
  const columns = measureColumns(table);
  const rows = columns.reduce((sum, width) => sum + width + (width > 0 ? columnGap : 0), 0) - columnGap;
  const heads = [measureLabel(boldLabel(table)).width, measureText(`«${table.note ?? ''}»`)];
  const parts = listParts(table);
  return {
    width: Math.ceil(Math.max(100, rows + 2 * side, ...heads.map((width) => width + 2 * side))),
    height:
      measureHead(table) +
      parts.reduce((sum, rows) => sum + rows.length * rowHeight + (rows.length > 0 ? 2 * partRoom : 0), 0),
  };
}

function measureHead({ label, note }: Table): number {
  return headHeight + (label.length - 1) * lineHeight + (note === undefined ? 0 : lineHeight);
}

function listParts({ parts = [] }: Table): readonly (readonly TableRow[])[] {
  return parts.filter((rows) => rows.length > 0);
}

function measureColumns(table: Table): readonly number[] {
  const widths: number[] = [];
  for (const { cells } of listParts(table).flat())
    for (const [column, text] of cells.entries())
      widths[column] = Math.max(widths[column] ?? 0, text === '' ? 0 : measureText(text));
  return widths.map((width) => Math.ceil(width));
}

function boldLabel({ label }: Table): Table['label'] {
  return label.map((line) => line.map((span) => ({ ...span, isBold: true })));
}

/** A table in its box. */
export function drawTable(table: Table, box: DiagramBox): Drawn {
  const { x, y, width } = box;
  const head = measureHead(table);
  const parts = listParts(table);
  const middle = x + width / 2;
  const noteHeight = table.note === undefined ? 0 : lineHeight;
  const drawn: Drawn[] = [
    drawRect(box, { class: 'shape', rx: 6 }),
    drawBand(box, parts.length === 0 ? box.height : head, 6),
    ...(table.note === undefined
      ? []
      : [drawLabel([[{ text: `«${table.note}»` }]], { x: middle, y: y + 18 }, { class: 'soft' })]),
    drawLabel(boldLabel(table), { x: middle, y: y + noteHeight + (head - noteHeight) / 2 }),
  ];
  const columns = measureColumns(table);
  let top = y + head;
  for (const [index, rows] of parts.entries()) {
    if (index > 0) drawn.push(drawLine({ x, y: top }, { x: x + width, y: top }, 'rule'));
    top += partRoom;
    for (const row of rows) {
      drawn.push(...drawRow(row, columns, { x: x + side, y: top + rowHeight / 2 }));
      top += rowHeight;
    }
    top += partRoom;
  }
  return groupParts('node', drawn);
}

function drawRow(
  row: TableRow,
  columns: readonly number[],
  { x, y }: { readonly x: number; readonly y: number },
): readonly Drawn[] {
  let left = x;
  return row.cells.flatMap((text, column) => {
    const at = left;
    const wide = columns[column] ?? 0;
    left += wide + (wide > 0 ? columnGap : 0);
    if (text === '') return [];
    const look = [
      column === 1 || row.cells.length === 1 ? '' : 'soft',
      row.isItalic ? 'italic' : '',
      row.isUnderlined ? 'static' : '',
    ];
    const name = look.filter((one) => one !== '').join(' ');
    const label = drawLabel(
      [[{ text }]],
      { x: at, y },
      { anchor: 'start', ...(name !== '' && { class: name }) },
    );
    return [label];
  });
}
