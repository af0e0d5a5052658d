import type { HttpRequest } from '../../request/http-request.ts';
import { loadWriter } from '../../request/samples/load-writer.ts';

export interface RouteLine {
  /** Says which way the request goes, or why it did not; `command` is offered for a terminal. */
  readonly say: (
    text: string,
    more?: {
      readonly command?: HttpRequest | undefined;
      readonly relay?: (() => void) | undefined;
    },
  ) => void;
}

/** The line below the bar: it is read out when it changes. */
export function openRouteLine(root: HTMLElement): RouteLine {
  const line = root.querySelector('.way');
  const pre = root.querySelector<HTMLElement>('.command');
  const offers = root.querySelector<HTMLElement>('.offers');
  const button = (name: string) => root.querySelector<HTMLElement>(`[data-offer=${name}]`);
  let resend: (() => void) | undefined;
  button('relay')?.addEventListener('click', () => resend?.());
  button('copy')?.addEventListener('click', async ({ currentTarget }) => {
    await navigator.clipboard.writeText(pre?.textContent ?? '');
    if (currentTarget instanceof HTMLElement) currentTarget.textContent = 'Copied';
  });
  let latest = 0;
  return {
    say: (text, { command, relay } = {}) => {
      latest += 1;
      const own = latest;
      resend = relay;
      if (line && line.textContent !== text) line.textContent = text;
      const [copy, again] = [button('copy'), button('relay')];
      if (copy) {
        copy.hidden = !command || !navigator.clipboard;
        copy.textContent = 'Copy the cURL command';
      }
      if (again) again.hidden = !relay;
      if (offers) offers.hidden = (copy?.hidden ?? true) && !relay;
      if (!pre) return;
      pre.hidden = !command;
      if (command)
        void loadWriter.curl().then((write) => {
          if (own === latest && pre.firstElementChild) pre.firstElementChild.textContent = write(command);
        });
    },
  };
}
