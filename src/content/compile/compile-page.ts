import { posix } from 'node:path';
import type { PageSource } from '../files/page-source.ts';
import { readSiteText } from '../files/site-files.ts';
import { compileScript } from '../scripts/compile-script.ts';
import { type CompiledFile, createIdRegistry, type FileJob } from '../transform/page-context.ts';
import { compileFile } from './compile-file.ts';
import { type CompileContext, type CompiledPage, makeBrokenPage } from './compiled-page.ts';

/** A page that is compiled but for its code, which other threads highlight. */
export interface CompiledDraft {
  /** Without `blocks`. */
  readonly page: CompiledPage;
  /** The page with them. */
  readonly done: Promise<CompiledPage>;
}

/**
 * A page ready to be evaluated, with everything that is wrong with it as problems. Reads the page's file, its
 * snippets and the heads of its images; highlights its code. A page that cannot be compiled comes back
 * broken, with the mistake. Never rejects for what a writer wrote. The frontmatter's own problems are
 * `readPageSource`'s.
 */
export async function compilePage(source: PageSource, context: CompileContext): Promise<CompiledPage> {
  return (await compileDraft(source, context)).done;
}

/** `compilePage` that does not wait for the lines of code blocks. */
export async function compileDraft(source: PageSource, context: CompileContext): Promise<CompiledDraft> {
  const { text, problem } = await readSiteText(source.absoluteFile, source.file);
  if (text !== undefined) return compileDraftText(text, source, context);
  const page = makeBrokenPage(source.file, [problem]);
  return { page, done: Promise.resolve(page) };
}

/** `compilePage` for a text that is not, or not yet, in the page's file. */
export async function compilePageText(
  text: string,
  source: PageSource,
  context: CompileContext,
): Promise<CompiledPage> {
  return (await compileDraftText(text, source, context)).done;
}

/** A page, a snippet, a script or data. */
function compileByKind(job: FileJob): Promise<CompiledFile> {
  return /\.mdx?$/.test(job.absoluteFile) ? compileFile(job) : compileScript(job);
}

async function compileDraftText(
  text: string,
  source: PageSource,
  context: CompileContext,
): Promise<CompiledDraft> {
  const isIndex = /(?:^|\/)index\.mdx?$/.test(source.file);
  const folder = isIndex ? source.path : posix.dirname(source.path);
  const late: Promise<void>[] = [];
  const { page } = await compileFile({
    text,
    file: source.file,
    absoluteFile: source.absoluteFile,
    format: source.format,
    urlFolder: folder === '.' || folder === '' ? '/' : `/${folder}/`,
    isSnippet: false,
    group: undefined,
    ids: createIdRegistry(),
    chain: [source.absoluteFile],
    compile: compileByKind,
    compiled: new Map(),
    late,
    context,
  });
  return { page, done: Promise.all(late).then(() => page) };
}
