import { t } from '../../i18n/browser.ts';
import { plural } from '../../i18n/browser-plural.ts';
import type { JsonNode } from '../../lib/json/json-text.ts';
import { createButton } from './create-button.ts';
import { create } from './elements.ts';
import { createPagedText } from './text-view.lazy.ts';
import { writeNumber } from './write-amount.ts';

/** Maximum number of members that are added at once. */
const page = 100;

interface TreeOptions {
  /** Rows that are open at first. */
  readonly rows: number;
  /** Characters of a closed object or array to show; without it the number of its members. */
  readonly preview?: number;
}

/**
 * JSON as a tree that is rendered as far as it is opened. Everything is shown as it was sent: the digits of numbers,
 * the escapes of strings, members that are named twice.
 */
export function createTree(root: JsonNode, { rows, preview }: TreeOptions): HTMLElement {
  let room = rows;
  let closed: { readonly size: number; readonly depth: number; readonly open: () => void }[] | undefined = [];

  const createRow = (node: JsonNode, depth: number, comma: string): HTMLElement => {
    const { text, open, count } = node;
    const name = writeName(node);
    const line = !open
      ? [renderScalar(text)]
      : count === 0
        ? [open, closeOf(open)]
        : (depth > 0 || preview) && writeLine(node);
    if (line) return create('div', 'json-row', ...name, ...line, comma);
    const bracket = closeOf(open);
    const inside = preview
      ? text.slice(1, -1).slice(0, preview).replace(/\s+/g, ' ')
      : ` ${bracket === ']' ? plural(count, '{count} item', '{count} items') : plural(count, '{count} key', '{count} keys')} `;
    const members = create('div', 'json-members');
    const details = create(
      'details',
      '',
      create('summary', '', ...name, open ?? '', create('span', 'json-rest', inside, bracket, comma)),
      members,
      create('div', 'json-row', bracket, comma),
    );
    const fill = () => {
      if (!members.firstChild) fillMembers(members, node, depth + 1);
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

  const fillMembers = (into: HTMLElement, { count, list }: JsonNode, depth: number) => {
    const read = list();
    let left = count;
    const listRows = () => read(page).map((member) => createRow(member, depth, --left > 0 ? ',' : ''));
    into.append(...listRows());
    if (left === 0) return;
    const label = () =>
      t('Show {count} more ({left} left)', { count: Math.min(left, page), left: writeNumber(left) });
    const button = createButton('more', label(), () => {
      button.before(...listRows());
      if (left === 0) button.remove();
      else button.textContent = label();
    });
    into.append(button);
  };

  const tree = createRow(root, 0, '');
  // Grows while it is gone through: the rows nearest to the root come first.
  for (const { size, depth, open } of closed) {
    if (rows === 0 || (depth > 0 && (size > room || depth > 8))) continue;
    room -= size;
    open();
  }
  closed = undefined;
  return create('div', 'json', tree);
}

/** A short object or array that holds no others, on one line: `{ "plan": "pro" }`. */
function writeLine({ text, open, count, list }: JsonNode): readonly (Node | string)[] | undefined {
  if (text.length > 200) return undefined;
  const members = list()(count);
  const parts = members.flatMap((member, index) => [
    index > 0 ? ', ' : '',
    ...writeName(member),
    renderScalar(member.text),
  ]);
  const line = create('span', '', ...parts);
  if (members.some((member) => member.open) || line.textContent.length > 40) return undefined;
  return open === '[' ? ['[', ...line.childNodes, ']'] : ['{ ', ...line.childNodes, ' }'];
}

function writeName({ key }: JsonNode): readonly (Node | string)[] {
  return key === undefined ? [] : [renderToken('tk-n', key), ': '];
}

function closeOf(open: string | undefined): string {
  return open === '[' ? ']' : '}';
}

function renderScalar(text: string): HTMLElement {
  return renderToken(text[0] === '"' ? 'tk-s' : /^[-\d]/.test(text) ? 'tk-c' : 'tk-k', text);
}

function renderToken(name: string, text: string): HTMLElement {
  if (text.length <= 600) return create('span', name, text);
  return create('span', name, ...createPagedText(text, 500));
}
