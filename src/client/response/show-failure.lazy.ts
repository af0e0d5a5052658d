import type { Failure } from '../../http/playground/exchange.ts';
import { t } from '../../i18n/browser.ts';
import { createButton } from './create-button.ts';
import { create } from './elements.ts';
import type { AnswerParts, Help } from './response-card.ts';

/** Says why there is no answer, and what the reader may do instead. */
export function showFailure(
  { card, write }: AnswerParts,
  { title, message }: Pick<Failure, 'title' | 'message'>,
  help: Help | undefined,
): void {
  card.dataset['state'] = 'failed';
  card.dataset['tone'] = 'bad';
  card.querySelector<HTMLElement>('[role=tab]')?.click();
  write('status', title);
  write('time');
  write('live', t('{title}. {message}', { title, message }));
  write(
    'body',
    create('p', 'note', message),
    ...(help ? [createButton('button quiet small', help.label, help.run)] : []),
  );
}
