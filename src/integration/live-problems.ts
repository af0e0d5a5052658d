import type { CompiledPage } from '../content/compiled-page.ts';
import { showSitePath } from '../content/site-file.ts';
import { uniteProblems } from '../content/unite-problems.ts';
import { compareProblems } from '../problem/compare-problems.ts';
import type { Problem } from '../problem/problem.ts';
import type { Project } from './project.ts';

/** What is wrong with a site that is served, as far as it is known: tells the writer what is found, and what is fixed. */
export interface LiveProblems {
  /**
   * Takes in that a file (absolute) changed, after the project did; `isReadAgain` when that read the whole site again.
   * Compiles the page of that file; after a change of anything but its text the pages too that have problems or show
   * the file.
   */
  readonly takeChange: (file: string, isReadAgain: boolean) => Promise<void>;
  /**
   * Takes in that a page was shown, rendered from a revision of the project. Gives what is wrong with it; nothing for a
   * page that is broken as a whole, which says so itself.
   */
  readonly takeShown: (path: string, revision: number) => Promise<readonly Problem[]>;
}

interface CheckedPage {
  readonly problems: readonly Problem[];
  /** What it was made from, relative to the site root. */
  readonly files: readonly string[];
}

/** The problems of a project whose `siteProblems` the writer knows already; the others are announced. */
export function createLiveProblems(project: Project): LiveProblems {
  let told = project.siteProblems();
  /** By the page's file, relative to the site root. */
  const checked = new Map<string, CheckedPage>();
  /** What pages failed with when they were rendered, with the revision they were told in. */
  let rendered: readonly { readonly problem: Problem; readonly revision: number }[] = [];

  const tell = () => {
    const pages = [...checked.values()].flatMap(({ problems }) => problems);
    const late = rendered.map(({ problem }) => problem);
    const change = compareProblems(told, uniteProblems([...project.siteProblems(), ...pages, ...late]));
    told = change.left;
    if (change.found.length > 0 || change.fixed.length > 0) project.announce(change);
  };

  const take = (pages: readonly CompiledPage[]) => {
    for (const { file, problems, dependencies } of pages)
      checked.set(file, { problems, files: [file, ...dependencies] });
  };

  return {
    async takeChange(file, isReadAgain) {
      const pages = project.site()?.pages ?? [];
      const files = new Set(pages.map(({ source }) => source?.file));
      for (const known of checked.keys()) if (!files.has(known)) checked.delete(known);
      const shown = showSitePath(project.siteRoot, file);
      const isOneText = !isReadAgain && pages.some(({ source }) => source?.absoluteFile === file);
      const concerned = pages.filter(({ source }) => {
        if (source?.absoluteFile === file) return true;
        const known = !isOneText && source && checked.get(source.file);
        return known && (known.problems.length > 0 || known.files.some((one) => isPartOf(one, shown)));
      });
      take(await project.compiler.draftAll(concerned));
      const isGone = await Promise.all(
        rendered.map(async ({ problem }) => (await project.readText(problem.file)) === undefined),
      );
      rendered = rendered.filter((_, index) => !isGone[index]);
      tell();
    },
    async takeShown(path, revision) {
      const page = project.lookup().findPage(path.replace(/^\/+|\/+$/g, ''));
      const compiled = page && (await project.compiler.compile(page));
      const files = new Set(compiled && [compiled.file, ...compiled.dependencies]);
      const late = await project.takeRenderProblems();
      rendered = [
        ...rendered.filter((one) => !files.has(one.problem.file) || one.revision >= revision),
        ...late.map((problem) => ({ problem, revision: project.revision() })),
      ];
      if (compiled) take([compiled]);
      tell();
      if (!compiled || compiled.isBroken) return [];
      const ofPage = rendered.map(({ problem }) => problem).filter(({ file }) => files.has(file));
      return uniteProblems([...compiled.problems, ...ofPage]);
    },
  };
}

/** Whether a file is another one, or lies in that folder. */
function isPartOf(file: string, other: string): boolean {
  return file === other || file.startsWith(`${other}/`);
}
