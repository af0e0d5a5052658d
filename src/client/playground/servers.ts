import type { PlaygroundData } from '../../request/playground-data.ts';
import { resolveServer, rootServer, type ServerChoice } from '../../request/resolve-server.ts';
import { writeChoice } from '../stored-choice.ts';

/** The servers of a page, as a reader chooses among them. */
export interface Servers {
  /** Settles when all that was chosen before is known. */
  readonly ready: Promise<void> | undefined;
  readonly choice: () => ServerChoice;
  /** The base URL, whole. */
  readonly base: () => string;
  readonly isTyped: () => boolean;
  /** Chooses what came with a link or an earlier request; what may not be chosen stays. */
  readonly choose: (value: unknown, isForeign: boolean) => Promise<void>;
  /** Says beside its field what cannot be used, and gives it. */
  readonly check: () => HTMLElement | undefined;
}

/** What only servers with variables need. */
export type Variables = ReturnType<typeof import('./server-variables.ts').openVariables>;

/** Takes over the bar's list of servers and the fields of their variables; `change` is called after every choice. */
export function openServers(page: HTMLElement, data: PlaygroundData, change: () => void): Servers {
  const servers = data.servers.length > 0 ? data.servers : [rootServer];
  const select = page.querySelector<HTMLSelectElement>('.base select');
  const shown = page.querySelector('.base:not(label)');
  const copy = page.querySelector<HTMLElement>('.endpoint [data-copy]');
  let more: Variables | undefined;
  const choice = (): ServerChoice => {
    const server = servers.find(({ url }) => url === select?.value) ?? servers[0] ?? rootServer;
    return { server, variables: more?.read(server) ?? {} };
  };
  const base = () => resolveServer(choice(), location.href);
  const show = () => {
    const url = base();
    more?.show(choice().server);
    const option = select?.selectedOptions[0];
    if (option) option.text = url;
    else if (shown) shown.textContent = url;
    if (copy) copy.dataset['copy'] = url + data.call.path;
  };
  const keep = () => {
    const { server, variables } = choice();
    show();
    writeChoice('server', [server.url, base(), JSON.stringify(variables)].join('\n'));
    change();
  };
  select?.addEventListener('change', keep);
  show();
  const ready = servers.some(({ variables }) => variables.length > 0)
    ? import('./server-variables.ts').then(({ openVariables }) => {
        more = openVariables(page, servers, choice().server, keep);
        show();
      })
    : undefined;
  return {
    ready,
    choice,
    base,
    isTyped: () => more?.isTyped(choice()) ?? false,
    choose: async (value, isForeign) => {
      const { readServerChoice } = await import('./server-variables.ts');
      const read = readServerChoice(value, servers, isForeign);
      if (!read) return;
      if (select) select.value = read.server.url;
      more?.write(read);
      show();
    },
    check: () => more?.check(choice().server, base()),
  };
}
