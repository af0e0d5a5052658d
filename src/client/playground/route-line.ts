import type { HttpRequest } from '../../http/request/http-request.ts';

/** What a reader may do instead of sending as it is: in a terminal, through the relay. */
export interface Offers {
  readonly command?: HttpRequest | undefined;
  readonly relay?: (() => void) | undefined;
}

/** Gives what says in the line below the bar which way the request goes, or why it did not: it is read out when it changes. */
export function openRouteLine(root: HTMLElement): (text: string, offers?: Offers) => void {
  const line = root.querySelector('.way');
  let latest: Offers;
  let draw: ((offers: Offers) => void) | undefined;
  return async (text, offers = {}) => {
    latest = offers;
    if (line && line.textContent !== text) line.textContent = text;
    if (offers.command || offers.relay) draw ??= (await import('./draw-offers.lazy.ts')).openOffers(root);
    draw?.(latest);
  };
}
