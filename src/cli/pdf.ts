import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { listOutputFiles, nameHtmlFile } from '../build/output/list-files.ts';
import { buildSiteFiles } from '../build/output/write-site.ts';
import { openProject } from '../build/project/open-project.ts';
import { createPageLookup } from '../build/project/page-lookup.ts';
import type { Project } from '../build/project/project.ts';
import { chooseContents, listPdfPages, type PdfContents, type PdfScope } from '../pdf/choose-contents.ts';
import { composeDocument, type PaperSize, type PdfDocument, paperSizes } from '../pdf/compose-document.ts';
import { type PrintedPdf, printSite } from '../pdf/print-site.ts';
import { pdfProblem } from '../pdf/problems.ts';
import { mergeProblems } from '../problem/merge-problems.ts';
import { hasErrors, type Problem, startOf } from '../problem/problem.ts';
import { explainWriteError } from '../problem/read-error.ts';
import { createSiteTranslate } from '../site/languages.ts';
import { createLinkFollower } from '../site/links/follow-link.ts';
import type { Site } from '../site/site.ts';
import { drawingFlags } from '../visual/find-browser.ts';
import { openBrowser } from '../visual/open-browser.ts';
import { isFolder } from './output/swap-output.ts';
import { type Progress, renderWithProgress } from './progress.ts';
import { countOf, type Print, reportProblems } from './report.ts';
import { serveSite } from './serve-site.ts';
import { findSiteFolder } from './site-folder.ts';

/** What `octavo pdf` was asked for. */
interface PdfOptions {
  /** The file to write; one with the site's name in the site when undefined. */
  readonly out: string | undefined;
  readonly scope: PdfScope;
  readonly paper: PaperSize;
  /** Path of a browser's program; undefined: one is looked for. */
  readonly browser: string | undefined;
  /** Whether OpenAPI documents are taken from the copies of an earlier build. */
  readonly offline: boolean;
}

interface PdfCommand extends PdfOptions {
  readonly folder: string | undefined;
  readonly print: Print;
  readonly progress: Progress;
}

/**
 * Reads the options of `octavo pdf`: `options` as the command line was read, `argv` its words, and the environment. Gives a
 * sentence that says what is wrong with them.
 */
export function readPdfOptions(
  options: Readonly<Record<string, unknown>>,
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): PdfOptions | string {
  const typed = options['paper'] ?? 'A4';
  const paper = paperSizes.find((size) => size.toLowerCase() === String(typed).toLowerCase());
  if (paper === undefined) return `--paper is one of ${paperSizes.join(', ')}`;
  const read = (name: string) => findWord(argv, name);
  return {
    out: read('out'),
    scope: { tab: read('tab'), version: read('docs-version'), language: read('language') },
    paper,
    browser: read('browser') ?? (environment['CHROMIUM_PATH'] || undefined),
    offline: options['offline'] === true,
  };
}

/** The value of an option as it was typed: cac makes the number 2 of the version "2.0". */
function findWord(argv: readonly string[], name: string): string | undefined {
  const at = argv.findLastIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  const word = argv[at];
  if (at < 0) return undefined;
  return word?.includes('=') ? word.slice(word.indexOf('=') + 1) : argv[at + 1];
}

/**
 * `octavo pdf`: builds the site into a temporary folder, composes one document of its pages there and has a Chromium print
 * it. Mistakes of the site are listed as a build does; with errors nothing is written.
 */
export async function runPdf(command: PdfCommand): Promise<number> {
  const { folder, offline, print, progress } = command;
  const siteRoot = findSiteFolder(folder);
  const start = performance.now();
  const temporary = await mkdtemp(join(tmpdir(), 'octavo-pdf-'));
  const project = await openProject({
    siteRoot,
    output: undefined,
    isOffline: offline,
    hasSearch: false,
    giveUp: (problems) => {
      progress.end();
      reportProblems(siteRoot, problems, print);
      rmSync(temporary, { recursive: true, force: true });
    },
  });
  const report = (problems: readonly Problem[]) => {
    progress.end();
    reportProblems(siteRoot, problems, print);
  };
  try {
    progress.begin('Checking pages', project.site()?.pages.length);
    const found = await project.checkPages(progress.advance);
    const site = project.site();
    const giveUp = (problems: readonly Problem[]) => {
      report(mergeProblems(problems));
      print('No PDF was written.');
      return 1;
    };
    if (!site || hasErrors(found)) return giveUp(found);
    const contents = chooseContents(site, command.scope);
    if ('problems' in contents) return giveUp([...found, ...contents.problems]);
    const file = resolve(command.out ?? join(siteRoot, `${nameFile(site, contents)}.pdf`));
    const early = await tryToWrite(file);
    if (early) return giveUp([...found, early]);
    const made = await makePdf(project, site, contents, join(temporary, 'site'), command);
    const problems = [...found, ...made.problems];
    if (!made.pdf || hasErrors(problems)) return giveUp(problems);
    const unwritten = await writeWhole(file, made.pdf.bytes);
    if (unwritten) return giveUp([...problems, unwritten]);
    report(mergeProblems(problems));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const pages = countOf(listPdfPages(contents.entries).length, 'page');
    const size = (made.pdf.bytes.length / 1e6).toFixed(1);
    print(`${pages} as a PDF of ${countOf(made.pdf.length, 'page')} in ${seconds} s, ${size} MB: ${file}`);
    return 0;
  } finally {
    progress.end();
    await project.close();
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Builds the site into a folder (absolute) and prints it there; `pdf` is undefined where that failed. */
async function makePdf(
  project: Project,
  site: Site,
  contents: PdfContents,
  folder: string,
  { browser: named, paper, progress }: PdfCommand,
): Promise<{ readonly pdf: PrintedPdf | undefined; readonly problems: readonly Problem[] }> {
  // A reader who has no browser is told at once.
  const browser = await openBrowser(project.siteRoot, named, drawingFlags);
  if ('code' in browser) return { pdf: undefined, problems: [browser] };
  try {
    const outputs = [folder, join(project.siteRoot, 'dist')];
    const { render } = renderWithProgress(progress);
    const built = await buildSiteFiles(project, site, folder, outputs, render, { isTrial: true });
    if (hasErrors(built.problems)) return { pdf: undefined, problems: built.problems };
    const document = await compose(site, contents, folder, paper, progress);
    const { server, url } = await serveSite({ output: folder, port: 0, host: '127.0.0.1' });
    try {
      const file = join(folder, printFile);
      await mkdir(dirname(file), { recursive: true });
      const printed = await printSite({
        browser,
        document,
        url: new URL(printFile, url).href,
        put: (html) => writeFile(file, html),
        begin: (what) => progress.begin(what),
      });
      return 'code' in printed
        ? { pdf: undefined, problems: [...built.problems, printed] }
        : { pdf: printed, problems: [...built.problems, ...printed.problems] };
    } finally {
      server.closeAllConnections();
      server.close();
    }
  } finally {
    await browser.close();
  }
}

/** Where the document is while it is printed; no page of a site has such an address. */
const printFile = '_octavo/print.html';

async function compose(
  site: Site,
  contents: PdfContents,
  folder: string,
  paper: PaperSize,
  progress: Progress,
): Promise<PdfDocument> {
  const { findDestination } = createPageLookup(site);
  const follow = createLinkFollower({
    base: site.base,
    paths: new Set(site.pages.map(({ path }) => path)),
    files: new Set(await listOutputFiles(folder)),
    findDestination,
  });
  progress.begin('Reading pages', listPdfPages(contents.entries).length);
  return composeDocument({
    site,
    contents,
    paper,
    date: new Intl.DateTimeFormat(contents.language.tag, { dateStyle: 'long' }).format(readDate()),
    t: createSiteTranslate(site, { language: contents.language.tag }),
    readHtml: (page) => readFile(join(folder, nameHtmlFile(page)), 'utf8'),
    findPage: (url) => {
      const end = follow(url, '/');
      return end.kind === 'page' ? end : undefined;
    },
    advance: progress.advance,
  });
}

/** Now, unless whoever builds says when. https://reproducible-builds.org/specs/source-date-epoch/ */
function readDate(): Date {
  const seconds = Number(process.env['SOURCE_DATE_EPOCH'] ?? Number.NaN);
  return Number.isFinite(seconds) ? new Date(seconds * 1000) : new Date();
}

/** `user-group-api` of a name: what every file system takes. */
function nameFile({ name }: Site, { tab, version }: PdfContents): string {
  const words = [name, tab, version].filter((part) => part !== undefined).join(' ');
  const file = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return file === '' ? 'site' : file;
}

/** The problem of a file (absolute) that cannot be written: known before the work begins. */
async function tryToWrite(file: string): Promise<Problem | undefined> {
  if (await isFolder(file)) return unwritable(file, 'it is a folder');
  return writeBeside(file, '', (next) => rm(next));
}

/** Writes a file (absolute) at once; gives the problem where that cannot be. */
function writeWhole(file: string, bytes: Uint8Array): Promise<Problem | undefined> {
  return writeBeside(file, bytes, (next) => rename(next, file));
}

async function writeBeside(
  file: string,
  content: string | Uint8Array,
  finish: (next: string) => Promise<void>,
): Promise<Problem | undefined> {
  const next = `${file}.octavo-new`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(next, content);
    await finish(next);
    return undefined;
  } catch (error) {
    await rm(next, { force: true }).catch(() => undefined);
    return unwritable(file, explainWriteError(error));
  }
}

function unwritable(file: string, reason: string): Problem {
  return pdfProblem('not-written', startOf('site.json'), file, reason);
}
