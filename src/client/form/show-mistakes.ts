import type { FoundMistake } from './check-form.ts';
import { describeFields } from './describe-field.ts';
import { findControl } from './field-parts.ts';

/** As many as are shown beside one field. */
const maximum = 5;

/** Shows these mistakes beside their fields, and none that was there before. */
export function showMistakes(root: HTMLElement, mistakes: readonly FoundMistake[]): void {
  for (const old of root.querySelectorAll('.errors')) {
    const control = old.parentElement && findControl(old.parentElement);
    control?.removeAttribute('aria-invalid');
    old.remove();
  }
  for (const [field, own] of Map.groupBy(mistakes, (mistake) => mistake.field)) {
    const box = document.createElement('div');
    box.className = 'errors';
    for (const message of new Set(own.slice(0, maximum).map((mistake) => mistake.message)))
      box.append(drawMistake(message));
    const label = field.querySelector(':scope > :is(label:not(.null), summary, .control)');
    const isBelow = label?.matches('label, .control');
    if (isBelow) label?.after(box);
    else (field.querySelector(':scope > :is(.rows, .parts)') ?? field.firstChild)?.before(box);
    findControl(field)?.setAttribute('aria-invalid', 'true');
  }
  describeFields(root);
}

/** Leads the reader to the first mistake, and opens what it stands in. */
export function focusMistake(root: HTMLElement): void {
  const field = root.querySelector('.errors')?.parentElement;
  if (!field) return;
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  (findControl(field) ?? field.querySelector<HTMLElement>('button, .control, summary'))?.focus();
}

function drawMistake(message: string): HTMLElement {
  const line = document.createElement('p');
  line.className = 'error';
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', '#form-mistake');
  icon.append(use);
  const words = document.createElement('span');
  words.textContent = message;
  line.append(icon, words);
  return line;
}
