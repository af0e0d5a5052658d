import type { PlaygroundData } from '../../http/form/playground-form.ts';
import { listFreeVariables, readServerChoice } from '../../http/playground/choose-server.ts';
import { fillServer } from '../../http/request/base-url.ts';
import type { ServerChoice } from '../../http/request/resolve-server.ts';
import { shortenUrl } from '../../http/request/shorten-url.ts';
import { t } from '../../i18n/browser.ts';
import { readChoice } from '../page/page-state.ts';
import { showMistake } from './show-problems.lazy.ts';

export { readServerChoice };

type Servers = PlaygroundData['servers'];
type Server = Servers[number];

interface ServerVariables {
  /** Their values, by name. */
  readonly read: (server: Server) => ServerChoice['variables'];
  readonly write: (choice: ServerChoice) => void;
  /** Shows the fields of this server alone, and in the bar its base URL. */
  readonly show: (server: Server, base: string) => void;
  /** The server's URL with these values. */
  readonly fill: (choice: ServerChoice) => string;
  /** As `Servers.check`, for the server's base URL. */
  readonly check: (server: Server, base: string) => HTMLElement | undefined;
}

/** Takes over the fields of the servers' variables, with what was kept of them; `keep` is called after every change. */
export function openVariables(
  page: HTMLElement,
  servers: Servers,
  chosen: Server,
  keep: () => void,
): ServerVariables {
  const sections = [...page.querySelectorAll<HTMLElement>('.server')];
  const bar = page.querySelector<HTMLElement>('.base');
  const short = bar?.querySelector('.short');
  const inputs = ({ url }: Server) => [
    ...(sections
      .find(({ dataset }) => dataset['server'] === url)
      ?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-variable]') ?? []),
  ];
  const nameOf = ({ dataset }: HTMLElement) => dataset['variable'] ?? '';
  const write = ({ server, variables }: ServerChoice) => {
    for (const input of inputs(server)) input.value = variables[nameOf(input)] ?? input.value;
  };
  // What a reader chose while this was loading stays.
  const kept = readServerChoice(readKept(), servers, false);
  if (kept?.server === chosen) write(kept);
  for (const one of sections) one.addEventListener('input', keep);
  return {
    read: (server) =>
      Object.fromEntries(inputs(server).map((input) => [nameOf(input), input.value.trim()] as const)),
    write,
    show: ({ url }, base) => {
      for (const one of sections) one.hidden = one.dataset['server'] !== url;
      if (bar) bar.title = base;
      if (short) short.textContent = shortenUrl(base, location.origin);
    },
    fill: ({ server, variables }) => fillServer(server, variables),
    check: (server, base) => {
      const isUsable = /^https?:$/.test(URL.parse(base)?.protocol ?? '');
      const free = listFreeVariables(server);
      const wrong = inputs(server).find((input) => free.includes(nameOf(input)));
      if (wrong) showMistake(wrong, isUsable ? '' : t('Must start with http:// or https://'));
      return isUsable ? undefined : wrong;
    },
  };
}

function readKept(): unknown {
  const [url, , variables = '{}'] = readChoice('server')?.split('\n') ?? [];
  try {
    return { url, variables: JSON.parse(variables) };
  } catch {
    return { url };
  }
}
