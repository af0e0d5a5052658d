import type { PlaygroundData } from '../../http/form/playground-form.ts';
import type { HttpRequest } from '../../http/request/http-request.ts';
import { resolveServer, type ServerChoice } from '../../http/request/resolve-server.ts';
import { t } from '../../i18n/browser.ts';
import { writeChoice } from '../page/page-state.ts';

interface SendButton {
  /** Makes it one that cancels; undefined makes it one that sends again. */
  readonly setCancel: (cancel: (() => void) | undefined) => void;
  /** Counts the mistakes again, if they were counted before. */
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
    if (event.submitter?.dataset['anyway'] !== undefined) return send();
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
    const isRisky = label !== t('Send') && event.target instanceof HTMLInputElement;
    if (isMeant || isRisky) event.preventDefault();
    if (isMeant) form?.requestSubmit();
  });
  return {
    setCancel: (stop) => {
      cancel = stop;
      for (const button of buttons) button.textContent = stop ? t('Cancel') : label;
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

/** The servers of a page, as a reader chooses among them. */
interface Servers {
  /** Settles when all that was chosen before is known. */
  readonly ready: Promise<void> | undefined;
  readonly choice: () => ServerChoice;
  /** The base URL, whole. */
  readonly base: () => string;
  /** Chooses what came with a link or an earlier request; what may not be chosen stays. */
  readonly choose: (value: unknown, isForeign: boolean) => Promise<void>;
  /** Says beside its field what cannot be used, and gives it. */
  readonly check: () => HTMLElement | undefined;
}

/** What only servers with variables need. */
type Variables = ReturnType<typeof import('./server-variables.lazy.ts').openVariables>;

/** Takes over the bar's list of servers and the fields of their variables; `change` is called after every choice. */
export function openServers(
  page: HTMLElement,
  { servers, call }: PlaygroundData,
  change: () => void,
): Servers {
  const select = page.querySelector<HTMLSelectElement>('.base select');
  const copy = page.querySelector<HTMLElement>('.endpoint [data-copy]');
  let more: Variables | undefined;
  const choice = (): ServerChoice => {
    const server = servers[select?.selectedIndex ?? 0] ?? servers[0];
    return { server, variables: more?.read(server) ?? {} };
  };
  const base = () => resolveServer(more?.fill(choice()) ?? choice().server.url, location.href);
  const show = () => {
    const url = base();
    more?.show(choice().server, url);
    const option = select?.selectedOptions[0];
    if (option) option.text = url;
    if (copy) copy.dataset['copy'] = url + call.path;
  };
  const keep = () => {
    const { server, variables } = choice();
    show();
    writeChoice('server', [server.url, base(), JSON.stringify(variables)].join('\n'));
    change();
  };
  const load = async () => {
    if (servers.some(({ variables }) => variables.length > 0))
      more = (await import('./server-variables.lazy.ts')).openVariables(page, servers, choice().server, keep);
    show();
  };
  select?.addEventListener('change', keep);
  return {
    ready: load(),
    choice,
    base,
    choose: async (value, isForeign) => {
      const { readServerChoice } = await import('./server-variables.lazy.ts');
      const read = readServerChoice(value, servers, isForeign);
      if (!read) return;
      if (select) select.value = read.server.url;
      more?.write(read);
      show();
    },
    check: () => more?.check(choice().server, base()),
  };
}
