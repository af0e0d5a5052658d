import { t } from '../../i18n/browser.ts';
import { create } from './elements.ts';
import { openMap, scanJson } from './json-scan.lazy.ts';
import { createTree } from './json-tree.lazy.ts';
import { type BodyView, createPagedText, followEnd, gather } from './text-view.lazy.ts';
import { writeNumber } from './write-amount.ts';

/** Maximum number of items on the page; the latest stay. */
const most = 100;

/** Shows server-sent events, or lines of JSON, one by one as they arrive. */
export function showStream(root: HTMLElement, isLines: boolean): BodyView {
  const split = isLines ? splitJsonLines() : splitEvents();
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
      note.textContent = t('Showing the last {shown} of {count}. Select Raw to see all.', {
        shown: most,
        count: writeNumber(count),
      });
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

/** One server-sent event, or one line. */
interface StreamItem {
  /** '' for a line, and where an event has none. */
  readonly name: string;
  /** As the event itself gives it. */
  readonly id: string;
  readonly text: string;
}

/** Takes the text of a stream as it arrives and gives what it completes. */
export type StreamSplitter = (text: string, isEnd?: boolean) => readonly StreamItem[];

/** Splits `text/event-stream`. https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation */
export function splitEvents(): StreamSplitter {
  const readLines = splitAtLines();
  let name = '';
  let id = '';
  let data: string[] = [];
  return (text, isEnd) =>
    readLines(text, isEnd).flatMap((line) => {
      if (line === '') {
        const item = { name, id, text: data.join('\n') };
        const isEmpty = data.length === 0;
        name = '';
        id = '';
        data = [];
        return isEmpty ? [] : [item];
      }
      const [, field, value = ''] = /^([^:]*)(?::\x20?(.*))?$/s.exec(line) ?? [];
      if (field === 'data') data.push(value);
      if (field === 'event') name = value;
      if (field === 'id') id = value;
      return [];
    });
}

/** Splits JSON lines, and JSON text sequences (RFC 7464), whose items begin with U+001E. */
export function splitJsonLines(): StreamSplitter {
  const readLines = splitAtLines();
  return (text, isEnd) =>
    readLines(text, isEnd).flatMap((line) => {
      const item = line.startsWith('\u001e') ? line.slice(1) : line;
      return item.trim() === '' ? [] : [{ name: '', id: '', text: item }];
    });
}

/** Gives the lines that are whole; at the end the last one too. What is kept is never looked through again. */
function splitAtLines(): (text: string, isEnd?: boolean) => readonly string[] {
  let parts: string[] = [];
  let isAfterReturn = false;
  return (text, isEnd = false) => {
    const fresh = isAfterReturn ? text.replace(/^\n/, '') : text;
    if (text !== '') isAfterReturn = text.endsWith('\r');
    const pieces = fresh.split(/\r\n|\n|\r/);
    const last = pieces.pop() ?? '';
    const lines = pieces.map((piece) => {
      const line = parts.join('') + piece;
      parts = [];
      return line;
    });
    parts.push(last);
    return isEnd && parts.join('') !== '' ? [...lines, parts.join('')] : lines;
  };
}
