import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { makeBrokenPage } from './broken-page.ts';
import { compileFile } from './compile-file.ts';
import type { CompileContext, CompiledPage } from './compiled-page.ts';
import type { PageSource } from './page-source.ts';
import { describeUnreadableFile } from './problems.ts';
import { createIdRegistry } from './tree/page-work.ts';

/**
 * A page ready to be evaluated, with everything that is wrong with it as problems. Reads the page's file, its
 * snippets and the heads of its images; highlights its code. A page that cannot be compiled comes back
 * broken, with the mistake. Never rejects for what a writer wrote. The frontmatter's own problems are
 * `readPageSource`'s.
 */
export async function compilePage(source: PageSource, context: CompileContext): Promise<CompiledPage> {
  const text = await readFile(source.absoluteFile, 'utf8').catch(() => undefined);
  if (text === undefined) return makeBrokenPage(source.file, [describeUnreadableFile(source.file)]);
  return compilePageText(text, source, context);
}

/** `compilePage` for a text that is not, or not yet, in the page's file. */
export async function compilePageText(
  text: string,
  source: PageSource,
  context: CompileContext,
): Promise<CompiledPage> {
  const isIndex = /(?:^|\/)index\.mdx?$/.test(source.file);
  const folder = isIndex ? source.path : posix.dirname(source.path);
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
    compiled: new Map(),
    context,
  });
  return page;
}
