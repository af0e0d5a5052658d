import { isAbsolute, join } from 'node:path';
import { componentProblem } from '../../build/project/problems.ts';
import { componentFolder } from '../../content/files/component-folder.ts';
import { findSiteFile, isInside, showSitePath } from '../../content/files/site-files.ts';
import { type Problem, startOf } from '../../problem/problem.ts';

/** A mistake in a module, as Rolldown tells it: https://rolldown.rs/reference/interface.rolldownerror */
interface ModuleMistake {
  readonly message: string;
  readonly code?: string;
  /** The module that could not be found. */
  readonly exporter?: string;
  readonly loc: { readonly file: string; readonly line: number; readonly column: number };
}

/**
 * The writer's mistake for which Astro could not build a site in a folder (absolute): one in an Astro component of its own,
 * which cannot be compiled or fails as a page is rendered. Undefined when it was something else.
 */
export async function findPartProblem(error: unknown, siteRoot: string): Promise<Problem | undefined> {
  if (!(error instanceof Error)) return undefined;
  const folder = join(siteRoot, componentFolder);
  const mistake = listMistakes(error).find(({ loc }) => isAbsolute(loc.file) && isInside(folder, loc.file));
  if (mistake) {
    const { file, line, column } = mistake.loc;
    const place = { file: showSitePath(siteRoot, file), line, column: column + 1 };
    return componentProblem('broken-part', place, describeMistake(mistake));
  }
  // As Astro's runtime names what it renders (`AstroComponentInstance`, 7.3.4).
  const [, name] = /\bAstroComponentInstance\.(\w+) \[as factory\]/.exec(error.stack ?? '') ?? [];
  const shown = `${componentFolder}/${name}.astro`;
  if (name === undefined || (await findSiteFile(siteRoot, shown)) === undefined) return undefined;
  return componentProblem('failed-part', startOf(shown), readReason(error.message));
}

function listMistakes(error: Error): readonly ModuleMistake[] {
  const { errors } = error as Error & { readonly errors?: readonly Partial<ModuleMistake>[] };
  return (Array.isArray(errors) ? errors : []).filter(
    (one): one is ModuleMistake => typeof one.loc?.file === 'string' && typeof one.message === 'string',
  );
}

function describeMistake({ code, exporter, message }: ModuleMistake): string {
  return code === 'UNRESOLVED_IMPORT' ? `"${exporter}" leads to no file` : readReason(message);
}

/** The first line of a message, for the middle of a sentence. */
function readReason(message: string): string {
  return message.replace(/\n.*/s, '').replace(/\.$/, '');
}
