import { create, createButton } from './create.ts';
import { createPagedText } from './paged-text.ts';
import { findContainer, type JsonContainer, type JsonMember, readMembers, skip } from './read-members.ts';
import type { JsonMap } from './scan-json.ts';

/** Members that are shown at once. */
const page = 100;

export interface TreeOptions {
  /** Rows that are open at first. */
  readonly rows: number;
  /** Characters of a closed object or array to show; without it the number of its members. */
  readonly preview?: number;
}

/**
 * JSON as a tree that is rendered as far as it is opened. Everything stands there as it was sent: the digits of numbers,
 * the escapes of strings, members that are named twice.
 */
export function createTree(map: JsonMap, { rows, preview }: TreeOptions): HTMLElement {
  const { text } = map;
  let room = rows;
  let closed: { readonly size: number; readonly depth: number; readonly open: () => void }[] | undefined = [];

  const createRow = ({ key, start, end, isLast }: JsonMember, depth: number): HTMLElement => {
    const name = key === undefined ? [] : [paint('tk-n', key), ': '];
    const comma = isLast ? '' : ',';
    const container = findContainer(map, start);
    if (!container) return create('div', 'json-row', ...name, paintScalar(text.slice(start, end)), comma);
    const line = (depth > 0 || preview) && writeLine(map, start, container);
    if (container.count === 0)
      return create('div', 'json-row', ...name, container.open === '[' ? '[]' : '{}', comma);
    if (line) return create('div', 'json-row', ...name, ...line, comma);
    const bracket = container.open === '[' ? ']' : '}';
    const { count } = container;
    const noun = container.open === '[' ? 'item' : 'key';
    const inside = preview
      ? text.slice(start + 1, Math.min(container.end - 1, start + preview)).replace(/\s+/g, ' ')
      : ` ${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'} `;
    const members = create('div', 'json-members');
    const details = create(
      'details',
      '',
      create(
        'summary',
        '',
        ...name,
        container.open,
        create('span', 'json-rest', inside, `${bracket}${comma}`),
      ),
      members,
      create('div', 'json-row', bracket, comma),
    );
    const fill = () => {
      if (!members.firstChild) fillMembers(members, start + 1, count, depth + 1);
    };
    details.addEventListener('toggle', fill, { once: true });
    closed?.push({
      size: Math.min(count, page),
      depth,
      open: () => {
        fill();
        details.open = true;
      },
    });
    return details;
  };

  const fillMembers = (into: HTMLElement, from: number, count: number, depth: number) => {
    let at = from;
    let left = count;
    const listRows = () => {
      const members = readMembers(map, at, page);
      at = members.at(-1)?.end ?? at;
      left -= members.length;
      return members.map((member) => createRow(member, depth));
    };
    into.append(...listRows());
    if (left === 0) return;
    const label = () => `Show ${Math.min(left, page)} more (${left.toLocaleString('en')} left)`;
    const button = createButton('more', label(), () => {
      button.before(...listRows());
      if (left === 0) button.remove();
      else button.textContent = label();
    });
    into.append(button);
  };

  const start = skip(text, 0);
  const tree = createRow({ key: undefined, start, end: text.length, isLast: true }, 0);
  // Grows while it is gone through: the rows nearest to the root come first.
  for (const { size, depth, open } of closed) {
    if (rows === 0 || (depth > 0 && (size > room || depth > 8))) continue;
    room -= size;
    open();
  }
  closed = undefined;
  return create('div', 'json-tree', tree);
}

/** A short object or array that holds no others, on one line: `{ "plan": "pro" }`. */
function writeLine(
  map: JsonMap,
  start: number,
  { open, end, count }: JsonContainer,
): readonly (Node | string)[] | undefined {
  if (end - start > 200) return undefined;
  const members = readMembers(map, start + 1, count);
  if (members.some((member) => findContainer(map, member.start))) return undefined;
  const parts = members.flatMap(({ key, start: from, end: to, isLast }) => [
    ...(key === undefined ? [] : [paint('tk-n', key), ': ']),
    paintScalar(map.text.slice(from, to)),
    isLast ? '' : ', ',
  ]);
  const width = parts.reduce(
    (sum, part) => sum + (typeof part === 'string' ? part : part.textContent).length,
    0,
  );
  if (width > 40) return undefined;
  return open === '[' ? ['[', ...parts, ']'] : ['{ ', ...parts, ' }'];
}

function paintScalar(text: string): HTMLElement {
  const value = text.trimEnd();
  return paint(value[0] === '"' ? 'tk-s' : /^[-\d]/.test(value) ? 'tk-c' : 'tk-k', value);
}

function paint(name: string, text: string): HTMLElement {
  return create('span', name, ...(text.length > 600 ? createPagedText(text, 500) : [text]));
}
