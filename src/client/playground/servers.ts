import type { PlaygroundData } from '../../http/form/playground-data.ts';
import { resolveServer, type ServerChoice } from '../../http/request/resolve-server.ts';
import { writeChoice } from '../page/page-state.ts';

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
  const shown = select ? null : page.querySelector('.base');
  const copy = page.querySelector<HTMLElement>('.endpoint [data-copy]');
  let more: Variables | undefined;
  const choice = (): ServerChoice => {
    const server = servers[select?.selectedIndex ?? 0] ?? servers[0];
    return { server, variables: more?.read(server) ?? {} };
  };
  const base = () => resolveServer(more?.fill(choice()) ?? choice().server.url, location.href);
  const show = () => {
    const url = base();
    more?.show(choice().server);
    const option = select?.selectedOptions[0];
    if (option) option.text = url;
    if (shown) shown.textContent = url;
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
