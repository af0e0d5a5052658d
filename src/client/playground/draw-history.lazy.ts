import type { PlaygroundData } from '../../http/form/playground-form.ts';
import { compareSent } from '../../http/playground/compare-sent.ts';
import { readKept, type SharedRequest } from '../../http/playground/share-request.ts';
import { t } from '../../i18n/browser.ts';
import { createButton } from '../response/create-button.ts';
import { create } from '../response/elements.ts';
import { writeNumber } from '../response/write-amount.ts';
import type { HistoryEntry } from './history.ts';

/** Lists the requests that were kept, the latest first, each as JSON; `restore` fills one in again, which may be sent then. */
export function drawHistory(
  page: HTMLElement,
  { call }: PlaygroundData,
  kept: readonly string[],
  restore: (shared: SharedRequest) => Promise<void>,
): void {
  const card = page.querySelector<HTMLElement>('.history');
  const places = call.parameters.map((parameter) => `${parameter.in}.${parameter.name}`);
  const entries = kept.flatMap(readEntry);
  const items = entries.flatMap(({ status, duration, sentAt, values, choice }, index) => {
    const shared = readKept(values, choice, { places, bodies: call.bodies });
    if (!shared) return [];
    const time = new Date(sentAt).toLocaleTimeString();
    const button = createButton('fill', '', () => void restore(shared));
    button.append(create('span', 'visually-hidden', t('Restore request:')));
    const taken = `${writeNumber(duration, { useGrouping: false })} ms`;
    for (const text of [`${status}`, time, taken]) button.append(' ', create('span', '', text));
    const sent = describeSent(values);
    if (sent !== '') button.append(' ', create('code', '', sent));
    const again = createButton('button quiet small', t('Send again'), async () => {
      await restore(shared);
      page.querySelector<HTMLFormElement>('octavo-playground form')?.requestSubmit();
    });
    const before = entries[index + 1];
    return [create('li', '', button, again, ...(before ? [compare(before.values, values)] : []))];
  });
  if (card) card.hidden = items.length === 0;
  card?.querySelector('ol')?.replaceChildren(...items);
}

/** A fold with what is different from the request before. */
function compare(before: HistoryEntry['values'], values: HistoryEntry['values']): HTMLElement {
  const lines = compareSent(before, values).map(({ place, before: was, after }) => {
    const line = create('li', '', create('code', '', place));
    if (was !== undefined) line.append(' ', create('del', '', shorten(was)));
    if (after !== undefined) line.append(' ', create('ins', '', shorten(after)));
    return line;
  });
  const fold = create('details', 'compare', create('summary', '', t('Compare with previous request')));
  fold.append(lines.length > 0 ? create('ul', '', ...lines) : create('p', '', t('No differences.')));
  return fold;
}

function readEntry(line: string): readonly HistoryEntry[] {
  try {
    const entry: HistoryEntry | null = JSON.parse(line);
    return entry?.values ? [entry] : [];
  } catch {
    return [];
  }
}

/** Maximum characters of what was sent. */
const longest = 80;

/** What was sent, on one line: parameters, and the body. */
function describeSent({ parameters, body }: HistoryEntry['values']): string {
  const given = Object.entries(parameters).map(
    ([place, value]) =>
      `${place.replace(/^\w+\./, '')}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const text = body?.kind === 'text' ? body.text.replace(/\s+/g, ' ') : '';
  return shorten([...given, text].join(' ').trim());
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
