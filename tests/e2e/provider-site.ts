import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { serveSite } from '../../src/cli/serve-site.ts';
import type { IndexRecord } from '../support/search-service.ts';
import { type CrawlerSettings, crawlSite } from './crawl-site.ts';
import { runOctavo } from './octavo-command.ts';

/** Where crawlers read the site of these tests: below a path of its host. */
export const crawledUrl = 'https://lantern.example.com/docs/';

/** Pages that are all found by the same word, more than a service gives at once. */
const lamps = Array.from({ length: 30 }, (_, number) => `lamps/lamp-${number + 1}`);

const texts: Readonly<Record<string, string>> = {
  'content/index.md': '# Lantern\n\nAll about light.\n',
  'content/quickstart.md':
    '# Quickstart\n\nUnpack it.\n\n## Turn on\n\nPress the `<amber>` button: it glows for an hour.\n\n## Turn off\n\nPress it again.\n',
  'content/de/quickstart.md': '# Schnellstart\n\nAuspacken.\n\n## Einschalten\n\nDer amber Knopf leuchtet.\n',
  'content/v1/wicks.md': '# Wicks\n\nA wick of amber was in the first version.\n',
  'content/v2/diodes.md': '# Diodes\n\nA diode of amber is in the second version.\n',
  'openapi.yaml': `openapi: 3.1.0
info: { title: Lantern, version: '1' }
servers: [{ url: https://api.lantern.example.com }]
paths:
  /lamps:
    get:
      summary: List lamps
      description: All that are amber.
      parameters: [{ name: glow, in: query, description: How bright they are., schema: { type: integer } }]
      responses: { '200': { description: The lamps. } }
`,
  ...Object.fromEntries(
    lamps.map((path, number) => [
      `content/${path}.md`,
      `# Lamp ${number + 1}\n\nIt is a beacon.\n\n## Parts\n\nA beacon has a bulb.\n\n## Care\n\nDust the beacon.\n`,
    ]),
  ),
};

/** A site with two languages, two versions, a tab and an API, in a temporary folder. */
export interface ProviderSite {
  /** Absolute folder of the site, and of what was built of it. */
  readonly folder: string;
  readonly output: string;
  /** Where it is served, with its base and a slash at its end. */
  readonly url: string;
  /** Its pages as a crawler has read them at `crawledUrl`. */
  readonly records: readonly IndexRecord[];
  /** Builds it below another base, as a preview, and serves that; gives its URL. */
  readonly preview: (base: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Builds that site with a `search.provider`, serves it and has it crawled. */
export async function startProviderSite(
  browser: Browser,
  provider: object,
  settings: CrawlerSettings,
): Promise<ProviderSite> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-provider-'));
  const site = {
    name: 'Lantern',
    siteUrl: crawledUrl,
    languages: ['en', 'de'],
    versions: ['2.0', '1.0'],
    navigation: [
      { group: 'Start', pages: ['index', 'quickstart'] },
      { group: 'Old', version: '1.0', pages: ['v1/wicks'] },
      { group: 'New', version: '2.0', pages: ['v2/diodes'] },
      { group: 'Lamps', pages: lamps },
    ],
    tabs: [{ name: 'API', url: 'api-reference' }],
    openapi: 'openapi.yaml',
    search: { provider },
  };
  for (const [file, text] of Object.entries({ 'site.json': JSON.stringify(site), ...texts })) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const ends: (() => void)[] = [];
  const build = async (out: string, ...words: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await runOctavo(['build', folder, '--out', join(folder, out), ...words]);
    if (code !== 0 || !stdout.includes(' 0 errors, 0 warnings')) throw new Error(stdout + stderr);
    return join(folder, out);
  };
  const serve = async (output: string): Promise<string> => {
    const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1' });
    ends.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return url;
  };
  const output = await build('dist');
  return {
    ...{ folder, output },
    url: await serve(output),
    records: await crawlSite(browser, output, crawledUrl, settings),
    preview: async (base) => serve(await build('preview', '--base', base)),
    async stop() {
      for (const end of ends) end();
      await rm(folder, { recursive: true });
    },
  };
}
