import { access, copyFile, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createJsonSchema } from '../config/json-schema.ts';
import { isObject, toObject } from '../config/loose-json.ts';
import { type ImportedConfig, importConfig, SCHEMA_FILE } from '../import/import-config.ts';
import { findOldFile } from './find-old-file.ts';
import { countOf, type Print, reportProblems } from './report.ts';
import { describeCarried, reportChanges } from './report-changes.ts';
import { rewritePages } from './rewrite-pages.ts';
import { findSiteFolder } from './site-folder.ts';

export interface ImportCommand {
  readonly folder: string | undefined;
  readonly force: boolean;
  readonly json: boolean;
  readonly print: Print;
}

/**
 * `octavo import`: writes the `site.json` of a `mint.json` or a `docs.json`, puts right the paths in pages that Octavo
 * serves elsewhere, and lists what changed. Nothing is deleted,
 * and a `site.json` that says something else is kept, under another name with `force`. Gives 1 when the file cannot be
 * read, when something could not be carried over and when nothing was written over a `site.json`.
 */
export async function runImport({ folder, force, json, print }: ImportCommand): Promise<number> {
  const siteRoot = findSiteFolder(folder);
  const old = await findOldFile(siteRoot);
  if ('missing' in old) {
    print(json ? JSON.stringify({ error: old.missing }, null, 2) : old.missing);
    return 1;
  }
  const imported = importConfig(old.text, old.file);
  const { text, changes, problems } = imported;
  const outcome = text === undefined ? 'unreadable' : await writeSite(siteRoot, text, force);
  const isDone = outcome !== 'unreadable' && outcome !== 'kept';
  const isWritten = isDone && outcome !== 'unchanged';
  const hasSchema = isWritten && (await writeSchema(siteRoot));
  const rewritten = isDone ? await rewritePages(siteRoot) : [];
  const isLossy = changes.some(({ kind }) => kind === 'left-out');
  const code = !isDone || isLossy ? 1 : 0;
  if (json) {
    print(
      JSON.stringify({ from: old.file, outcome, changes: [...changes, ...rewritten], problems }, null, 2),
    );
    return code;
  }
  if (old.remark !== undefined) print(old.remark);
  if (outcome === 'unreadable') {
    await reportProblems(siteRoot, problems, print);
    print('Nothing was written.');
    return code;
  }
  const told = outcome === 'unchanged' ? changes.filter(({ kind }) => kind === 'left-out') : changes;
  reportChanges([...told, ...rewritten], print);
  const pages = new Set(rewritten.map(({ file }) => file)).size;
  const written = listWritten({ isWritten, hasSchema, pages });
  print(await describeOutcome(outcome, siteRoot, old.file, imported, written));
  print(describeCarried(changes));
  if (isDone) print(`Next: octavo dev${folder === undefined ? '' : ` ${folder}`}`);
  return code;
}

/** What became of `site.json`: `kept` when another one is there. */
type Outcome = 'written' | 'unchanged' | 'kept' | { readonly savedAs: string };

async function writeSite(siteRoot: string, text: string, force: boolean): Promise<Outcome> {
  const file = join(siteRoot, 'site.json');
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present !== undefined && saysTheSame(present, text)) return 'unchanged';
  if (present !== undefined && !force) return 'kept';
  const savedAs = present === undefined ? undefined : await saveAside(file);
  await writeFile(file, text);
  return savedAs === undefined ? 'written' : { savedAs };
}

/** Writes the schema unless there is one, and says whether it did. */
async function writeSchema(siteRoot: string): Promise<boolean> {
  const schema = `${JSON.stringify(createJsonSchema(), null, 2)}\n`;
  return await writeFile(join(siteRoot, SCHEMA_FILE), schema, { flag: 'wx' }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

interface Written {
  readonly isWritten: boolean;
  readonly hasSchema: boolean;
  readonly pages: number;
}

/** The files that were written, as a sentence names them; '' when none was. */
function listWritten({ isWritten, hasSchema, pages }: Written): string {
  const files = [
    ...(isWritten ? ['site.json'] : []),
    ...(hasSchema ? [SCHEMA_FILE] : []),
    ...(pages === 0 ? [] : [countOf(pages, 'page')]),
  ];
  const last = files.pop() ?? '';
  return files.length === 0 ? last : `${files.join(', ')} and ${last}`;
}

/** Whether two texts are the same JSON, however they are laid out. */
function saysTheSame(present: string, text: string): boolean {
  return present === text || JSON.stringify(parse(present)) === JSON.stringify(parse(text));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** Copies a file beside itself under the first free name and gives that. */
async function saveAside(file: string): Promise<string> {
  for (let number = 1; ; number++) {
    const copy = `${file}.before-import${number === 1 ? '' : `-${number}`}`;
    const isTaken = await access(copy).then(
      () => true,
      () => false,
    );
    if (isTaken) continue;
    await copyFile(file, copy);
    return basename(copy);
  }
}

async function describeOutcome(
  outcome: Outcome | 'unreadable',
  siteRoot: string,
  from: string,
  { text }: ImportedConfig,
  written: string,
): Promise<string> {
  if (outcome === 'written') return `Wrote ${written}. ${from} stays as it is.`;
  if (outcome === 'unchanged')
    return written === ''
      ? `Nothing to change: site.json says all that ${from} does.`
      : `Wrote ${written}. site.json says all that ${from} does.`;
  if (typeof outcome === 'object')
    return `Wrote ${written}. What was there is ${outcome.savedAs}, and ${from} stays as it is.`;
  const present = toObject(parse(await readFile(join(siteRoot, 'site.json'), 'utf8').catch(() => '')));
  const made = parse(text ?? '');
  const keys = isObject(made) ? [...new Set([...Object.keys(made), ...Object.keys(present)])] : [];
  const differing = keys.filter(
    (key) => JSON.stringify(present[key]) !== JSON.stringify(toObject(made)[key]),
  );
  const where = differing.length === 0 ? 'the order of its keys' : differing.join(', ');
  return [
    `site.json is there already and differs from what ${from} gives in ${where}. It was left as it is.`,
    'Go on with it, or run the command with --force: that keeps a copy of it and writes a new one.',
  ].join('\n');
}
