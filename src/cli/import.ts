import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { changeFiles, type FileChange } from '../build/output/change-files.ts';
import { findSiteFile, type ReadText, readSiteText } from '../content/files/site-files.ts';
import { listReferences } from '../import/docs/embed-references.ts';
import type { ImportChange } from '../import/draft.ts';
import { type ImportedConfig, importConfig, isDocsJson, SCHEMA_FILE } from '../import/import-config.ts';
import { rewritePublicPaths } from '../import/rewrite-public-paths.ts';
import { isObject, readObject, tryParseJson } from '../lib/json/json-value.ts';
import { decodeText } from '../problem/decode-text.ts';
import type { Problem } from '../problem/problem.ts';
import { importProject } from './import-site/import-project.ts';
import { parseConfig, planSchema, planSite, type SiteOutcome } from './import-site/plan-site.ts';
import { describeSummary, reportChanges, summarize } from './import-site/report-changes.ts';
import { siteLock, withLock } from './output/take-lock.ts';
import { countOf, type Print, reportProblems } from './report.ts';
import { findSiteFolder } from './site-folder.ts';

interface ImportCommand {
  readonly folder: string | undefined;
  /** Where the site is written that a project of another tool becomes; in its own folder when undefined. */
  readonly to?: string | undefined;
  readonly force: boolean;
  readonly json: boolean;
  readonly print: Print;
}

/**
 * `octavo import`: writes the `site.json` of a `mint.json` or a `docs.json`, or the whole site of a project of Docusaurus or
 * Starlight, puts right the paths in pages that Octavo
 * serves elsewhere, and says how much changed, then what. Nothing is deleted,
 * and a `site.json` that says something else is kept, under another name with `force`. Gives 1 when the file cannot be
 * read and when nothing was written over a `site.json`.
 */
export async function runImport(command: ImportCommand): Promise<number> {
  const { json, print } = command;
  const siteRoot = findSiteFolder(command.folder);
  const old = await findOldFile(siteRoot);
  if ('missing' in old) return (await importProject(siteRoot, command)) ?? refuse(old.missing, command);
  if (command.to !== undefined)
    return refuse(`--to is for projects of other tools. ${old.file} is read where it is.`, command);
  if ('problem' in old) return reportUnreadable(siteRoot, old.file, [old.problem], command);
  const referenced = await readReferenced(siteRoot, old);
  if ('problem' in referenced)
    return reportUnreadable(siteRoot, referenced.file, [referenced.problem], command);
  const imported = importConfig(old.text, old.file, referenced.files);
  if (imported.text === undefined) {
    if (!json && old.remark !== undefined) print(old.remark);
    return reportUnreadable(siteRoot, old.file, imported.problems, command);
  }
  const { text } = imported;
  return withLock(
    siteLock(siteRoot),
    'import',
    (holder) => refuse(`${holder} is at work on this site. Run "octavo import" when it has ended.`, command),
    () => importSite(siteRoot, old, imported, text, command),
  );
}

function refuse(reason: string, { json, print }: ImportCommand): number {
  print(json ? JSON.stringify({ error: reason }, null, 2) : reason);
  return 1;
}

function reportUnreadable(
  siteRoot: string,
  file: string,
  problems: readonly Problem[],
  { json, print }: ImportCommand,
): number {
  if (json) print(JSON.stringify({ from: file, outcome: 'unreadable', changes: [], problems }, null, 2));
  else {
    reportProblems(siteRoot, problems, print);
    print('Nothing was written.');
  }
  return 1;
}

async function importSite(
  siteRoot: string,
  old: FoundFile,
  { changes, problems }: ImportedConfig,
  text: string,
  { folder, force, json, print }: ImportCommand,
): Promise<number> {
  const { outcome, files } = await planSite(siteRoot, text, force);
  const isDone = outcome !== 'kept';
  const isWritten = isDone && outcome !== 'unchanged';
  const schema = isWritten ? planSchema(siteRoot) : [];
  const pages = isDone ? await rewritePages(siteRoot) : { changes: [], files: [] };
  const written = [...pages.files, ...schema, ...files];
  if (written.length > 0) await changeFiles(siteRoot, 'import', written);
  const code = isDone ? 0 : 1;
  const all = [...changes, ...pages.changes];
  const summary = summarize(text, all);
  if (json) {
    print(JSON.stringify({ from: old.file, outcome, summary, changes: all, problems }, null, 2));
    return code;
  }
  if (old.remark !== undefined) print(old.remark);
  const list = describeFiles({ isWritten, hasSchema: schema.length > 0, pages: pages.files.length });
  print(await describeOutcome(outcome, siteRoot, old.file, text, list));
  print(describeSummary(summary));
  print('');
  reportChanges(outcome === 'unchanged' ? all.filter(({ kind }) => kind === 'left-out') : all, print);
  if (isDone) print(`Next: octavo dev${folder === undefined ? '' : ` ${folder}`}`);
  return code;
}

interface WrittenFiles {
  readonly isWritten: boolean;
  readonly hasSchema: boolean;
  readonly pages: number;
}

/** The files that were written, as a sentence names them; '' when none was. */
function describeFiles({ isWritten, hasSchema, pages }: WrittenFiles): string {
  const files = [
    ...(isWritten ? ['site.json'] : []),
    ...(hasSchema ? [SCHEMA_FILE] : []),
    ...(pages === 0 ? [] : [countOf(pages, 'page')]),
  ];
  const last = files.pop() ?? '';
  return files.length === 0 ? last : `${files.join(', ')} and ${last}`;
}

async function describeOutcome(
  outcome: SiteOutcome,
  siteRoot: string,
  from: string,
  text: string,
  written: string,
): Promise<string> {
  if (outcome === 'written') return `Wrote ${written}. ${from} stays as it is.`;
  if (outcome === 'unchanged')
    return written === ''
      ? `Nothing to change: site.json says all that ${from} does.`
      : `Wrote ${written}. site.json says all that ${from} does.`;
  if (typeof outcome === 'object')
    return `Wrote ${written}. What was there is ${outcome.savedAs}, and ${from} stays as it is.`;
  const present = readObject(
    parseConfig(await readFile(join(siteRoot, 'site.json'), 'utf8').catch(() => '')),
  );
  const made = parseConfig(text);
  const keys = isObject(made) ? [...new Set([...Object.keys(made), ...Object.keys(present)])] : [];
  const differing = keys.filter(
    (key) => JSON.stringify(present[key]) !== JSON.stringify(readObject(made)[key]),
  );
  const where = differing.length === 0 ? 'the order of its keys' : differing.join(', ');
  return [
    `site.json is there already and differs from what ${from} gives in ${where}. It was left as it is.`,
    'Go on with it, or run the command with --force: that keeps a copy of it and writes a new one.',
  ].join('\n');
}

/** The file to import. */
interface FoundFile {
  readonly file: string;
  readonly text: string;
  readonly remark: string | undefined;
}

/** The file to import, a sentence that says why there is none, or what keeps it from being read. */
type OldFile =
  | FoundFile
  | { readonly missing: string }
  | { readonly file: string; readonly problem: Problem };

/**
 * Finds the `docs.json` or `mint.json` of a folder. `docs.json` is the later format and is taken when both are there,
 * unless it is a file of another kind.
 */
async function findOldFile(siteRoot: string): Promise<OldFile> {
  const [docs, mint] = await Promise.all([readOld(siteRoot, 'docs.json'), readOld(siteRoot, 'mint.json')]);
  if (mint !== undefined && (docs === undefined || !looksLikeDocsJson(docs))) {
    const remark = docs === undefined ? undefined : 'docs.json has no navigation, so mint.json is read.';
    return describeFound('mint.json', mint, remark);
  }
  if (docs !== undefined) return describeFound('docs.json', docs, mint === undefined ? undefined : BOTH);
  const inside = findInside(siteRoot);
  const hint = inside === undefined ? '' : ` There is one in ${inside}: run octavo import on that folder.`;
  return {
    missing: `${siteRoot} has neither mint.json nor docs.json, and no project of Docusaurus or Starlight, so there is nothing to import.${hint}`,
  };
}

const BOTH = 'docs.json and mint.json are both here. docs.json is the later format, so it is read.';

function describeFound(file: string, { text, problem }: ReadText, remark: string | undefined): OldFile {
  return problem ? { file, problem } : { file, text, remark };
}

/** Undefined when there is no such file. */
async function readOld(folder: string, file: string): Promise<ReadText | undefined> {
  const path = join(folder, file);
  return existsSync(path) ? readSiteText(path, file) : undefined;
}

/** The files of the site that `$ref`s lead to, from the file to import and from each other, or one that cannot be read. */
async function readReferenced(
  siteRoot: string,
  old: FoundFile,
): Promise<
  { readonly files: ReadonlyMap<string, string> } | { readonly file: string; readonly problem: Problem }
> {
  const files = new Map<string, string>();
  const waiting = [...listReferences(old.text, old.file)];
  for (const path of waiting) {
    const file = files.has(path) ? undefined : await findSiteFile(siteRoot, path);
    if (file === undefined) continue;
    const { text, problem } = await readSiteText(file, path);
    if (problem) return { file: path, problem };
    files.set(path, text);
    waiting.push(...listReferences(text, path));
  }
  return { files };
}

/** A file that cannot be parsed is taken for one: its mistake is to be shown. */
function looksLikeDocsJson({ text }: ReadText): boolean {
  const value = tryParseJson(text ?? '');
  return value === undefined || (isObject(value) && isDocsJson(value));
}

function findInside(siteRoot: string): string | undefined {
  const files = [
    'docs.json',
    'mint.json',
    'docusaurus.config.js',
    'docusaurus.config.ts',
    'astro.config.mjs',
  ];
  for (const folder of ['docs', 'documentation', 'website', 'apps/docs'])
    for (const file of files) if (existsSync(join(siteRoot, folder, file))) return join(siteRoot, folder);
  return undefined;
}

const SKIPPED = /^(?:\.|node_modules$|dist$)/;

/** What is to be written anew, with what is told of it. */
interface RewrittenPages {
  readonly changes: readonly ImportChange[];
  readonly files: readonly FileChange[];
}

/**
 * The Markdown files of a site that name files of `public/` by a path that Octavo does not serve, with the right one, and
 * the changes. Nothing is written. Symbolic links are not followed. Without a `public/` nothing is read.
 */
async function rewritePages(siteRoot: string): Promise<RewrittenPages> {
  const publicFolder = join(siteRoot, 'public');
  if (!existsSync(publicFolder)) return { changes: [], files: [] };
  const isThere = (path: string): boolean => existsSync(join(publicFolder, path));
  const files: FileChange[] = [];
  const rewrite = async (path: string): Promise<readonly ImportChange[]> => {
    const decoded = decodeText(await readFile(path));
    // A page in another encoding would be damaged; `check` tells it.
    if (!('text' in decoded)) return [];
    const before = decoded.text;
    const file = relative(siteRoot, path).split(sep).join('/');
    const { text, changes } = rewritePublicPaths(before, file, isThere);
    if (text !== before) files.push({ file, content: text });
    return changes;
  };
  const readFolder = async (folder: string): Promise<readonly ImportChange[]> => {
    const entries = await readdir(folder, { withFileTypes: true });
    const found: ImportChange[] = [];
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !SKIPPED.test(entry.name)) found.push(...(await readFolder(path)));
      else if (entry.isFile() && /\.mdx?$/.test(entry.name)) found.push(...(await rewrite(path)));
    }
    return found;
  };
  return { changes: await readFolder(siteRoot), files };
}
