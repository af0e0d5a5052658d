import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSite } from './generate-site.ts';
import { type Measure, measureBuild } from './measure-build.ts';
import { measurePage, weighHtml } from './measure-page.ts';

/** Measures Octavo and says which budget holds. `npm run bench -- 1000 3`: pages, runs. Exit code 1 when one is broken. */
const [count = 1000, runs = 3] = process.argv.slice(2).map(Number);
const budget = { seconds: 12, megabytes: 800, bytes: 20_000 };

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const say = (text: string) => process.stdout.write(`${text}\n`);
const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'));

function summarize(name: string, measures: readonly Measure[]): Measure {
  const seconds = median(measures.map((measure) => measure.seconds));
  const megabytes = median(measures.map((measure) => measure.megabytes));
  say(`${name.padEnd(28)}${seconds.toFixed(1).padStart(6)} s ${megabytes.toFixed(0).padStart(6)} MB`);
  return { seconds, megabytes };
}

say(
  `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}, ${count} pages, median of ${runs}`,
);
generateSite(folder, count);
const times = Array.from({ length: runs });
const cold = summarize(
  'build, cold',
  times.map(() => measureBuild(folder, true)),
);
summarize(
  'build, nothing changed',
  times.map(() => measureBuild(folder, false)),
);
const weight = measurePage(join(folder, 'dist'), 'part-1/page-1');
const bytes = weight.html + weight.css + weight.script;
say(
  `guide page, gzip, no fonts  ${bytes} B (HTML ${weight.html}, CSS ${weight.css}, JavaScript ${weight.script})`,
);
const html = weighHtml(join(folder, 'dist'));
say(`HTML                        ${html.files} files, ${Math.round(html.bytes / html.files)} B each`);
rmSync(folder, { recursive: true, force: true });

const isKept =
  count > 1000 ||
  (cold.seconds <= budget.seconds && cold.megabytes <= budget.megabytes && bytes <= budget.bytes);
say(
  isKept ? 'all budgets hold' : `over budget: ${budget.seconds} s, ${budget.megabytes} MB, ${budget.bytes} B`,
);
process.exitCode = isKept ? 0 : 1;
