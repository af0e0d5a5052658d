import type { PlaygroundData } from '../../http/form/playground-form.ts';
import type { SharedRequest } from '../../http/playground/share-request.ts';
import { isOwnMachine } from '../../http/playground/simple-request.ts';
import { openForm } from '../form/open-form.ts';
import { openCard } from '../response/response-card.ts';
import { openWire } from '../response/wire-view.ts';
import { openCredentials } from './credentials.ts';
import { openHistory } from './history.ts';
import { keepValues } from './kept-values.ts';
import { openRouteLine, openSendButton, openServers } from './request-bar.ts';
import { addWireTab, openSamples } from './sample-tabs.ts';
import { type PreparedCall, prepareCall, type RouteMemory, sendRequest } from './send-request.ts';
import { keepFirst, readFromTab, readList } from './tab-storage.ts';

/** Maximum characters of an answer whose values are offered on other pages. */
const longest = 20_000;

let isRunning = false;

/** Starts the playground of a page, once: `root` holds its form and its data. */
export function runPlayground(root: HTMLElement, page: HTMLElement): void {
  const fields = root.querySelector<HTMLElement>('.form');
  const text = root.querySelector('script[type="application/json"]')?.textContent;
  if (isRunning || !fields || !text) return;
  isRunning = true;
  const data: PlaygroundData = JSON.parse(text);
  const known: RouteMemory = { refused: new Set(), allowed: new Set(), hasRelay: true };
  keepValues(root);
  const form = openForm(fields, data);
  const servers = openServers(page, data, changed);
  const credentials = openCredentials(root, data, changed);
  const find = (name: string) => page.querySelector(name) as HTMLElement;
  const answer = openCard(find('octavo-answer'));
  const { showWire } = openWire(find('octavo-wire'));
  const say = openRouteLine(root);
  const showSamples = openSamples(page);
  const addToHistory = openHistory(page, data, restore);
  const button = openSendButton(page, root, {
    check: async (leads) => {
      const { length } = await form.check(leads);
      const others = [servers.check(), root.querySelector('[data-alternative]:not([hidden]) :invalid')];
      return length + others.filter(Boolean).length;
    },
    send: () => send(false),
  });
  const kept = `answers:${data.document}`;
  const offer = async () => {
    await form.ready;
    (await import('./offer-values.lazy.ts')).offerValues(root, data, readList(kept));
  };
  if (readFromTab(kept)) void offer();
  let round = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function changed(): void {
    answer.markEdited();
    clearTimeout(timer);
    timer = setTimeout(() => void preview(), 60);
  }

  async function read(): Promise<PreparedCall> {
    await Promise.all([form.ready, servers.ready]);
    const given = credentials.read();
    return prepareCall(data, known, {
      values: form.read(),
      choice: servers.choice(),
      base: servers.base(),
      credentials: given,
      extras: root.querySelectorAll<HTMLElement>('.extra'),
      secrets: [...Object.values(given.values ?? {}), ...form.secrets()],
    });
  }

  async function preview(): Promise<void> {
    const own = ++round;
    const now = await read().catch(() => undefined);
    if (!now || own !== round) return;
    tell(now);
    button.recount();
    // It sends without waiting for a part to be loaded then.
    if (now.found.route !== 'relay' || (await (await import('./send-relay.lazy.ts')).findRelay())) return;
    known.hasRelay = false;
    if (own === round) void preview();
  }

  /** Says which way a request goes, and shows it in code. */
  function tell(now: PreparedCall): void {
    const { shown, found, prepared, secrets } = now;
    for (const demo of root.querySelectorAll<HTMLElement>('.demo'))
      demo.hidden = !(now.choice.server.url.startsWith('/') && isOwnMachine(location.hostname));
    showSamples(shown);
    say(found.words, { command: found.route === 'curl' ? shown : undefined });
    void showWire({ request: prepared, sent: undefined, route: found.route, secrets });
  }

  async function send(isForced: boolean): Promise<void> {
    const ending = new AbortController();
    const cancel = () => ending.abort();
    clearTimeout(timer);
    round++;
    button.setCancel(cancel);
    answer.wait(cancel);
    try {
      await credentials.renew();
      const [now, values] = await Promise.all([read(), form.ready.then(form.readOpen)]);
      tell(now);
      const outcome = await sendRequest(known, { ...now, data, signal: ending.signal, isForced });
      if ('failure' in outcome) {
        const { tellFailure } = await import('./explain-failure.lazy.ts');
        tellFailure(outcome.failure, now, { answer, say, resend: () => void send(true) });
        return;
      }
      const { exchange, notice } = outcome;
      const { status, duration, sentAt, route, sent } = exchange;
      if (notice !== undefined) say(notice);
      addToHistory({ status, duration, sentAt, values, choice: now.choice });
      find('.request').removeAttribute('open');
      find('octavo-answer').scrollIntoView({ block: 'nearest' });
      void showWire({ request: now.prepared, sent, route, secrets: now.secrets });
      const text = await answer.show(exchange);
      if (!text || text.length > longest || status > 299) return;
      keepFirst(kept, { title: find('h1').textContent, status, links: data.links, values, text });
      whenTouched(root, offer);
    } catch {
      (await import('./explain-failure.lazy.ts')).tellBroken(say);
    } finally {
      button.setCancel(undefined);
    }
  }

  async function restore({ values, server }: SharedRequest, isForeign = false): Promise<void> {
    await form.write(values);
    await servers.choose(server, isForeign);
    changed();
  }

  async function writeLink(): Promise<string> {
    const values = await form.readOpen();
    return (await import('./share-link.lazy.ts')).writeLink(values, servers.choice());
  }

  async function openLink(): Promise<void> {
    if (location.hash.startsWith('#try=')) (await import('./share-link.lazy.ts')).openLink(data, restore);
  }

  find('[data-share]').addEventListener('octavo-copy', (event) => {
    if (event instanceof CustomEvent) event.detail.text = writeLink();
  });
  const divider = find('.divider');
  whenTouched(divider, async () => (await import('./open-divider.lazy.ts')).openDivider(divider, page));
  fields.addEventListener('octavo-change', changed);
  const followView = addWireTab(page);
  followView();
  addEventListener('hashchange', () => {
    followView();
    void openLink();
  });
  void openLink();
  void preview();
  // Replay a submit that arrived before the playground was ready.
  if ('pressed' in root.dataset) root.querySelector('form')?.requestSubmit();
}

/** Calls `act` once when a reader turns to an element. */
function whenTouched(element: HTMLElement, act: () => unknown): void {
  let isTouched = false;
  const touch = () => {
    if (!isTouched) act();
    isTouched = true;
  };
  for (const event of ['pointerover', 'focusin']) element.addEventListener(event, touch, { once: true });
}
