import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProject } from '../../src/build/project/open-project.ts';
import { reportProblems } from '../../src/cli/report.ts';
import type { Problem } from '../../src/problem/problem.ts';
import { goodSite } from '../fixtures/writer-mistakes/good-site.ts';
import {
  builtMistakes,
  type Change,
  mistakes,
  mistakesBelowBase,
} from '../fixtures/writer-mistakes/mistakes.ts';
import { writeProblemGuide } from '../support/problem-guide.ts';

interface Answer {
  readonly problems: readonly Problem[];
  /** As `octavo check` prints them. */
  readonly printed: string;
}

let parent = '';
let count = 0;
const answers = new Map<string, Answer>();

function applyChange(file: string, change: Change): string | Uint8Array | undefined {
  if (change === undefined || typeof change === 'string' || change instanceof Uint8Array) return change;
  const [part, written] = change;
  const text = goodSite[file] ?? '';
  expect(text.split(part)).toHaveLength(2);
  return text.replace(part, () => written);
}

/** What `octavo check` says of the good site with one change, as far as it says it before it builds. */
async function writeFiles(
  siteRoot: string,
  files: Readonly<Record<string, string | Uint8Array | undefined>>,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) continue;
    await mkdir(dirname(join(siteRoot, name)), { recursive: true });
    await writeFile(join(siteRoot, name), text);
  }
}

async function check(file: string, change: Change): Promise<Answer> {
  const siteRoot = join(parent, String(count++));
  await writeFiles(siteRoot, { ...goodSite, [file]: applyChange(file, change) });
  const project = await openProject({ siteRoot, output: undefined, isOffline: true, hasSearch: false });
  try {
    const problems = await project.checkPages();
    const lines: string[] = [];
    reportProblems(siteRoot, problems, (text) => void lines.push(text), { withNotes: true });
    return { problems, printed: lines.join('\n').replaceAll(siteRoot, 'SITE').trim() };
  } finally {
    await project.close();
  }
}

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'octavo-mistakes-'));
  for (const [name, file, change] of mistakes) answers.set(name, await check(file, change));
}, 120_000);
afterAll(() => rm(parent, { recursive: true, force: true }));

describe('the site that the mistakes are made in', () => {
  it('has none', async () => {
    expect((await check('unread.txt', '')).problems).toEqual([]);
  });
});

describe('a mistake of a writer', () => {
  it('is one of at least ninety, each under a name of its own', () => {
    expect(answers.size).toBeGreaterThanOrEqual(90);
    expect(answers.size).toBe(mistakes.length);
  });

  it.each(mistakes)('is told with place and hint: %s', (name) => {
    const { problems = [], printed = '' } = answers.get(name) ?? {};
    expect(problems.length).toBeGreaterThan(0);
    for (const { file, line, column, message, hint } of problems) {
      expect(file).toMatch(/^[\w./?-]+$/);
      expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
      expect(`${message} ${hint}`).not.toMatch(/undefined\b(?!`)|\[object|Error:|\n|node_modules/);
      expect(hint).toMatch(/^[A-Z`"<\\].*\S$/s);
    }
    expect(printed).not.toMatch(/^ +at .+:\d+:\d+/m);
  });

  it('gets sentences that can be read', async () => {
    const shown = [...answers].map(([name, { printed }]) => `## ${name}\n\n${printed}\n`);
    await expect(shown.join('\n')).toMatchFileSnapshot('../fixtures/writer-mistakes/answers.txt');
  });
});

describe('a mistake that only a built site shows', () => {
  it('is told at its place by octavo check, and nothing else is', { timeout: 120_000 }, async () => {
    const siteRoot = join(parent, 'built');
    const names = Object.keys(builtMistakes);
    const pages = names.map((name) => [`content/guides/${name}.mdx`, `${builtMistakes[name]}\n`]);
    const listed = JSON.stringify(names.map((name) => `guides/${name}`));
    await writeFiles(siteRoot, {
      ...goodSite,
      ...Object.fromEntries(pages),
      'content/snippets/fee.jsx': 'export default ({ of }) => <b>{of.amount}</b>;\n',
      'site.json': (goodSite['site.json'] ?? '').replace(
        '"navigation": [',
        `"navigation": [\n    { "group": "Guides", "pages": ${listed} },`,
      ),
    });
    const printed = await runCheck(siteRoot);
    for (const name of names)
      expect(printed).toMatch(new RegExp(`^\\w+ content/guides/${name}\\.mdx:\\d+:\\d+  `, 'm'));
    expect(printed).not.toMatch(/^ +at .+:\d+:\d+|"#_/m);
    await expect(printed).toMatchFileSnapshot('../fixtures/writer-mistakes/answers-of-check.txt');
  });

  it('is told of links of a site below a path', { timeout: 120_000 }, async () => {
    const siteRoot = join(parent, 'below');
    const names = Object.keys(mistakesBelowBase);
    const pages = names.map((name) => [`content/docs/${name}.mdx`, `${mistakesBelowBase[name]}\n`]);
    await writeFiles(siteRoot, { ...goodSite, ...Object.fromEntries(pages) });
    const printed = await runCheck(siteRoot, '--base', '/docs');
    await expect(printed).toMatchFileSnapshot('../fixtures/writer-mistakes/answers-below-base.txt');
  });
});

it('the page on troubleshooting lists what the reports of these say (npm run fields writes it anew)', async () => {
  const reports = ['answers.txt', 'answers-of-check.txt', 'answers-below-base.txt'].map((name) =>
    readFile(join(import.meta.dirname, '../fixtures/writer-mistakes', name), 'utf8'),
  );
  await expect(writeProblemGuide((await Promise.all(reports)).join('\n'))).toMatchFileSnapshot(
    '../../content/snippets/problems.mdx',
  );
});

/** What the command prints; its exit code tells of mistakes, and is none of ours. */
function runCheck(siteRoot: string, ...options: readonly string[]): Promise<string> {
  const program = fileURLToPath(new URL('../../src/cli/octavo.mjs', import.meta.url));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, 'check', '--offline', siteRoot, ...options],
      (_error, stdout, stderr) => {
        // A machine that takes ten seconds for it is told how far it is.
        const failure = stderr.replace(/^Rendering pages .*\n/gm, '');
        resolve(`${stdout}${failure}`.replaceAll(siteRoot, 'SITE').trimStart());
      },
    );
  });
}
