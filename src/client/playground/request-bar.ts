import type { HttpRequest } from '../../http/request/http-request.ts';

interface SendButton {
  /** Makes it one that cancels; undefined makes it one that sends again. */
  readonly setCancel: (cancel: (() => void) | undefined) => void;
  /** Counts the mistakes anew, if they were counted before. */
  readonly recount: () => void;
}

interface Work {
  /** How many mistakes the form has. The first one gets the focus if `leads`. */
  readonly check: (leads: boolean) => Promise<number>;
  readonly send: () => Promise<void>;
}

/**
 * The buttons that send: in the bar, at the foot of a phone's screen, and Ctrl or Cmd with Enter. With a mistake in the form
 * they lead to the first one instead; how many there are is said beside the button.
 */
export function openSendButton(page: HTMLElement, root: HTMLElement, { check, send }: Work): SendButton {
  const buttons = [...page.querySelectorAll<HTMLElement>('.send')];
  const label = buttons[0]?.textContent ?? '';
  const form = root.querySelector('form');
  let cancel: (() => void) | undefined;
  let isCounted = false;
  const count = async (leads: boolean) => {
    const total = await check(leads);
    if (total > 0 || isCounted) (await import('./show-problems.lazy.ts')).showProblems(root, total, leads);
    isCounted = total > 0;
  };
  form?.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (cancel) {
      cancel();
      return;
    }
    // Until they are counted, pressing again does nothing.
    cancel = () => {};
    await count(true).finally(() => {
      cancel = undefined;
    });
    if (!isCounted) void send();
  });
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !page.dataset['view'] || cancel) return;
    const isMeant = event.ctrlKey || event.metaKey;
    // What cannot be taken back is not sent by an Enter that was meant for a field.
    const isRisky = label !== 'Send' && event.target instanceof HTMLInputElement;
    if (isMeant || isRisky) event.preventDefault();
    if (isMeant) form?.requestSubmit();
  });
  return {
    setCancel: (stop) => {
      cancel = stop;
      for (const button of buttons) button.textContent = stop ? 'Cancel' : label;
    },
    recount: () => {
      if (isCounted) void count(false);
    },
  };
}

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
