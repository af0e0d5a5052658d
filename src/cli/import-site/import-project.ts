import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { changeFiles, type FileChange } from '../../build/output/change-files.ts';
import { findSiteFile } from '../../content/files/site-files.ts';
import { importDocusaurus } from '../../import/docusaurus/import-docusaurus.ts';
import { findDocusaurusConfig } from '../../import/docusaurus/read-settings.ts';
import type { ImportedSite } from '../../import/project/import-site.ts';
import { staysInside } from '../../import/project/imported-pages.ts';
import { type ImportedFile, isBelow, type ProjectFiles } from '../../import/project/project-files.ts';
import { importStarlight } from '../../import/starlight/import-starlight.ts';
import { findStarlightConfig } from '../../import/starlight/read-starlight.ts';
import { siteLock, withLock } from '../output/take-lock.ts';
import { countOf, type Print, reportProblems } from '../report.ts';
import { findFreeName, planSchema, planSite, type SiteOutcome } from './plan-site.ts';
import { readProject } from './read-project.ts';
import { describeSummary, reportChanges, summarize } from './report-changes.ts';

interface ProjectCommand {
  readonly folder: string | undefined;
  readonly to?: string | undefined;
  readonly force: boolean;
  readonly json: boolean;
  readonly print: Print;
}

/** A project of another tool: its configuration, and what makes a site of it. */
interface ProjectKind {
  readonly find: (files: ProjectFiles) => string | undefined;
  readonly read: (files: ProjectFiles, file: string) => ImportedSite;
}

const KINDS: readonly ProjectKind[] = [
  { find: findDocusaurusConfig, read: importDocusaurus },
  { find: findStarlightConfig, read: importStarlight },
];

const EXTENSIONS = ['js', 'ts', 'mjs', 'mts', 'cjs', 'cts'];

/** Whether a folder holds a project of another tool; one below it counts where the site goes elsewhere. */
function holdsProject(root: string, to: string | undefined): boolean {
  const folders = to === undefined ? ['.'] : ['.', 'website', 'docs', 'documentation', 'site'];
  return folders.some((folder) =>
    ['docusaurus.config', 'astro.config'].some((name) =>
      EXTENSIONS.some((extension) => existsSync(join(root, folder, `${name}.${extension}`))),
    ),
  );
}

/**
 * Makes a site of the project of another tool in `root` (absolute): writes `site.json`, the pages and the files that they
 * need, and says what was changed. The project stays as it is. Files that are there already and say something else are
 * kept, unless `force` is set, which keeps copies of them. Gives the exit code, or undefined where there is no such project.
 */
export async function importProject(root: string, command: ProjectCommand): Promise<number | undefined> {
  if (!holdsProject(root, command.to)) return undefined;
  const files = await readProject(root);
  for (const { find, read } of KINDS) {
    const file = find(files);
    if (file === undefined) continue;
    const imported = read(files, file);
    const siteRoot = command.to === undefined ? root : resolve(command.to);
    if (imported.text === undefined) return reportUnreadable(root, file, imported, command);
    const { text } = imported;
    if (siteRoot === root && imported.sources.some((path) => isBelow(path, 'content')))
      return refuse(
        'The project has its own pages in content/, where those of the site go. Name another folder: octavo import --to my-site.',
        command,
      );
    return withLock(
      siteLock(siteRoot),
      'import',
      (holder) =>
        refuse(`${holder} is at work on this site. Run "octavo import" when it has ended.`, command),
      () => writeSite({ root, siteRoot, from: file, text, imported, unreadable: files.unreadable }, command),
    );
  }
  return undefined;
}

function refuse(reason: string, { json, print }: ProjectCommand): number {
  print(json ? JSON.stringify({ error: reason }, null, 2) : reason);
  return 1;
}

function reportUnreadable(
  root: string,
  from: string,
  { problems }: ImportedSite,
  { json, print }: ProjectCommand,
): number {
  if (json) print(JSON.stringify({ from, outcome: 'unreadable', changes: [], problems }, null, 2));
  else {
    reportProblems(root, problems, print);
    print('Nothing was written.');
  }
  return 1;
}

interface ProjectImport {
  readonly root: string;
  readonly siteRoot: string;
  /** The configuration that was read. */
  readonly from: string;
  /** Of `site.json`. */
  readonly text: string;
  readonly imported: ImportedSite;
  readonly unreadable: readonly string[];
}

async function writeSite(
  { root, siteRoot, from, text, imported, unreadable }: ProjectImport,
  command: ProjectCommand,
): Promise<number> {
  const { force, json, print } = command;
  const { outcome, files } = await planSite(siteRoot, text, force);
  const isDone = outcome !== 'kept';
  const schema = isDone && outcome !== 'unchanged' ? planSchema(siteRoot) : [];
  const plan = isDone
    ? await planFiles(root, siteRoot, imported.files, force)
    : { files: [], kept: [], pages: 0, others: 0 };
  const written = [...plan.files, ...schema, ...files];
  if (written.length > 0) await changeFiles(siteRoot, 'import', written);
  const changes = [...imported.changes, ...unreadable.map(describeEncoding)];
  const summary = summarize(text, changes);
  const code = isDone ? 0 : 1;
  if (json) {
    print(JSON.stringify({ from, outcome, summary, kept: plan.kept, changes, problems: [] }, null, 2));
    return code;
  }
  const where = relative(root, siteRoot);
  print(describeOutcome(outcome, from, where, plan));
  for (const line of describeKept(plan.kept)) print(line);
  print(describeSummary(summary));
  print('');
  reportChanges(outcome === 'unchanged' ? changes.filter(({ kind }) => kind === 'left-out') : changes, print);
  const shown = command.to ?? command.folder;
  if (isDone) print(`Next: octavo dev${shown === undefined ? '' : ` ${shown}`}`);
  return code;
}

interface FilesPlan {
  readonly files: readonly FileChange[];
  /** Files that are there and say something else. */
  readonly kept: readonly string[];
  /** How many pages are written, and how many other files. */
  readonly pages: number;
  readonly others: number;
}

/** The files that are to be written; those that are there already are kept, with `force` under another name. */
async function planFiles(
  root: string,
  siteRoot: string,
  given: readonly ImportedFile[],
  force: boolean,
): Promise<FilesPlan> {
  const files: FileChange[] = [];
  const kept: string[] = [];
  let [pages, others] = [0, 0];
  for (const one of given) {
    if (!staysInside(one.file)) continue;
    const path = join(siteRoot, one.file);
    const source = 'from' in one ? await findSiteFile(root, one.from) : undefined;
    if ('from' in one && (source === undefined || source === path)) continue;
    const content = 'content' in one ? one.content : await readFile(source ?? '');
    const present = await readFile(path).catch(() => undefined);
    if (present?.equals(Buffer.from(content))) continue;
    if (present !== undefined && !force) {
      kept.push(one.file);
      continue;
    }
    if (present !== undefined) files.push({ file: findFreeName(siteRoot, one.file), content: present });
    files.push({ file: one.file, content });
    if (/^content\/.*\.mdx?$/.test(one.file)) pages++;
    else others++;
  }
  return { files, kept, pages, others };
}

function describeOutcome(
  outcome: SiteOutcome,
  from: string,
  folder: string,
  { pages, others, kept }: FilesPlan,
): string {
  const counted = [
    ...(pages === 0 ? [] : [countOf(pages, 'page')]),
    ...(others === 0 ? [] : [countOf(others, 'other file')]),
  ];
  const names = [...(outcome === 'unchanged' ? [] : ['site.json']), ...counted];
  const last = names.pop() ?? '';
  const list = names.length === 0 ? last : `${names.join(', ')} and ${last}`;
  const inFolder = folder === '' ? '' : ` in ${folder}`;
  if (outcome === 'kept')
    return [
      `site.json is there already and differs from what ${from} gives. Nothing was written.`,
      'Go on with it, or run the command with --force: that keeps a copy of it, and of each page that differs, and writes new ones.',
    ].join('\n');
  if (last === '' && kept.length > 0) return 'Nothing was written.';
  if (last === '') return `Nothing to change: the site says all that ${from} and its pages do.`;
  const saved = typeof outcome === 'object' ? ` What was there is ${outcome.savedAs}.` : '';
  return `Wrote ${list}${inFolder}. Your own files stay as they are.${saved}`;
}

/** At most so many files are named. */
const MOST_NAMED = 20;

function describeKept(kept: readonly string[]): readonly string[] {
  if (kept.length === 0) return [];
  const named = kept.slice(0, MOST_NAMED).map((file) => `  ${file}`);
  const more = kept.length > MOST_NAMED ? [`  and ${kept.length - MOST_NAMED} more`] : [];
  return [
    `${countOf(kept.length, 'file')} that you changed since ${kept.length === 1 ? 'was' : 'were'} left as ${kept.length === 1 ? 'it is' : 'they are'}:`,
    ...named,
    ...more,
  ];
}

function describeEncoding(file: string) {
  return {
    file,
    line: 1,
    column: 1,
    kind: 'left-out' as const,
    what: 'the file',
    why: 'It is not in UTF-8.',
  };
}
