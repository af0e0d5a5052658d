import type { PlaygroundData } from '../../http/form/playground-form.ts';
import { readKept, type SharedRequest } from '../../http/playground/share-request.ts';
import { t } from '../../i18n/browser.ts';
import { create, createButton } from '../response/elements.ts';
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
  const items = kept.flatMap(readEntry).flatMap(({ status, duration, sentAt, values, choice }) => {
    const shared = readKept(values, choice, { places, bodies: call.bodies });
    if (!shared) return [];
    const time = new Date(sentAt).toLocaleTimeString();
    const button = createButton('fill', '', () => void restore(shared));
    button.append(create('span', 'visually-hidden', t('Fill in again:')));
    const taken = `${writeNumber(duration, { useGrouping: false })} ms`;
    for (const text of [`${status}`, time, taken]) button.append(' ', create('span', '', text));
    const sent = describeSent(values);
    if (sent !== '') button.append(' ', create('code', '', sent));
    const again = createButton('button quiet small', t('Send again'), async () => {
      await restore(shared);
      page.querySelector<HTMLFormElement>('octavo-playground form')?.requestSubmit();
    });
    return [create('li', '', button, again)];
  });
  if (card) card.hidden = items.length === 0;
  card?.querySelector('ol')?.replaceChildren(...items);
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
  const line = [...given, text].join(' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
