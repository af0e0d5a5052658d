import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../browser/find-chromium.ts';
import { findCommand, npmInstall, packOctavo, startProject } from '../package/pack-octavo.ts';
import { inspectSite, type SiteInspection } from './inspect-site.ts';
import { type MadeSite, makeSite } from './make-site.ts';
import { measureDiagrams } from './measure-diagrams.ts';
import { leastShare, measureIcons, shareOf, sumIcons, writeIconTable } from './measure-icons.ts';
import { judgeSearch, measureSearch, type SearchQuality } from './measure-search.ts';

/**
 * Moves every real site below a folder (those with `mint.json` or `docs.json`) to Octavo as its writers would, builds
 * it, and looks at each page of its navigation in a browser; counts how their icons and diagrams are drawn. The package that
 * would be published does it, as npm installs it. Fails on any fault that is not the site's own.
 */

/** Entries whose fault lies in the site itself, by site: no file, or MDX that no compiler takes. */
const atSource: ReadonlyMap<string, readonly string[]> = new Map([
  ['agentops', ['v1/integrations/agents_sdk']],
  ['copilotkit', ['reference/components/CopilotKit']],
  ['fastmcp', ['python-sdk/fastmcp-cli-client']],
]);

/** An empty picture or page for whatever a page asks of other hosts: the network is not what is looked at. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The site whose links tell how good the search is, and the least share of them that it has to find. */
const searched = 'axiom';
const leastFound = 0.88;

async function runSite(sites: string, name: string): Promise<Result> {
  const site = await makeSite(sites, name, octavo);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.route(
    (url) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost',
    (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/gif', body: pixel })
        : route.fulfill({ contentType: 'text/html', body: '' }),
  );
  try {
    const inspection = await inspectSite(site, context);
    const search = name === searched ? await measureSearch(site, context) : undefined;
    const queries = await judgeSearch(site, context);
    const expected = atSource.get(name) ?? [];
    const faults = [
      ...site.faults,
      ...(search && search.found < leastFound ? [`finds too few pages: ${writeSearchQuality(search)}`] : []),
      ...(queries && !queries.isGood ? [`finds too few pages: ${queries.line}`] : []),
      ...[...inspection.faults]
        .filter(([entry]) => !expected.includes(entry))
        .flatMap(([entry, list]) => list.map((fault) => `${entry} ${fault}`)),
      ...expected.filter((entry) => !isReported(entry, site)).map((entry) => `${entry} is not reported`),
    ];
    return { site, inspection, faults, search, queries: queries?.line };
  } finally {
    await context.close();
    site.remove();
  }
}

interface Result {
  readonly site: MadeSite;
  readonly inspection: SiteInspection;
  readonly faults: readonly string[];
  readonly search: SearchQuality | undefined;
  /** How it answers the queries that it has. */
  readonly queries: string | undefined;
}

function writeSearchQuality({ queries, found }: SearchQuality): string {
  return `of ${queries} texts of links, the page is among the first three in ${(100 * found).toFixed(1)} %`;
}

/** Whether a problem with a place names the entry's file, or the entry where the navigation has it. */
function isReported(entry: string, { problems }: MadeSite): boolean {
  return problems.some(
    ({ file, message, line }) =>
      line > 0 &&
      (file.replace(/\.mdx?$/, '') === entry || (file === 'site.json' && message.includes(entry))),
  );
}

function countCodes(problems: MadeSite['problems']): string {
  const counts = new Map<string, number>();
  for (const { severity, code } of problems)
    if (severity === 'warning') counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([code, count]) => `${code} ${count}`)
    .join(', ');
}

function writeRow({ site, inspection, faults }: Result): string {
  const errors = site.problems.filter(({ severity }) => severity === 'error').length;
  const cells = [
    site.name.padEnd(13),
    String(site.entries.length).padStart(6),
    String(inspection.rendered).padStart(9),
    String(errors).padStart(7),
    site.seconds.toFixed(1).padStart(8),
    `  ${countCodes(site.problems) || 'none'}`,
  ];
  return [cells.join(''), ...faults.map((fault) => `  ! ${fault}`)].join('\n');
}

const folder = resolve(process.argv[2] ?? '.');
const only = process.argv.slice(3);
const sites = readdirSync(folder).filter(
  (site) =>
    (only.length === 0 || only.includes(site)) &&
    ['mint.json', 'docs.json'].some((file) => existsSync(join(folder, site, file))),
);
const project = join(mkdtempSync(join(tmpdir(), 'octavo-corpus-package-')), 'project');
startProject(project);
const [npm, ...words] = npmInstall;
execFileSync(npm, [...words, await packOctavo(dirname(project))], { cwd: project, stdio: 'ignore' });
const octavo = findCommand(project);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
process.stdout.write('site          pages rendered errors seconds  warnings by code\n');
const results: Result[] = [];
for (const name of sites) {
  const result = await runSite(folder, name);
  results.push(result);
  process.stdout.write(`${writeRow(result)}\n`);
}
await browser.close();
rmSync(dirname(project), { recursive: true, force: true });
const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
const pages = sum(({ site }) => site.entries.length);
const rendered = sum(({ inspection }) => inspection.rendered);
const known = sum(({ site }) => atSource.get(site.name)?.length ?? 0);
process.stdout.write(`${rendered} of ${pages} pages of the navigation are rendered without a fault\n`);
for (const { site, search, queries } of results) {
  if (search) process.stdout.write(`search of ${site.name}: ${writeSearchQuality(search)}\n`);
  if (queries) process.stdout.write(`search of ${site.name}: ${queries}\n`);
}
const icons = measureIcons(folder);
process.stdout.write(`\n${writeIconTable(icons)}\n`);
const diagrams = await measureDiagrams(folder);
const { drawn, framed, unreadable } = diagrams;
process.stdout.write(
  `diagrams: ${drawn} drawn at build, ${framed} by Mermaid in browsers, ${unreadable} that Mermaid cannot read\n${diagrams.faults.map((fault) => `  ! ${fault}\n`).join('')}`,
);
const hasIcons = shareOf(sumIcons(icons)) >= leastShare;
const bad = results.filter(({ faults }) => faults.length > 0).length;
const isGood =
  bad === 0 && results.length > 0 && rendered >= pages - known && hasIcons && diagrams.faults.length === 0;
process.exitCode = isGood ? 0 : 1;
process.stdout.write(`corpus: ${results.length - bad} passed, ${bad} failed\n`);
