import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { showSitePath } from '../../content/files/site-files.ts';
import { compareProblems } from '../../problem/compare-problems.ts';
import { mergeProblems } from '../../problem/merge-problems.ts';
import type { Problem } from '../../problem/problem.ts';
import { createDeadLinkFinder, keepLinkedPage, type LinkedPage } from '../check/live-links.ts';
import type { Project } from './project.ts';

/** What is wrong with a site that is served, as far as it is known: tells the writer what is found, and what is fixed. */
interface LiveProblems {
  /**
   * Takes in that a file (absolute) changed, after the project did; `isReadAgain` when that read the whole site again.
   * Compiles the page of that file; after a change of anything but its text the pages too that have problems or show
   * the file. Resolves when all of that is done and told; nobody has to wait for it.
   */
  readonly takeChange: (file: string, isReadAgain: boolean) => Promise<void>;
  /**
   * Takes in that a page was shown, rendered from a revision of the project. Gives what is wrong with it; nothing for a
   * page that is broken as a whole, which says so itself. The writer is told later: see `rest`.
   */
  readonly takeShown: (path: string, revision: number) => Promise<readonly Problem[]>;
  /** Compiles the pages that were not yet, a few at a time and between requests, so that those that are asked for do not wait. */
  readonly checkOthers: () => Promise<void>;
  /** Resolves when all that was taken in is told. */
  readonly rest: () => Promise<void>;
  readonly stop: () => void;
}

interface CheckedPage extends LinkedPage {
  readonly problems: readonly Problem[];
  /** What it was made from, relative to the site root. */
  readonly sources: readonly string[];
}

/** Milliseconds between two looks whether a request is still being answered. */
const pause = 20;

/**
 * The problems of a project whose `siteProblems` the writer knows already; the others are announced. While the server `isBusy`
 * with a request, no page is compiled that nobody asked for, and no link is followed.
 */
export function createLiveProblems(project: Project, isBusy: () => boolean = () => false): LiveProblems {
  let told = project.siteProblems();
  /** By the page's file, relative to the site root. */
  const checked = new Map<string, CheckedPage>();
  /** What pages failed with when they were rendered, with the revision they were told in. */
  let rendered: readonly { readonly problem: Problem; readonly revision: number }[] = [];

  let isStopped = false;
  const giveWay = async () => {
    do await wait(isBusy() ? pause : 0);
    while (isBusy() && !isStopped);
  };
  const links = createDeadLinkFinder(project, giveWay);
  let compared = project.site();
  const compare = async () => {
    // Of a site that was read again each link is followed anew, and the page that is open is about to be asked for.
    if (project.site() !== compared) await giveWay();
    const site = project.site();
    compared = site;
    const dead = site ? await links.find(site, checked) : [];
    const pages = [...checked.values()].flatMap(({ problems }) => problems);
    const late = rendered.map(({ problem }) => problem);
    const all = mergeProblems([...project.siteProblems(), ...pages, ...late, ...dead]);
    const change = compareProblems(told, all);
    told = change.left;
    if (change.found.length > 0 || change.fixed.length > 0) project.announce(change);
  };
  /** One after the other, and only the last of several that were asked for. */
  let telling = Promise.resolve();
  let asked = 0;
  const tell = (): Promise<void> => {
    asked += 1;
    const own = asked;
    telling = telling.then(async () => {
      if (own === asked) await compare();
    });
    return telling;
  };

  const take = (pages: readonly CompiledPage[]) => {
    for (const page of pages) {
      const sources = [page.file, ...page.dependencies];
      checked.set(page.file, { ...keepLinkedPage(page), problems: page.problems, sources });
    }
  };

  let checking: Promise<void> | undefined;
  const listOthers = () =>
    (project.site()?.pages ?? []).filter(({ source }) => source && !checked.has(source.file));
  const checkOthers = async () => {
    for (let others = listOthers(); others.length > 0 && !isStopped; others = listOthers()) {
      const site = project.site();
      for (const page of others) {
        await giveWay();
        if (isStopped || project.site() !== site) break;
        const start = performance.now();
        const revision = project.revision();
        const drafted = await project.compiler.draftAll([page]);
        // A page is kept when it is opened: all of a large site would fill the memory.
        project.compiler.forget(page);
        if (revision === project.revision()) take(drafted);
        await wait(performance.now() - start);
      }
    }
    if (!isStopped) await tell();
  };

  return {
    checkOthers() {
      checking ??= checkOthers().finally(() => {
        checking = undefined;
      });
      return checking;
    },
    rest: () => telling,
    stop() {
      isStopped = true;
    },
    async takeChange(file, isReadAgain) {
      const pages = project.site()?.pages ?? [];
      const files = new Set(pages.map(({ source }) => source?.file));
      for (const known of checked.keys()) if (!files.has(known)) checked.delete(known);
      const shown = showSitePath(project.siteRoot, file);
      const isOneText = !isReadAgain && pages.some(({ source }) => source?.absoluteFile === file);
      const concerned = pages.filter(({ source }) => {
        if (source?.absoluteFile === file) return true;
        const known = !isOneText && source && checked.get(source.file);
        return known && (known.problems.length > 0 || known.sources.some((one) => isPartOf(one, shown)));
      });
      for (const page of concerned) {
        // The page that was edited is compiled already, for whoever saved it.
        if (page.source?.absoluteFile !== file) await giveWay();
        const revision = project.revision();
        const drafted = await project.compiler.draftAll([page]);
        if (revision === project.revision()) take(drafted);
        else if (page.source) checked.delete(page.source.file);
      }
      const isGone = await Promise.all(
        rendered.map(async ({ problem }) => (await project.readText(problem.file)) === undefined),
      );
      rendered = rendered.filter((_, index) => !isGone[index]);
      await tell();
      await telling;
    },
    async takeShown(path, revision) {
      const page = project.lookup().findPage(path.replace(/^\/+|\/+$/g, ''));
      const compiled = page && (await project.compiler.compile(page));
      const files = new Set(compiled && [compiled.file, ...compiled.dependencies]);
      const late = project.takeRenderProblems();
      rendered = [
        ...rendered.filter((one) => !files.has(one.problem.file) || one.revision >= revision),
        ...late.map((problem) => ({ problem, revision: project.revision() })),
      ];
      if (compiled) take([compiled]);
      void tell();
      if (!compiled || compiled.isBroken) return [];
      const ofPage = rendered.map(({ problem }) => problem).filter(({ file }) => files.has(file));
      return mergeProblems([...compiled.problems, ...ofPage]);
    },
  };
}

/** Whether a file is another one, or lies in that folder. */
function isPartOf(file: string, other: string): boolean {
  return file === other || file.startsWith(`${other}/`);
}
