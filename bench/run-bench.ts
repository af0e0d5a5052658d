import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchDev } from './bench-dev.ts';
import { benchGrowth } from './bench-growth.ts';
import { benchInput } from './bench-input.ts';
import { benchLighthouse } from './bench-lighthouse.ts';
import { benchPages } from './bench-pages.ts';
import { benchPictures } from './bench-pictures.ts';
import { benchProfile } from './bench-profile.ts';
import { benchQueries } from './bench-queries.ts';
import { benchReference } from './bench-reference.ts';
import { benchScripts } from './bench-scripts.ts';
import { benchSearch } from './bench-search.ts';
import { benchServe } from './bench-serve.ts';
import { docusaurus } from './peers/docusaurus.ts';
import { searchedStarlight, starlight } from './peers/starlight.ts';
import { vitepress } from './peers/vitepress.ts';
import { say } from './say.ts';

/**
 * Measures Octavo and says which budget holds; exit code 1 when one is broken.
 * `npm run bench -- 1000 3`: guide pages, runs. `--only pages`, `--only growth`, `--only reference`,
 * `--only scripts`, `--only serve` or `--only input` runs one part, `--only dev`, `--only lighthouse`, `--only pictures`, `--only profile`, `--only queries` and `--only search` those that are run alone
 * only; `--peers` builds the pages with Starlight and the large OpenAPI document with starlight-openapi too, which takes
 * minutes; `--all-peers` does so as well, and builds the pages with VitePress and Docusaurus, which takes more of them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    peers: { type: 'boolean', default: false },
    'all-peers': { type: 'boolean', default: false },
  },
});
const hasPeers = values.peers || values['all-peers'];
const peers = [...(hasPeers ? [starlight] : []), ...(values['all-peers'] ? [vitepress, docusaurus] : [])];
const [count = 1000, runs = 3] = positionals.map(Number);
const parts: Readonly<Record<string, () => readonly string[] | Promise<readonly string[]>>> = {
  pages: () => benchPages(count, runs, peers, hasPeers ? searchedStarlight : undefined),
  growth: benchGrowth,
  reference: () => benchReference(hasPeers),
  scripts: benchScripts,
  serve: benchServe,
  input: benchInput,
};
/** What takes minutes, or another package that is installed for it. */
const alone: typeof parts = {
  dev: () => benchDev(count),
  lighthouse: benchLighthouse,
  pictures: benchPictures,
  profile: () => benchProfile(count),
  queries: benchQueries,
  search: benchSearch,
};
const all = { ...parts, ...alone };
const chosen = values.only === undefined ? Object.keys(parts) : [values.only];
const unknown = chosen.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) {
  say(`--only must be one of ${Object.keys(all).join(', ')}`);
  process.exit(2);
}
say(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`);
const broken: string[] = [];
for (const name of chosen) broken.push(...((await all[name]?.()) ?? []));
say(broken.length === 0 ? 'all budgets hold' : `over budget: ${broken.join('; ')}`);
process.exitCode = broken.length === 0 ? 0 : 1;
