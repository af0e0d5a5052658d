import { findControl, findInner, findKey, listParts } from './field-parts.ts';

/** Adds an empty row at the end of a list or a map. */
export function addEntry(rows: HTMLElement): HTMLElement | null {
  const template = rows.querySelector<HTMLTemplateElement>(':scope > template');
  if (template) rows.append(document.importNode(template.content, true));
  numberEntries(rows);
  return rows.querySelector<HTMLElement>(':scope > .entry:last-child');
}

/** Takes a row out, and leads whoever did it to the next one. */
export function removeEntry(entry: HTMLElement): void {
  const rows = entry.parentElement;
  const next = entry.nextElementSibling ?? entry.previousElementSibling;
  entry.remove();
  if (!rows) return;
  numberEntries(rows);
  const goal = next?.matches('.entry') ? next.querySelector<HTMLElement>(':scope > [data-do]') : null;
  (goal ?? rows.querySelector<HTMLElement>('[data-do="add"]'))?.focus();
}

/** Names the rows by their numbers, and closes a list that is full. */
export function numberEntries(rows: HTMLElement): void {
  const entries = listParts(rows, '.entry');
  for (const [index, entry] of entries.entries()) {
    const word = findKey(entry) ? 'pair' : 'item';
    entry.querySelector(':scope > [data-do]')?.setAttribute('aria-label', `Remove ${word} ${index + 1}`);
    const inner = findInner(entry);
    const named = inner?.matches('[role]') ? inner : inner && findControl(inner);
    if (word === 'item') named?.setAttribute('aria-label', `Item ${index + 1}`);
  }
  const add = rows.querySelector<HTMLButtonElement>(':scope > .add');
  if (add) add.disabled = entries.length >= Number(rows.dataset['maximum'] ?? Number.POSITIVE_INFINITY);
}
