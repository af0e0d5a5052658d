import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close } from 'pagefind';
import { type Problem, problem } from '../../problem/problem.ts';
import { searchPath } from '../search-index.ts';
import type { SearchIndex } from './create-index.ts';

/** Finishes the search index of a site and writes it into `output` (absolute). Gives the problem that kept it from being made. */
export async function writeSearch(index: SearchIndex, output: string): Promise<readonly Problem[]> {
  try {
    for (const [name, content] of await index.finish()) {
      const file = join(output, searchPath, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    return [];
  } catch (error) {
    return [describeSearchFailure(error instanceof Error ? error.message : String(error))];
  } finally {
    await close();
  }
}

/** The index of the search could not be made; `reason` is Pagefind's. */
function describeSearchFailure(reason: string): Problem {
  return problem(
    { file: 'site.json', line: 1, column: 1 },
    'site/search',
    'error',
    `The search index could not be made: ${reason}`,
    'Build without a search: --no-search.',
  );
}
