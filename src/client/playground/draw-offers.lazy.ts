import { curl } from '../../http/samples/curl.ts';
import type { Offers } from './request-bar.ts';

/** Takes over what the line below the bar offers instead of sending: a cURL command, the relay. */
export function openOffers(root: HTMLElement): (offers: Offers) => void {
  const pre = root.querySelector<HTMLElement>('.command');
  const box = root.querySelector<HTMLElement>('.offers');
  const copy = root.querySelector<HTMLElement>('[data-offer=copy]');
  const again = root.querySelector<HTMLElement>('[data-offer=relay]');
  let resend: (() => void) | undefined;
  again?.addEventListener('click', () => resend?.());
  return ({ command, relay }) => {
    resend = relay;
    const written = command && curl.write(command);
    if (copy) {
      copy.hidden = !written;
      copy.dataset['copy'] = written ?? '';
    }
    if (again) again.hidden = !relay;
    if (box) box.hidden = (copy?.hidden ?? true) && !relay;
    if (!pre) return;
    pre.hidden = !written;
    if (written && pre.firstElementChild) pre.firstElementChild.textContent = written;
  };
}
