import { curl } from '../../http/samples/curl.ts';
import { t } from '../../i18n/browser.ts';
import type { Offers } from './request-bar.ts';

/** Takes over what the line below the bar offers instead of sending: a cURL command, the relay. */
export function openOffers(root: HTMLElement): (offers: Offers) => void {
  const pre = root.querySelector<HTMLElement>('.command');
  const box = root.querySelector<HTMLElement>('.offers');
  const copy = root.querySelector<HTMLElement>('[data-offer=copy]');
  const again = root.querySelector<HTMLElement>('[data-offer=relay]');
  let resend: (() => void) | undefined;
  again?.addEventListener('click', () => resend?.());
  copy?.addEventListener('click', async () => {
    await navigator.clipboard.writeText(pre?.textContent ?? '');
    copy.textContent = t('Copied');
  });
  return ({ command, relay }) => {
    resend = relay;
    if (copy) {
      copy.hidden = !command || !navigator.clipboard;
      copy.textContent = t('Copy the cURL command');
    }
    if (again) again.hidden = !relay;
    if (box) box.hidden = (copy?.hidden ?? true) && !relay;
    if (!pre) return;
    pre.hidden = !command;
    if (command && pre.firstElementChild) pre.firstElementChild.textContent = curl.write(command);
  };
}
