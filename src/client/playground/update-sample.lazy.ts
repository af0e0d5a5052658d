import type { HttpRequest } from '../../http/request/http-request.ts';
import { splitSample } from '../../http/samples/define-language.ts';
import { loadLanguage, type SampleId } from '../../http/samples/load-language.ts';
import { t } from '../../i18n/browser.ts';
import { create } from '../response/elements.ts';

/** Writes a request as code in the language of a sample's tab, in colours, unless there is another one by then. */
export async function updateSample(
  page: HTMLElement,
  tab: HTMLElement,
  read: () => HttpRequest | undefined,
): Promise<void> {
  const id = tab.dataset['sample'] as SampleId;
  const code = page.querySelector(`#panel-${tab.id} code`);
  const request = read();
  const language = await loadLanguage[id]();
  if (!code || !request || request !== read()) return;
  const text = language.write(request, t);
  if (text === code.textContent) return;
  // Colours of a text that nobody reads through are not worth the wait.
  if (text.length > 50_000) code.textContent = text;
  else
    code.replaceChildren(
      ...splitSample(language, text).map(({ role, text: piece }) =>
        role === undefined ? piece : create('span', `tk-${role}`, piece),
      ),
    );
}
