import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { serveSite } from '../../src/cli/serve-site.ts';
import { shareBuild } from '../browser/shared-build.ts';
import { markActs } from './field-case.ts';
import { copyFixture, type FixtureFolder, fillFolder, openFolder, type SiteName } from './fixture-folder.ts';
import { nameFolder } from './generated-site.ts';
import { keepFromReload, type LiveSite, startLiveSite } from './live-site.ts';
import { runOctavo } from './octavo-command.ts';
import type { ReadingPlace } from './reading-place.ts';
import { type SupportServer, startSupportServer } from './support-server.ts';

/** A copy of a site that was built, once for all workers, and is served as a reader gets it. Not to be changed. */
export interface BuiltSite {
  readonly files: FixtureFolder;
  /** With its base and a slash at its end. */
  readonly url: string;
  /** What `octavo build` said. */
  readonly told: string;
}

/** The sites of a worker: each is built, or started, when it is first asked for. */
export interface Sites {
  readonly built: (site: SiteName, base?: string) => Promise<BuiltSite>;
  /** The URL of a site where readers open it, with a slash at its end. */
  readonly opened: (place: ReadingPlace, site: SiteName) => Promise<string>;
  readonly live: (site: SiteName) => Promise<LiveSite>;
  /** Serves a copy of the test's own with `octavo dev`, below `/` unless a base is given. */
  readonly start: (files: FixtureFolder, base?: string) => Promise<LiveSite>;
  /** A fresh copy that the test may do anything with. */
  readonly copy: (site: SiteName, name?: string) => Promise<FixtureFolder>;
  /** What Octavo's commands need in their environment to reach the support server and nobody else. */
  readonly env: Readonly<Record<string, string>>;
}

interface WorkerFixtures {
  readonly stars: number;
  readonly support: SupportServer;
  readonly sites: Sites;
  /** The example site, built once from a copy: its URL, with a slash at its end. */
  readonly example: string;
  /** The same where readers open it. */
  readonly openExample: (place: ReadingPlace) => Promise<string>;
  /** A tab for quick looks that all tests of a worker share. */
  readonly reader: Page;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Beside a site that was built: what `octavo build` said. */
export const toldFile = 'told.txt';
/** The bases that tests of addresses, versions and the search build sites for. */
export const bases = ['/', '/docs/v2/'] as const;
const viewport = { width: 1440, height: 900 };

/** Playwright's `test`, in which a violation of the pages' policies is a failure. */
export const policyTest = base.extend({
  context: async ({ context }, use) => {
    const violations = listenForViolations(context);
    await use(context);
    base.expect(violations, 'violations of the Content Security Policy').toEqual([]);
  },
});

/** The same with sites. Its pages may ask this machine only, and the origins that a test `asks`. */
export const test = policyTest.extend<{ readonly asks: readonly string[] }, WorkerFixtures>({
  stars: [12_345, { scope: 'worker', option: true }],
  support: [
    async ({ stars }, use) => {
      const server = await startSupportServer('example/fields-two', stars);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  sites: [
    async ({ support }, use) => {
      const env = { GITHUB_API_URL: support.url, GITHUB_TOKEN: '' };
      const ends: (() => Promise<void>)[] = [];
      const copy = async (site: SiteName, name?: string) => {
        const files = await copyFixture(site, support.url, name);
        ends.push(files.remove);
        return files;
      };
      const share = (name: string, site: SiteName, options: readonly string[]) =>
        shareBuild(name, async (folder) => {
          const files = await fillFolder(site, support.url, folder);
          const { code, stdout, stderr } = await runOctavo(['build', files.folder, ...options], { env });
          if (code !== 0) throw new Error(`${site} could not be built:\n${stdout}${stderr}`);
          await writeFile(join(folder, toldFile), stdout);
        });
      const build = async (site: SiteName, base: string): Promise<BuiltSite> => {
        const parent = await share(`${site}${base.replaceAll('/', '-')}`, site, ['--base', base]);
        const files = openFolder(parent, site);
        const { server, url } = await serveSite({
          output: `${files.folder}/dist`,
          port: 0,
          host: '127.0.0.1',
        });
        ends.unshift(async () => {
          server.closeAllConnections();
          server.close();
        });
        return { files, url, told: await readFile(join(parent, toldFile), 'utf8') };
      };
      const start = async (files: FixtureFolder, base?: string): Promise<LiveSite> => {
        const live = await startLiveSite(files, env, base);
        ends.unshift(live.stop);
        return live;
      };
      const startCopy = async (site: SiteName) => start(await copy(site));
      const kept = keepEach(build);
      const built: Sites['built'] = (site, base = '/') => kept(site, base);
      const opened: Sites['opened'] = async (place, site) => {
        if (place === 'server') return (await built(site)).url;
        const parent = await share(`${site}-on-disk`, site, ['--offline-site']);
        return nameFolder(join(openFolder(parent, site).folder, 'dist'));
      };
      await use({ built, opened, live: keepEach(startCopy), start, copy, env });
      for (const end of ends) await end();
    },
    { scope: 'worker' },
  ],
  example: [
    async ({ browserName: _ }, use) => {
      const folder = await shareExample();
      const { server, url } = await serveSite({ output: join(folder, 'dist'), port: 0, host: '127.0.0.1' });
      await use(url);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  openExample: [
    async ({ example }, use) =>
      use(async (place) =>
        place === 'server' ? example : nameFolder(join(await shareExample('/', ['--offline-site']), 'dist')),
      ),
    { scope: 'worker' },
  ],
  viewport,
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ viewport, locale: 'en-GB', timezoneId: 'UTC' });
      const page = await context.newPage();
      await keepFromReload(page);
      await markActs(page);
      // Which groups a reader opened is kept for the tab, which serves one test after the other.
      await page.addInitScript(() => {
        if (location.protocol.startsWith('http')) sessionStorage.clear();
      });
      const violations = listenForViolations(context);
      await use(page);
      base.expect(violations, 'violations of the Content Security Policy').toEqual([]);
      await context.close();
    },
    { scope: 'worker' },
  ],
  asks: [[], { option: true }],
  context: async ({ context, asks }, use) => {
    const asked: string[] = [];
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (isForeign(url) && !asks.includes(url.origin)) asked.push(url.href);
    });
    await use(context);
    base.expect(asked, 'requests to other hosts').toEqual([]);
  },
});

export { expect } from '@playwright/test';

/**
 * The folder of the example site, which the first worker to ask for it builds below this base, with these options more; not to be
 * changed. Rejects when it cannot be built.
 */
export function shareExample(base = '/', options: readonly string[] = []): Promise<string> {
  return shareBuild(`example${base.replaceAll('/', '-')}${options.join('')}`, async (folder) => {
    for (const part of ['site.json', 'content', 'public', 'openapi.yaml'])
      await cp(join(root, part), join(folder, part), { recursive: true });
    const { code, stdout, stderr } = await runOctavo(['build', folder, '--base', base, ...options]);
    if (code !== 0) throw new Error(`The example site could not be built:\n${stdout}${stderr}`);
    await writeFile(join(folder, toldFile), stdout);
  });
}

/** What browsers report of the pages' policies while they are read. */
function listenForViolations(context: BrowserContext): readonly string[] {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  return violations;
}

function isForeign(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && !['localhost', '127.0.0.1'].includes(url.hostname);
}

function keepEach<Words extends readonly [SiteName, ...string[]], Value>(
  make: (...words: Words) => Promise<Value>,
): (...words: Words) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();
  return (...words) => {
    const key = words.join(' ');
    const value = kept.get(key) ?? make(...words);
    kept.set(key, value);
    return value;
  };
}
