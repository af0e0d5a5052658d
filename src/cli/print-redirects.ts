import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readRedirectLines } from '../build/http/redirect-rules.ts';
import { type RedirectFormat, writeRedirectFormat } from '../build/output/redirect-formats.ts';
import { isFolder } from './output/swap-output.ts';
import { countOf, type Print } from './report.ts';
import { findSiteFolder } from './site-folder.ts';

interface RedirectsCommand {
  readonly folder: string | undefined;
  readonly out: string | undefined;
  readonly format: RedirectFormat;
  readonly print: Print;
  /** What is no part of the rules. */
  readonly warn: Print;
}

/**
 * `octavo redirects`: prints the rules of a built site's `_redirects` for a host that does not read that file. Lines of the
 * writer's own that are no redirects, as rewrites, are told and left out.
 */
export async function runRedirects({ folder, out, format, print, warn }: RedirectsCommand): Promise<number> {
  const output = out === undefined ? resolve(findSiteFolder(folder), 'dist') : resolve(out);
  if (!(await isFolder(output))) {
    warn(`There is no built site in ${output}. Run "octavo build" first.`);
    return 1;
  }
  const text = await readFile(join(output, '_redirects'), 'utf8').catch(() => '');
  const { rules, others } = readRedirectLines(text);
  print(writeRedirectFormat(format, rules).trimEnd());
  if (others.length > 0)
    warn(`${countOf(others.length, 'line')} of _redirects left out: no redirect.\n  ${others.join('\n  ')}`);
  return 0;
}
