import type { PlaygroundData } from '../../http/form/playground-form.ts';
import { findOffered, readAnswers } from '../../http/playground/offered-value.ts';
import { maskSecret } from '../../http/playground/write-wire.ts';
import { t } from '../../i18n/browser.ts';
import { findControl } from '../form/form-dom.ts';
import { createButton } from '../response/create-button.ts';
import { create } from '../response/elements.ts';

/** What was filled in here: in an attribute, what an answer returned would be part of the page. */
const filled = new WeakMap<HTMLInputElement, string>();

/** Maximum characters of a value that its button says. */
const longest = 40;

/**
 * Offers below each field what earlier answers of the document have for it, `kept` as JSON, the latest first. What a link of
 * the document names is filled in, unless the reader typed something else.
 */
export function offerValues(root: HTMLElement, { call }: PlaygroundData, kept: readonly string[]): void {
  const answers = readAnswers(kept);
  for (const old of root.querySelectorAll('.offered')) old.remove();
  for (const field of root.querySelectorAll<HTMLElement>('.field')) {
    const control = findControl(field);
    const place = field.closest<HTMLElement>('[data-place]')?.dataset['place'];
    const kind = field.dataset['kind'];
    if (!(control instanceof HTMLInputElement) || (kind !== 'text' && kind !== 'number')) continue;
    const names = place === undefined ? listNames(field) : [];
    if (field.closest('.rows, .null') || (place === undefined && names.length === 0)) continue;
    const found = findOffered(
      { place: place ?? 'body', names, isNumber: kind === 'number' },
      `${call.method} ${call.path}`,
      answers,
    );
    if (!found || found.text === control.value) continue;
    const { text, title, isLinked } = found;
    const line = create('p', 'offered');
    const fill = () => {
      control.value = text;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const isOwn = [control.defaultValue, filled.get(control)].includes(control.value);
    if (isLinked && isOwn) {
      fill();
      filled.set(control, text);
      line.textContent = t('Filled in from the response to {title}.', { title });
      control.addEventListener('input', () => line.remove(), { once: true });
    } else {
      const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
      const value = control.type === 'password' ? maskSecret(text) : shown;
      const button = createButton('', t('Use {value} from the response to {title}', { value, title }), () => {
        fill();
        line.remove();
        control.focus();
      });
      line.append(button);
    }
    field.append(line);
  }
}

/** The names of the members that lead to a field of a body. */
function listNames(field: HTMLElement): readonly string[] {
  const names: string[] = [];
  for (
    let one: HTMLElement | null | undefined = field;
    one;
    one = one.parentElement?.closest<HTMLElement>('.field[data-name]')
  )
    if (one.dataset['name'] !== undefined) names.unshift(one.dataset['name']);
  return names;
}
