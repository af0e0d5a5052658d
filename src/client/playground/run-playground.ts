import type { PlaygroundData } from '../../request/playground-data.ts';
import type { SharedRequest } from '../../request/share-request.ts';
import { openForm } from '../form/open-form.ts';
import { climb, type Known } from './climb.ts';
import { openCredentials } from './credentials.ts';
import { type Draft, draft } from './draft.ts';
import { openHistory } from './history.ts';
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
    check: async (leads) => [(await form.check(leads)).length, servers.check(), credentials.check()],
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
    const own = ++round;
    const now = await read().catch(() => undefined);
    if (!now || own !== round) return;
    const { found } = now;
    tell(now);
    button.recount();
    if (found.way === 'relay' && known.hasRelay && !(await findRelay())) {
      known.hasRelay = false;
      if (own === round) void preview();
    }
  }

  /** Says which way a request goes, and shows it in code. */
  function tell(now: Draft): void {
    const { shown, found } = now;
    credentials.offer(servers.choice().server.url.startsWith('/') && isLoopback(location.hostname));
    showSamples(shown);
    line.say(found.words, { command: found.way === 'curl' ? shown : undefined });
    answer.preview({ ...now, way: found.way });
  }

  async function send(isForced: boolean): Promise<void> {
    const ending = new AbortController();
    const cancel = () => ending.abort();
    clearTimeout(timer);
    round++;
    button.wait(cancel);
    answer.wait(cancel);
    try {
      await form.ready;
      const [now, kept] = await Promise.all([read(), form.readOpen()]);
      tell(now);
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
      history.add(kept, servers.choice(), exchange);
      page.querySelector('octavo-answer')?.scrollIntoView({ block: 'nearest' });
      await answer.show({ ...now, way: exchange.route }, exchange);
    } catch {
      line.say('A file cannot be read any more, or the answer broke off.');
    } finally {
      button.rest();
    }
  }

  async function restore({ values, server }: SharedRequest, isForeign = false): Promise<void> {
    await form.write(values);
    await servers.choose(server, isForeign);
    changed();
  }

  async function openLink(): Promise<void> {
    if (!location.hash.startsWith('#try=')) return;
    const { readLink } = await import('./share-link.ts');
    const shared = readLink(data);
    if (shared) await restore(shared, true);
  }

  const share = page.querySelector<HTMLElement>('[data-share]');
  // A page that came over http has no clipboard.
  if (share) share.hidden = !navigator.clipboard;
  // A browser lets a page copy right after the click alone.
  share?.addEventListener('pointerdown', () => void import('./share-link.ts'), { once: true });
  share?.addEventListener('click', async ({ currentTarget }) => {
    const { copyLink } = await import('./share-link.ts');
    await copyLink(currentTarget, await form.readOpen(), servers.choice());
  });
  fields.addEventListener('octavo-change', changed);
  const followView = addWireTab(page);
  followView();
  addEventListener('hashchange', () => {
    followView();
    void openLink();
  });
  void openLink();
  void preview();
  // Send was pressed before it could be.
  if ('pressed' in root.dataset) root.querySelector('form')?.requestSubmit();
}

/** Whether the page came from the reader's own machine. */
function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
}
