import { chooseWay } from '../../request/choose-way.ts';
import { describeWay } from '../../request/describe-way.ts';
import type { FormValues } from '../../request/form-values.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import { readShared, type SharedRequest, writeShared } from '../../request/share-request.ts';
import { openForm } from '../form/open-form.ts';
import { openCredentials } from './credentials.ts';
import { type Draft, draft } from './draft.ts';
import { openHistory } from './history.ts';
import { climb, type Known } from './ladder.ts';
import { openRouteLine } from './route-line.ts';
import { openSamples } from './samples.ts';
import { openSendButton } from './send-button.ts';
import { findRelay } from './send-relay.ts';
import { openServers } from './servers.ts';
import { openAnswer } from './show-answer.ts';
import { addWireTab } from './wire-tab.ts';

let isRunning = false;

/** Starts the playground of a page, once: `root` holds its form and its data. */
export function run(root: HTMLElement, page: HTMLElement): void {
  const fields = root.querySelector<HTMLElement>('.form');
  const text = root.querySelector('script[type="application/json"]')?.textContent;
  if (isRunning || !fields || !text) return;
  isRunning = true;
  const data: PlaygroundData = JSON.parse(text);
  const known: Known = { refused: new Set(), allowed: new Set(), hasRelay: true };
  const form = openForm(fields, data);
  const servers = openServers(page, data, changed);
  const credentials = openCredentials(root, data, changed);
  const answer = openAnswer(page);
  const line = openRouteLine(root);
  const showSamples = openSamples(page);
  const history = openHistory(page, data, restore);
  const button = openSendButton(page, root, {
    check: () => [form.check().length, servers.check(), credentials.check()],
    send: () => send(false),
  });
  const read = () =>
    draft(data, known, {
      values: form.read(),
      servers,
      credentials: credentials.read(),
      secrets: form.secrets(),
    });
  let round = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function changed(): void {
    answer.markEdited();
    clearTimeout(timer);
    timer = setTimeout(() => void preview(), 60);
  }

  async function preview(): Promise<void> {
    await form.ready;
    round += 1;
    const own = round;
    const now = await read().catch(() => undefined);
    if (!now || own !== round) return;
    offerDemo();
    showSamples(now.shown);
    const way = sayWay(now);
    answer.preview({ ...now, way: way.way });
    button.recount();
    if (way.way === 'relay' && known.hasRelay && !(await findRelay())) {
      known.hasRelay = false;
      if (own === round) void preview();
    }
  }

  function offerDemo(): void {
    credentials.offer(servers.choice().server.url.startsWith('/') && isLoopback(location.hostname));
  }

  function sayWay({ circumstances, shown }: Draft) {
    const way = chooseWay(circumstances);
    const words = describeWay(way, URL.parse(circumstances.url)?.host ?? 'the server');
    line.say(words, { command: way.way === 'curl' ? shown : undefined });
    return way;
  }

  async function send(isForced: boolean): Promise<void> {
    const ending = new AbortController();
    const cancel = () => ending.abort();
    clearTimeout(timer);
    round += 1;
    button.wait(cancel);
    answer.wait(cancel);
    try {
      await form.ready;
      const values = form.read();
      const choice = servers.choice();
      const [now, kept] = await Promise.all([read(), withoutSecrets(values)]);
      offerDemo();
      showSamples(now.shown);
      sayWay(now);
      const outcome = await climb(known, { ...now, signal: ending.signal, isForced });
      if ('failure' in outcome) {
        const { offer, message } = outcome.failure;
        const relay = offer === 'relay' ? () => void send(true) : undefined;
        answer.fail(outcome.failure, relay && { label: 'Send through the relay', run: relay });
        line.say(message, { command: offer === 'curl' ? now.shown : undefined, relay });
        return;
      }
      const { exchange, notice } = outcome;
      if (notice !== undefined) line.say(notice);
      history.add(kept, choice, exchange);
      page.querySelector('octavo-answer')?.scrollIntoView({ block: 'nearest' });
      await answer.show({ ...now, way: exchange.route }, exchange);
    } catch {
      line.say('A file cannot be read any more, or the answer broke off.');
    } finally {
      button.rest();
    }
  }

  /** What is hidden while it is typed is neither shared nor kept. */
  async function withoutSecrets(values: FormValues): Promise<FormValues> {
    const secrets = form.secrets();
    if (secrets.length === 0) return values;
    return (await import('../../request/drop-secrets.ts')).dropSecrets(values, secrets);
  }

  function restore({ values, server }: SharedRequest, isForeign = false): void {
    form.write(values);
    servers.choose(server, isForeign);
    changed();
  }

  function openLink(): void {
    const places = data.call.parameters.map((parameter) => `${parameter.in}.${parameter.name}`);
    const shared = readShared(location.hash, { places, bodies: data.call.bodies });
    if (shared) restore(shared, true);
  }

  const share = page.querySelector<HTMLElement>('[data-share]');
  // A page that came over http has no clipboard.
  if (share) share.hidden = !navigator.clipboard;
  share?.addEventListener('click', async () => {
    const values = await withoutSecrets(form.read());
    const url = location.href.replace(/#.*$/s, '') + writeShared(values, servers.choice());
    await navigator.clipboard.writeText(url);
    share.dataset['copied'] = '';
    share.ariaLabel = 'Copied';
    setTimeout(() => {
      delete share.dataset['copied'];
      share.ariaLabel = 'Copy a link to this request';
    }, 1500);
  });
  fields.addEventListener('octavo-change', changed);
  const followView = addWireTab(page);
  followView();
  addEventListener('hashchange', () => {
    followView();
    openLink();
  });
  openLink();
  void preview();
  // Send was pressed before it could be.
  if (root.hasAttribute('pressed')) root.querySelector('form')?.requestSubmit();
}

/** Whether the page came from the reader's own machine. */
function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
}
