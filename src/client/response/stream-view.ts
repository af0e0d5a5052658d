import { type BodyView, followEnd, gather } from './body-view.ts';
import { create } from './create.ts';
import { createTree } from './json-tree.ts';
import { createPagedText } from './paged-text.ts';
import { openMap } from './read-members.ts';
import { scanJson } from './scan-json.ts';
import { type StreamItem, splitEvents, splitLines } from './split-stream.ts';

/** Items that stay on the page: the latest. */
const most = 100;

/** Shows server-sent events, or lines of JSON, one by one as they arrive. */
export function showStream(root: HTMLElement, isLines: boolean): BodyView {
  const split = isLines ? splitLines() : splitEvents();
  const follow = followEnd(root);
  const note = create('p', 'note');
  const list = create('ol', 'items');
  let fresh: StreamItem[] = [];
  let count = 0;
  const { ask, now } = gather(50, () => {
    if (!list.isConnected) root.append(note, list);
    // So much JSON is read in one go; what is beyond stays text.
    let room = 200_000;
    for (const item of fresh) {
      room -= item.text.length;
      list.append(createItem(item, room > 0));
    }
    fresh = [];
    while (list.childElementCount > most) list.firstElementChild?.remove();
    if (count > most)
      note.textContent = `The last ${most} of ${count.toLocaleString('en')}. Raw shows all of them.`;
    follow();
  });
  const take = (items: readonly StreamItem[]) => {
    count += items.length;
    fresh = [...fresh, ...items].slice(-most);
    ask();
  };
  return {
    add: (text) => take(split(text)),
    end: () => {
      take(split('', true));
      now();
    },
  };
}

function createItem({ name, id, text }: StreamItem, isRead: boolean): HTMLElement {
  const head = [name && create('b', '', name), id && create('span', '', `id ${id}`)].filter(
    (part) => part !== '',
  );
  const body = (isRead && readTree(text)) || create('div', 'json-row', ...createPagedText(text, 2000));
  return create('li', '', ...(head.length > 0 ? [create('p', '', ...head)] : []), body);
}

function readTree(text: string): HTMLElement | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const steps = scanJson(text);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return 'starts' in value ? createTree(openMap(value), { rows: 0, preview: 80 }) : undefined;
  }
}
