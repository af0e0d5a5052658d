import { type JsonName, listJsonNames } from '../../lib/json/list-json-names.ts';

/**
 * Fields of the reference and the lines of its samples and examples that show them light each other, where the pointer or the focus is on
 * either. By keyboard the other one is said as well. https://drafts.csswg.org/css-highlight-api-1/
 */

/** A piece of a line of code, and the row of the field that it shows. */
interface Mark {
  readonly row: Element;
  readonly range: Range;
}

/** Rows by the row that they are below. */
type Tree = ReadonlyMap<Element | null, readonly Element[]>;

const rowSelector = '.reference .param:not(.whole)';
/** While a request is tried, its fields are not shown. */
const codeSelector = ':not([data-view=try]) > .rail :is(#samples, #examples) > .open pre';

const live = document.createElement('p');
live.className = 'visually-hidden';
live.role = 'status';
document.body.append(live);

/** The field that is lit, and the first of its lines. */
let lit: Element | null | undefined;
let text = '';
/** The code that the pointer or the focus is in, its marks, and which of them is lit by keyboard. */
let code: Element | null | undefined;
let marks: readonly Mark[] = [];
let at = 0;

function light(row: Element | null | undefined, shown: readonly Mark[]): void {
  lit?.classList.remove('pointed');
  row?.classList.add('pointed');
  lit = row;
  text = `${shown[0]?.range ?? ''}`;
  CSS.highlights?.set('pointed', new Highlight(...shown.map(({ range }) => range)));
  for (const { range } of shown) {
    const pre = range.startContainer.parentElement?.closest('pre');
    const [line, box] = [range.getBoundingClientRect(), pre?.getBoundingClientRect()];
    // It is brought into sight in its code; the page stays.
    if (pre && box) pre.scrollTop += Math.min(0, line.top - box.top) || Math.max(0, line.bottom - box.bottom);
  }
}

/** What is lit when the pointer or the focus comes to an element. */
function enter(target: Element): void {
  const row = target.closest(rowSelector);
  if (target.closest(codeSelector) !== code) {
    code = target.closest(codeSelector);
    marks = code ? listMarks(code) : [];
  }
  if (row === lit || code) return;
  const shown = row ? [...document.querySelectorAll(codeSelector)] : [];
  light(
    row,
    shown.flatMap(listMarks).filter((mark) => mark.row === row),
  );
}

function moveTo(place: number): void {
  const mark = marks[place];
  if (!mark) return;
  at = place;
  light(mark.row, [mark]);
  live.textContent = (mark.row.firstElementChild as HTMLElement).innerText;
}

function focus(target: Element): void {
  enter(target);
  if (!target.matches(':focus-visible')) return;
  if (code) moveTo(0);
  else live.textContent = text;
}

on('focusin', focus);
focus(document.activeElement ?? live);

on('mousemove', (target, { clientX, clientY }) => {
  enter(target);
  if (!code) return;
  const line = marks.filter(({ range }) => {
    const { top, bottom } = range.getBoundingClientRect();
    return top <= clientY && clientY < bottom;
  });
  const mark = line.findLast(({ range }) => range.getBoundingClientRect().left <= clientX) ?? line[0];
  if (mark?.row !== lit) light(mark?.row, mark ? [mark] : []);
});

/** Pressing a line leads to its field, unless the reader selects. */
on('click', (target) => {
  if (code && target.matches('.tk-n') && getSelection()?.isCollapsed) follow();
});

on('keydown', (target, event) => {
  const by = { ArrowDown: 1, ArrowUp: -1, Enter: 0 }[event.key];
  if (target !== code || by === undefined) return;
  event.preventDefault();
  if (by) moveTo(at + by);
  else follow();
});

function follow(): void {
  const link = lit?.querySelector('a');
  link?.click();
  link?.focus();
}

function on<Kind extends keyof DocumentEventMap>(
  kind: Kind,
  act: (target: Element, event: DocumentEventMap[Kind]) => void,
): void {
  document.addEventListener(kind, (event) => event.target instanceof Element && act(event.target, event));
}

/** The marks of an example, or of the sample of a request, in the order of its text. */
function listMarks(shown: Element): readonly Mark[] {
  const text = shown.textContent;
  const tree: Tree = Map.groupBy(
    document.querySelectorAll(rowSelector),
    (row) => row.parentElement?.closest(rowSelector) ?? null,
  );
  const status = shown.closest('#examples .panel')?.querySelector('.panel-title')?.textContent;
  const names = listJsonNames(text);
  const toMark = (row: Element, start: number, end: number) => ({ row, range: toRange(shown, start, end) });
  const found = names.flatMap((name) => {
    const row = findRow(tree, names, name, status ? `response-${status}` : 'body');
    return row ? [toMark(row, name.start, name.end)] : [];
  });
  if (status) return found;
  // What is sent beside a body: its name, or the address where the value is in the path.
  const others = (tree.get(null) ?? []).flatMap((row) => {
    if (/^response-/.test(row.id) || (found[0] && /^body-/.test(row.id))) return [];
    const name = `(?<![\\w-])${readName(row).replace(/\W/g, '\\$&')}["']?(?= ?[:=,\\]])`;
    const start = text.search(/^path-/.test(row.id) ? /BASE_URL|https?:/ : new RegExp(name));
    const end = start + text.slice(start).search(/&|["'`\s\\,;)]*(?:\n|$)/);
    return start < 0 ? [] : [toMark(row, start, end)];
  });
  return [...others, ...found];
}

/** The row of a name below a part of the reference. Of choices that have it, the one with most of the names beside it. */
function findRow(
  tree: Tree,
  names: readonly JsonName[],
  { path }: JsonName,
  part: string,
): Element | undefined {
  let rows = listBelow(tree, document.getElementById(part));
  for (const [index, name] of path.entries()) {
    if (index > 0) rows = rows.flatMap((row) => listBelow(tree, row));
    const same = rows.filter((row) => readName(row) === name);
    rows = same.length > 0 ? same : rows.filter((row) => /^[{/]/.test(readName(row)));
  }
  if (rows.length < 2) return rows[0];
  const above = (one: JsonName['path']) => one.slice(0, -1).join('\0');
  const beside = names.filter((one) => above(one.path) === above(path)).map((one) => one.path.at(-1));
  const count = (row: Element) =>
    [...(row.parentElement?.children ?? [])].filter((one) => beside.includes(readName(one))).length;
  return rows.toSorted((one, other) => count(other) - count(one))[0];
}

/** The rows below a row, also where it only leads to them, or those of a part of the reference. */
function listBelow(tree: Tree, target: Element | null): readonly Element[] {
  const link = target?.querySelector(':scope > .see > a')?.getAttribute('href');
  if (link?.[0] === '#') return listBelow(tree, document.getElementById(link.slice(1)));
  if (!target || target.matches(rowSelector)) return tree.get(target) ?? [];
  return (tree.get(null) ?? []).filter((row) => target.closest('.fields, .fold')?.contains(row));
}

function readName(row: Element): string {
  return row.querySelector(':scope > header b')?.textContent ?? '';
}

function toRange(shown: Element, start: number, end: number): Range {
  const range = new Range();
  const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  let from = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const to = from + (text as Text).length;
    if (from <= start && start < to) range.setStart(text, start - from);
    if (from < end && end <= to) range.setEnd(text, end - from);
    from = to;
  }
  return range;
}
