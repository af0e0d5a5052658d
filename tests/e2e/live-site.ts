import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { FixtureFolder } from './fixture-folder.ts';
import type { Json } from './json-change.ts';
import { startOctavo } from './octavo-command.ts';
import { listenForReloads } from './reload-messages.ts';

/** A copy of a site under `octavo dev`. */
export interface LiveSite {
  readonly files: FixtureFolder;
  /** With a slash at its end. */
  readonly url: string;
  /** The site.json that it started with. */
  readonly config: Json;
  /** Writes `site.json` and returns once the page at `path` is made from it and open pages have been told. */
  readonly show: (config: Json, path: string) => Promise<void>;
  /** Writes another file and returns once open pages have been told: the next message is of something else. */
  readonly write: (file: string, text: string) => Promise<void>;
  /** Changes another file and returns a function that puts it back; `show` waits for the site that is made with it. */
  readonly edit: (file: string, change: (text: string) => string) => Promise<() => Promise<void>>;
  readonly stop: () => Promise<void>;
}

/** Keeps from a page what `octavo dev` tells it: it is to be read, not to be reloaded meanwhile. */
export async function keepFromReload(page: Page): Promise<void> {
  await page.routeWebSocket(/.*/, () => undefined);
}

/** Serves a folder with `octavo dev` on a free port, below this base. */
export async function startLiveSite(
  files: FixtureFolder,
  env: Readonly<Record<string, string>>,
  base = '/',
): Promise<LiveSite> {
  const command = startOctavo(['dev', files.folder, '--port', '0', '--base', base], { env });
  const [, url = ''] = await command.waitFor(/(http:\/\/\S+:\d+\/\S*)$/m);
  const config: Json = JSON.parse(await files.read('site.json'));
  const messages = await listenForReloads(url);
  let round = 0;
  return {
    files,
    url,
    config,
    async show(changed, path) {
      round += 1;
      const mark = `<meta name="test-round" content="${round}">`;
      const given = changed['metadata'];
      const metadata = { ...(typeof given === 'object' ? given : {}), 'test-round': String(round) };
      const before = messages.count();
      await files.write('site.json', JSON.stringify({ ...changed, metadata }, null, 2));
      const end = Date.now() + 20_000;
      for (;;) {
        // What is asked for before it has heard of the change is made in vain.
        while (messages.count() === before && Date.now() < end) await wait(5);
        const page = await (await fetch(new URL(path, url))).text();
        if (page.includes(mark) && messages.count() > before) return;
        if (Date.now() > end)
          throw new Error(`The page at ${path} did not follow site.json:\n${page.slice(0, 2000)}`);
        await wait(25);
      }
    },
    async write(file, text) {
      const before = messages.count();
      await files.write(file, text);
      const end = Date.now() + 20_000;
      while (messages.count() === before) {
        if (Date.now() > end) throw new Error(`No page was told that ${file} changed.`);
        await wait(5);
      }
    },
    async edit(file, change) {
      const text = await files.read(file);
      const changed = change(text);
      if (changed === text) throw new Error(`${file} was not changed.`);
      await files.write(file, changed);
      return () => files.write(file, text);
    },
    async stop() {
      messages.close();
      await command.stop();
      await files.remove();
    },
  };
}
