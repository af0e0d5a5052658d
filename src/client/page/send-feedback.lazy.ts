import { t } from '../../i18n/browser.ts';

/**
 * Sends the answer that a button of the form in `place` gives and thanks for it, with a field for a comment, which is
 * sent as a second answer with the same `id`. The form comes back when an answer could not be sent.
 */
export async function answer(place: HTMLElement, button: HTMLElement | null): Promise<void> {
  const form = place.querySelector('form');
  if (!form || form.dataset['busy'] !== undefined) return;
  form.dataset['busy'] = '';
  const values = new FormData(form, button);
  form.dataset['id'] ??= nameAnswer();
  values.set('id', form.dataset['id']);
  const isSent = await send(form.action, values);
  delete form.dataset['busy'];
  if (!isSent) return say(place, t('Your feedback could not be sent. Please try again.'));
  if (values.has('comment')) return end(place, form);
  form.querySelector('fieldset')?.replaceWith(...askComment(values.get('helpful') === 'yes'));
  say(place, t('Thank you.'));
  const helpful = document.createElement('input');
  helpful.type = 'hidden';
  helpful.name = 'helpful';
  helpful.value = String(values.get('helpful'));
  form.append(helpful);
  form.querySelector('textarea')?.focus();
}

/**
 * Whether it arrived, as far as a page may know: of another origin's answer nothing is asked, so that the address needs
 * no CORS headers, as a form without a script needs none. https://fetch.spec.whatwg.org/#cors-safelisted-request-header
 */
async function send(url: string, values: FormData): Promise<boolean> {
  const body = new URLSearchParams([...values].map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(url, { method: 'POST', body, mode: 'no-cors', credentials: 'omit' });
    return response.type === 'opaque' || response.ok;
  } catch {
    return false;
  }
}

/** Not `randomUUID()`, which a page of plain http does not have. */
function nameAnswer(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('');
}

function askComment(isHelpful: boolean): readonly HTMLElement[] {
  const label = document.createElement('label');
  const field = document.createElement('textarea');
  const button = document.createElement('button');
  label.textContent = isHelpful ? t('What helped you? (optional)') : t('What was missing? (optional)');
  field.name = 'comment';
  field.rows = 3;
  field.maxLength = 2000;
  field.required = true;
  button.className = 'button quiet';
  button.textContent = t('Send');
  label.append(field);
  return [label, button];
}

function end(place: HTMLElement, form: HTMLFormElement): void {
  form.remove();
  say(place, t('Thank you for your comment.'));
}

/** https://www.w3.org/TR/wai-aria-1.2/#status */
function say(place: HTMLElement, words: string): void {
  const known = place.querySelector('[role="status"]');
  const status = known ?? document.createElement('p');
  status.role = 'status';
  if (!known) place.prepend(status);
  status.textContent = words;
}
