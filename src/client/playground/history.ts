import type { ServerChoice } from '../../request/choose-server.ts';
import type { FormValues } from '../../request/form-values.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import { readShared, writeShared } from '../../request/share-request.ts';
import { keepForTab, readFromTab } from './tab-storage.ts';

/** One request that was sent from this page. */
interface Entry {
  readonly status: number;
  readonly duration: number;
  readonly sentAt: number;
  /** As `writeShared`: no credentials, no files. */
  readonly shared: string;
}

export interface History {
  readonly add: (
    /** Without secrets. */
    values: FormValues,
    choice: ServerChoice,
    answer: { readonly status: number; readonly duration: number; readonly sentAt: number },
  ) => void;
}

const maximum = 20;

/** The requests of this page in this tab, the latest first; `restore` fills one in again. */
export function openHistory(
  page: HTMLElement,
  data: PlaygroundData,
  restore: (shared: NonNullable<ReturnType<typeof readShared>>) => void,
): History {
  const name = `history:${data.id}`;
  const card = page.querySelector<HTMLElement>('.history');
  const list = card?.querySelector('ol');
  let entries = readEntries(readFromTab(name));
  const places = data.call.parameters.map((parameter) => `${parameter.in}.${parameter.name}`);
  const show = () => {
    if (card) card.hidden = entries.length === 0;
    list?.replaceChildren(
      ...entries.map(({ status, duration, sentAt, shared }) => {
        const item = document.createElement('li');
        const button = document.createElement('button');
        button.type = 'button';
        const time = new Date(sentAt).toLocaleTimeString();
        button.append(span('Fill in again:', 'visually-hidden'));
        for (const text of [`${status}`, time, `${duration} ms`]) button.append(' ', span(text));
        button.addEventListener('click', () => {
          const read = readShared(shared, { places, bodies: data.call.bodies });
          if (read) restore(read);
        });
        item.append(button);
        return item;
      }),
    );
  };
  show();
  return {
    add: (values, choice, { status, duration, sentAt }) => {
      entries = [{ status, duration, sentAt, shared: writeShared(values, choice) }, ...entries].slice(
        0,
        maximum,
      );
      keepForTab(name, JSON.stringify(entries));
      show();
    },
  };
}

function readEntries(text: string | undefined): readonly Entry[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'shared' in value && typeof value.shared === 'string';
}

function span(text: string, className = ''): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}
