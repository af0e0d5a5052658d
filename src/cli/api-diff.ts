import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { openProject } from '../build/project/open-project.ts';
import type { ApiChange } from '../openapi/diff/api-change.ts';
import { compareDocuments } from '../openapi/diff/compare-documents.ts';
import {
  countChanges,
  type FindOperationPage,
  writeChangesMarkdown,
  writeChangesText,
} from '../openapi/diff/write-changes.ts';
import { isRemote, type OpenApiDocument } from '../openapi/load/document.ts';
import { loadDocuments } from '../openapi/load/load-documents.ts';
import { hasErrors } from '../problem/problem.ts';
import { type Print, reportProblems } from './report.ts';

/** How differences are told. */
export const diffFormats = ['text', 'markdown', 'json'] as const;

/** Which differences make the command fail. */
export const diffFailures = ['breaking', 'any', 'none'] as const;

interface ApiDiffOptions {
  /** A file, a URL, `REVISION:file` of a Git repository, or a revision alone: then the file is that of the other one. */
  readonly old: string;
  readonly new: string;
  readonly format: (typeof diffFormats)[number];
  /** A file to write to instead of printing; one of Markdown gets frontmatter, so that it is a page. */
  readonly out: string | undefined;
  readonly failOn: (typeof diffFailures)[number];
  readonly print: Print;
  readonly warn: Print;
}

/**
 * `octavo api diff`: tells what is different between two versions of an OpenAPI document. Gives 1 where a difference is one
 * that `failOn` names, and where a document cannot be read; else 0.
 */
export async function runApiDiff(options: ApiDiffOptions): Promise<number> {
  const { format, out, failOn, print, warn } = options;
  const work = mkdtempSync(join(tmpdir(), 'octavo-diff-'));
  try {
    const [old, changed] = [
      await readVersion(options.old, options.new, join(work, 'old'), warn),
      await readVersion(options.new, options.old, join(work, 'new'), warn),
    ];
    if (!old || !changed) return 1;
    const changes = compareDocuments(old.document, changed.document);
    const names = { old: old.name, new: changed.name };
    const writePlace = ({ kind, place: { file, line, column } }: ApiChange) => {
      const version = kind === 'removed' ? old : changed;
      return `${version.nameFile(file)}:${line}:${column}`;
    };
    const text =
      format === 'json'
        ? writeJson(changes, names, writePlace)
        : format === 'markdown'
          ? writeChangesMarkdown(changes, names, await openSitePages(out))
          : writeChangesText(changes, names, writePlace);
    if (out === undefined) print(text.trimEnd());
    else {
      mkdirSync(dirname(resolve(out)), { recursive: true });
      writeFileSync(out, `${/\.mdx?$/.test(out) ? frontmatter : ''}${text.trimEnd()}\n`);
      print(`Written to ${out}.`);
    }
    const { breaking, others } = countChanges(changes);
    const failing = failOn === 'any' ? breaking + others : failOn === 'breaking' ? breaking : 0;
    return failing > 0 ? 1 : 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The pages of operations of the site that a file is in; none where it is in no site, or in one that cannot be read. */
async function openSitePages(out: string | undefined): Promise<FindOperationPage> {
  const siteRoot = out === undefined ? undefined : findAbove(dirname(resolve(out)), 'site.json');
  if (siteRoot === undefined) return () => undefined;
  const project = await openProject({
    siteRoot,
    output: undefined,
    isOffline: true,
    giveUp: () => undefined,
  });
  const pages = (project.site()?.pages ?? []).flatMap((page) => {
    if (page.kind !== 'operation') return [];
    const { method, path, isWebhook, channel } = page.operation;
    const name =
      channel === undefined ? (isWebhook ? `webhook ${path}` : `${method} ${path}`) : `channel ${channel}`;
    return [[name, { title: page.title, url: `/${page.path}` }] as const];
  });
  await project.close();
  return (operation) => new Map(pages.toReversed()).get(operation);
}

/** The nearest folder from here up that has a file of this name; undefined without one. */
function findAbove(folder: string, name: string): string | undefined {
  if (existsSync(join(folder, name))) return folder;
  return dirname(folder) === folder ? undefined : findAbove(dirname(folder), name);
}

const frontmatter =
  '---\ntitle: API changes\ndescription: What is different from the version before.\n---\n\n';

function writeJson(
  changes: readonly ApiChange[],
  names: { readonly old: string; readonly new: string },
  writePlace: (change: ApiChange) => string,
): string {
  const told = changes.map((change) => {
    const { kind, isBreaking, operation, operationId, subject, message } = change;
    return {
      kind,
      breaking: isBreaking,
      operation,
      operationId,
      subject,
      message,
      place: writePlace(change),
    };
  });
  return JSON.stringify({ ...names, ...countChanges(changes), changes: told }, null, 2);
}

interface Version {
  readonly document: OpenApiDocument;
  readonly name: string;
  /** A file of it as it is told. */
  readonly nameFile: (file: string) => string;
}

/** Reads one of the two; says what is wrong and gives undefined where it cannot be read. */
async function readVersion(
  word: string,
  other: string,
  work: string,
  warn: Print,
): Promise<Version | undefined> {
  const found = isRemote(word)
    ? { root: work, file: word, prefix: '' }
    : existsSync(word)
      ? findFile(word)
      : extractRevision(word, other, work);
  if (typeof found === 'string') {
    warn(found);
    return undefined;
  }
  const { root, file, prefix } = found;
  const cacheFolder = join(work, 'cache');
  const { documents, problems } = await loadDocuments(root, [file], { cacheFolder });
  // Where a part cannot be read, the rest is compared all the same: an old version cannot be corrected any more.
  if (hasErrors(problems))
    reportProblems(
      root,
      problems.filter(({ severity }) => severity === 'error'),
      warn,
    );
  const [document] = documents;
  if (!document) return undefined;
  const nameFile = (name: string) => (isRemote(name) ? name : `${prefix}${name}`);
  return { document, name: nameFile(document.name), nameFile };
}

interface FoundFile {
  /** Absolute: nothing outside it is read. */
  readonly root: string;
  /** Below it, with `/`. */
  readonly file: string;
  /** What stands before its files' names where they are told. */
  readonly prefix: string;
}

/** A file's root is the folder that the command is typed in, where the file is below that. */
function findFile(word: string): FoundFile {
  const path = resolve(word);
  const below = relative(process.cwd(), path);
  if (below.startsWith('..') || isAbsolute(below))
    return { root: dirname(path), file: basename(path), prefix: `${dirname(word)}/` };
  return { root: process.cwd(), file: below.split(sep).join('/'), prefix: '' };
}

/** Takes the JSON and YAML files of a revision out of the repository; gives what is wrong where that cannot be. */
function extractRevision(word: string, other: string, work: string): FoundFile | string {
  const [, revision = '', named] = /^([^:]+)(?::(.+))?$/.exec(word) ?? [];
  const missing = `There is no file "${word}", and no such revision of a Git repository here.`;
  if (revision === '' || revision.startsWith('-')) return missing;
  const top = git(['rev-parse', '--show-toplevel'])?.toString().trim();
  if (top === undefined || git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]) === undefined)
    return missing;
  const own = named ?? (isRemote(other) ? undefined : other.replace(/^[^:]+:/, ''));
  if (own === undefined) return `Which file of "${revision}" is meant? Write ${revision}:openapi.yaml.`;
  const inside = git(['ls-tree', '-r', '--name-only', '-z', '--full-tree', revision]);
  const files = inside?.toString().split('\0') ?? [];
  const below = relative(top, resolve(own)).split(sep).join('/');
  const file = [below, own].find((path) => files.includes(path));
  if (file === undefined) return `"${revision}" has no file "${own}".`;
  const parts = files.filter((path) => /\.(?:json|ya?ml)$/i.test(path) || path === file);
  mkdirSync(work, { recursive: true });
  const archive = git(['archive', '--format=tar', revision, '--', ...parts], top);
  const isTaken =
    archive !== undefined && spawnSync('tar', ['-x', '-C', work], { input: archive }).status === 0;
  return isTaken
    ? { root: work, file, prefix: `${revision}:` }
    : `"${revision}" cannot be read with Git and tar.`;
}

/** What a Git command prints; undefined where it fails, or there is none. */
function git(words: readonly string[], cwd = process.cwd()): Buffer | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd, maxBuffer: 2 ** 30 });
  return status === 0 ? stdout : undefined;
}
