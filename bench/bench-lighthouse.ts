import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveSite } from '../src/cli/serve-site.ts';
import { chromiumFlags, findWholeChromium } from '../tests/browser/find-chromium.ts';
import { installDocument, installPackages, writeReferenceSite } from './large-document.ts';
import { measureBuild } from './measure-build.ts';
import { say } from './say.ts';

const lighthouse = { lighthouse: '13.5.0' };
const example = fileURLToPath(new URL('../', import.meta.url));
/** What stands where there is no page tells machines to keep it out of their index, which Lighthouse takes for a fault in SEO. */
const missing = '404.html';
const pages = ['quickstart/', 'user-group-api/get-or-create/', 'user-group-api/', missing];

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string } | undefined>>;
}

/**
 * Lighthouse on a simulated phone over a guide page, an operation's page, an overview and the 404 page of the example site, and over the
 * largest page of GitHub's document, as `octavo serve` sends them; gives the pages with a category below 100. Lighthouse is installed
 * for it and removed.
 */
export async function benchLighthouse(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-lighthouse-'));
  const tool = join(folder, 'tool');
  const site = join(folder, 'site');
  installPackages(tool, lighthouse);
  for (const part of ['site.json', 'openapi.yaml', 'content', 'public'])
    cpSync(join(example, part), join(site, part), { recursive: true });
  const config = JSON.parse(readFileSync(join(site, 'site.json'), 'utf8')) as object;
  writeFileSync(
    join(site, 'site.json'),
    JSON.stringify({ ...config, siteUrl: 'https://docs.example.com' }, null, 2),
  );
  measureBuild(site, true);
  const reference = join(folder, 'reference');
  writeReferenceSite(reference, installDocument(join(folder, 'npm')));
  measureBuild(reference, true);
  const broken = [
    ...(await judgePages(tool, join(site, 'dist'), pages)),
    ...(await judgePages(tool, join(reference, 'dist'), [findLargest(join(reference, 'dist'))])),
  ];
  rmSync(folder, { recursive: true });
  return broken;
}

/** The path of the page with the most HTML in a built site. */
function findLargest(output: string): string {
  const all = globSync('**/index.html', { cwd: output }).map((file) => ({
    file,
    size: statSync(join(output, file)).size,
  }));
  const [largest] = all.sort((a, b) => b.size - a.size);
  return (largest?.file ?? '').replace(/index\.html$/, '');
}

/** Gives what is below 100 of some pages of a built site. */
async function judgePages(
  tool: string,
  output: string,
  pages: readonly string[],
): Promise<readonly string[]> {
  const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1' });
  const broken: string[] = [];
  for (const page of pages) {
    const { categories = {}, audits = {} } = (await runThrice(tool, new URL(page, url).href)) ?? {};
    const scores = Object.values(categories).map(({ title, score }) => ({
      title,
      score: (score ?? 0) * 100,
    }));
    const shown = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'speed-index',
    ];
    say(`${page.padEnd(32)}${scores.map(({ title, score }) => `${title} ${score.toFixed(0)}`).join(', ')}`);
    say(`  ${shown.map((name) => `${name} ${audits[name]?.displayValue}`).join(', ')}`);
    const judged = scores.filter(({ title }) => page !== missing || title !== 'SEO');
    if (judged.some(({ score }) => score < 100)) broken.push(`${page}: 100 in every category of Lighthouse`);
  }
  server.closeAllConnections();
  server.close();
  return broken;
}

/** The middle one of three by its score in performance, which what else the machine does lowers. */
async function runThrice(tool: string, url: string): Promise<Report | undefined> {
  const reports: Report[] = [];
  for (let run = 0; run < 3; run += 1) reports.push(await runLighthouse(tool, url));
  const rate = ({ categories }: Report) => categories['performance']?.score ?? 0;
  return reports.sort((a, b) => rate(a) - rate(b))[1];
}

/** Throws when it ends with a mistake. It runs beside the server, which is in this process. */
async function runLighthouse(tool: string, url: string): Promise<Report> {
  const file = join(tool, 'report.json');
  const words = [
    join(tool, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${['--headless', ...chromiumFlags].map(quoteValue).join(' ')}`,
  ];
  const child = spawn(process.execPath, words, {
    env: { ...process.env, CHROME_PATH: findWholeChromium() },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`Lighthouse did not measure ${url}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** A flag whose value has spaces as Lighthouse reads it from its list. */
function quoteValue(flag: string): string {
  return flag.includes(' ') ? flag.replace(/=(.*)$/, '="$1"') : flag;
}
