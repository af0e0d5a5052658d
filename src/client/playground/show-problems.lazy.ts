import { t } from '../../i18n/browser.ts';
import { plural } from '../../i18n/browser-plural.ts';

/** The inputs for credentials that are shown. */
const credentials = '[data-alternative]:not([hidden]) [data-value]';

/**
 * Says beside each credential that it is missing, or what no header can hold, and beside the button how many mistakes there are; whoever presses
 * that, or `leads`, is led to the first one. What is wrong can be sent all the same, so that the API says what it makes of it.
 */
export function showProblems(root: HTMLElement, total: number, leads: boolean): void {
  const problems = root.querySelector<HTMLElement>('.problem-count');
  for (const input of root.querySelectorAll<HTMLInputElement>(credentials))
    showMistake(input, describeCredential(input.validity));
  const lead = () => {
    const first = root.querySelector<HTMLElement>('[aria-invalid=true]');
    first?.focus();
    first?.scrollIntoView({ block: 'center' });
  };
  if (problems) {
    problems.hidden = total === 0;
    problems.onclick = lead;
    const words = problems.querySelector('span');
    if (words) words.textContent = plural(total, '{count} problem', '{count} problems');
  }
  for (const anyway of root.querySelectorAll<HTMLElement>('[data-anyway]')) anyway.hidden = total === 0;
  if (leads && total > 0) lead();
}

/** What is wrong with a credential; '' for nothing. */
function describeCredential({ valid, valueMissing }: ValidityState): string {
  if (valid) return '';
  return valueMissing ? t('Required') : t('Contains a character that is not allowed in a header');
}

/** Says beside an input what is wrong with its value; '' takes that back. */
export function showMistake(input: HTMLElement, message: string): void {
  const line = input.closest('.field')?.querySelector<HTMLElement>('.error');
  input.setAttribute('aria-invalid', `${message !== ''}`);
  if (!line) return;
  line.textContent = message;
  line.hidden = message === '';
}
