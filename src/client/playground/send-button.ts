export interface SendButton {
  /** Turns into one that cancels. */
  readonly wait: (cancel: () => void) => void;
  readonly rest: () => void;
  /** Counts the mistakes anew, if they were counted before. */
  readonly recount: () => void;
}

interface Work {
  /** How many mistakes the form has, and further inputs that hold one. The first one gets the focus if `leads`. */
  readonly check: (leads: boolean) => Promise<readonly [number, ...(HTMLElement | undefined)[]]>;
  readonly send: () => Promise<void>;
}

/**
 * The buttons that send: in the bar, at the foot of a phone's screen, and Ctrl or Cmd with Enter. With a mistake in the form
 * they lead to the first one instead; how many there are is said beside the button.
 */
export function openSendButton(page: HTMLElement, root: HTMLElement, { check, send }: Work): SendButton {
  const buttons = [...page.querySelectorAll<HTMLElement>('.send')];
  const label = buttons[0]?.textContent ?? '';
  let cancel: (() => void) | undefined;
  let isCounted = false;
  let isCounting = false;
  const count = async (leads: boolean) => {
    const [inForm, ...others] = await check(leads);
    const total = inForm + others.filter(Boolean).length;
    if (total > 0 || isCounted) (await import('./show-problems.ts')).showProblems(root, total, leads);
    isCounted = total > 0;
    return total;
  };
  const press = async () => {
    if (cancel) cancel();
    if (cancel || isCounting) return;
    isCounting = true;
    const total = await count(true).finally(() => {
      isCounting = false;
    });
    if (total === 0) void send();
  };
  root.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    void press();
  });
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !page.dataset['view'] || cancel) return;
    const isMeant = event.ctrlKey || event.metaKey;
    // What cannot be taken back is not sent by an Enter that was meant for a field.
    const isRisky = label !== 'Send' && event.target instanceof HTMLInputElement;
    if (isMeant || isRisky) event.preventDefault();
    if (isMeant) void press();
  });
  return {
    wait: (stop) => {
      cancel = stop;
      for (const button of buttons) button.textContent = 'Cancel';
    },
    rest: () => {
      cancel = undefined;
      for (const button of buttons) button.textContent = label;
    },
    recount: () => {
      if (isCounted) void count(false);
    },
  };
}
