import {
  isTypedServer,
  listFreeVariables,
  readServerChoice,
  resolveServer,
  rootServer,
  type ServerChoice,
} from '../../request/choose-server.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import { readChoice, writeChoice } from '../stored-choice.ts';
import { showMistake } from './mistake.ts';

/** The servers of a page, as a reader chooses among them. */
export interface Servers {
  readonly choice: () => ServerChoice;
  /** The base URL, whole. */
  readonly base: () => string;
  readonly isTyped: () => boolean;
  /** Chooses what came with a link or an earlier request; what may not be chosen stays. */
  readonly choose: (value: unknown, isForeign: boolean) => void;
  /** Says beside its field what cannot be used, and gives it. */
  readonly check: () => HTMLElement | undefined;
}

type Input = HTMLInputElement | HTMLSelectElement;

/** Takes over the bar's list of servers and the fields of their variables; `change` is called after every choice. */
export function openServers(page: HTMLElement, data: PlaygroundData, change: () => void): Servers {
  const servers = data.servers.length > 0 ? data.servers : [rootServer];
  const select = page.querySelector<HTMLSelectElement>('.base select');
  const shown = page.querySelector('.base:not(label)');
  const copy = page.querySelector<HTMLElement>('.endpoint [data-copy]');
  const sections = [...page.querySelectorAll<HTMLElement>('.server')];
  const section = () => sections.find(({ dataset }) => dataset['server'] === choice().server.url);
  const inputs = (of: HTMLElement | undefined) => [...(of?.querySelectorAll<Input>('[data-variable]') ?? [])];
  const choice = (): ServerChoice => {
    const server = servers.find(({ url }) => url === select?.value) ?? servers[0] ?? rootServer;
    const own = sections.find(({ dataset }) => dataset['server'] === server.url);
    const values = inputs(own).map((input) => [input.dataset['variable'] ?? '', input.value.trim()] as const);
    return { server, variables: Object.fromEntries(values) };
  };
  const base = () => resolveServer(choice(), location.href);
  const show = () => {
    const url = base();
    for (const one of sections) one.hidden = one !== section();
    const option = select?.selectedOptions[0];
    if (option) option.text = url;
    else if (shown) shown.textContent = url;
    if (copy) copy.dataset['copy'] = url + data.call.path;
  };
  const choose: Servers['choose'] = (value, isForeign) => {
    const read = readServerChoice(value, servers, isForeign);
    if (!read) return;
    if (select) select.value = read.server.url;
    for (const input of inputs(section())) {
      const given = read.variables[input.dataset['variable'] ?? ''];
      if (given !== undefined) input.value = given;
    }
    show();
  };
  const keep = () => {
    const { server, variables } = choice();
    show();
    writeChoice('server', [server.url, base(), JSON.stringify(variables)].join('\n'));
    change();
  };
  select?.addEventListener('change', keep);
  for (const one of sections) one.addEventListener('input', keep);
  // What a reader chose while this was loading stays.
  const kept = readKept();
  if (!select || select.value === kept.url) choose(kept, false);
  show();
  return {
    choice,
    base,
    isTyped: () => isTypedServer(choice()),
    choose,
    check: () => {
      const isUsable = /^https?:$/.test(URL.parse(base())?.protocol ?? '');
      const free = listFreeVariables(choice().server);
      const wrong = inputs(section()).find(({ dataset }) => free.includes(dataset['variable'] ?? ''));
      if (wrong) showMistake(wrong, isUsable ? '' : 'Must begin with http:// or https://.');
      return isUsable ? undefined : wrong;
    },
  };
}

function readKept(): { readonly url: string | undefined; readonly variables?: unknown } {
  const [url, , variables = '{}'] = readChoice('server')?.split('\n') ?? [];
  try {
    return { url, variables: JSON.parse(variables) };
  } catch {
    return { url };
  }
}
