import type { Place } from '../../problem/problem.ts';
import { readText } from '../files/read-text.ts';
import { showSitePath } from '../files/site-file.ts';
import { compileScript } from '../scripts/compile-script.ts';
import type { GroupWork, PageWork } from '../transform/page-work.ts';
import { type CompiledFile, compileFile, type FileJob } from './compile-file.ts';
import { describeSnippetCycle } from './import-problems.ts';

/** More uses on one page than this share one compilation. */
const mostUses = 200;

/**
 * Compiles a file that a page, or a file of it, imports at `place`: a snippet, a script or data. Undefined, with the
 * mistake in `work`, when it cannot be read or leads back to itself. `group` is the parent that lists what it shows.
 */
export async function compileImport(
  file: string,
  job: FileJob,
  work: PageWork,
  place: Place,
  group?: GroupWork,
): Promise<CompiledFile | undefined> {
  const shown = (path: string) => showSitePath(job.context.siteRoot, path);
  work.dependencies.add(shown(file));
  if (job.chain.includes(file)) {
    const chain = [...job.chain.slice(job.chain.indexOf(file)), file].map(shown);
    work.problems.push(describeSnippetCycle(place, chain));
    return undefined;
  }
  const before = job.compiled.get(file);
  const isShared = job.compiled.size > mostUses;
  const listed = isShared ? undefined : group;
  if (before && !listed && (!before.takesIds || isShared)) return before;
  const { text, problem } = await readText(file, shown(file));
  if (text === undefined) {
    work.problems.push(problem);
    return undefined;
  }
  const compile = /\.mdx?$/.test(file) ? compileFile : compileScript;
  const compiled = await compile({
    ...job,
    text,
    file: shown(file),
    absoluteFile: file,
    format: file.endsWith('.md') ? 'md' : 'mdx',
    isSnippet: true,
    group: listed,
    chain: [...job.chain, file],
  });
  job.compiled.set(before || listed ? `${file} ${job.compiled.size}` : file, compiled);
  return compiled;
}
