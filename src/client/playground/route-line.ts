import type { HttpRequest } from '../../request/http-request.ts';

export interface RouteLine {
  /** Says which way the request goes, or why it did not; `command` is offered for a terminal. */
  readonly say: (text: string, more?: Offers) => void;
}

export interface Offers {
  readonly command?: HttpRequest | undefined;
  readonly relay?: (() => void) | undefined;
}

/** The line below the bar: it is read out when it changes. */
export function openRouteLine(root: HTMLElement): RouteLine {
  const line = root.querySelector('.way');
  let latest = 0;
  let draw: ((offers: Offers) => void) | undefined;
  return {
    say: async (text, offers = {}) => {
      const own = ++latest;
      if (line && line.textContent !== text) line.textContent = text;
      if (offers.command || offers.relay) draw ??= (await import('./draw-offers.ts')).openOffers(root);
      if (own === latest) draw?.(offers);
    },
  };
}
