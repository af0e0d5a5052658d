import { readFile } from 'node:fs/promises';
import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { type CodeGrammar, readGrammar } from '../../content/code/code-grammar.ts';
import { findSiteFile } from '../../content/files/site-files.ts';
import type { Problem } from '../../problem/problem.ts';
import { projectProblem } from './problems.ts';

/** The grammars that `codeBlock.languages` names, and a warning for each file that is none. */
export async function readCodeGrammars(
  { codeBlock: { languages } }: SiteConfig,
  placeOf: PlaceOf,
  siteRoot: string,
): Promise<{ readonly grammars: readonly CodeGrammar[]; readonly problems: readonly Problem[] }> {
  const grammars: CodeGrammar[] = [];
  const problems: Problem[] = [];
  for (const [index, path] of languages.entries()) {
    const file = await findSiteFile(siteRoot, path.replace(/^\/+/, ''));
    const text = file && (await readFile(file, 'utf8').catch(() => undefined));
    const read = text === undefined ? ('no file' as const) : readGrammar(text);
    if (typeof read !== 'string') grammars.push(read);
    else problems.push(projectProblem('no-grammar', placeOf(['codeBlock', 'languages', index]), path, read));
  }
  return { grammars, problems };
}
