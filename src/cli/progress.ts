import { buildAstroSite } from '../astro/hooks/run-astro.ts';
import type { PageCache } from '../build/page-cache/page-cache.ts';
import type { Project } from '../build/project/project.ts';
import type { Publication } from '../build/publication/publication.ts';

/** Tells of long work how far it is. */
export interface Progress {
  /** Begins a part of the work, `what` such as "Rendering pages", of so many steps when they can be counted. */
  readonly begin: (what: string, total?: number) => void;
  /** So many steps of the part are done. */
  readonly advance: (done: number) => void;
  /** Takes away what was shown. */
  readonly end: () => void;
}

interface Terminal {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** Work that is done before nobody waits for; a line in a log that nobody watches. In milliseconds. */
const [firstAfter, rewrittenAfter, loggedAfter] = [1000, 100, 10_000];

/**
 * Shows in a terminal one line, such as `Rendering pages 120/400, 3.2 s`, and nothing where the work is done in a second. Elsewhere, as in
 * the log of a build server, such a line is added every ten seconds.
 */
export function startProgress(terminal: Terminal, now: () => number = () => performance.now()): Progress {
  const start = now();
  const every = terminal.isTTY ? rewrittenAfter : loggedAfter;
  let next = start + (terminal.isTTY ? firstAfter : loggedAfter);
  let part = '';
  let steps: number | undefined;
  let isShown = false;
  const show = (done: number | undefined) => {
    if (now() < next) return;
    next = now() + every;
    const count = steps === undefined || done === undefined ? '' : ` ${done}/${steps}`;
    const text = `${part}${count}, ${((now() - start) / 1000).toFixed(1)} s`;
    terminal.write(terminal.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
    isShown = true;
  };
  return {
    begin(what, total) {
      part = what;
      steps = total;
      show(total === undefined ? undefined : 0);
    },
    advance: show,
    end() {
      if (terminal.isTTY && isShown) terminal.write('\r\x1b[K');
      isShown = false;
    },
  };
}

/** A page, by its path, and how long it took to render, in seconds. */
export interface PageTime {
  readonly path: string;
  readonly seconds: number;
}

/**
 * What renders the pages of a project for `buildSiteFiles`, with the checks that were begun, and tells how far it is; `times` are
 * those of the pages, which are rendered one after the other.
 */
export function renderWithProgress(progress: Progress) {
  const times: PageTime[] = [];
  const render = async (
    project: Project,
    publication: Publication,
    folder: string,
    cache: PageCache | undefined,
  ) => {
    progress.begin('Rendering pages', (project.site()?.pages.length ?? 0) - (cache?.size ?? 0));
    // Of the first page it cannot be told: what all pages need is loaded with it.
    let last: number | undefined;
    let done = 0;
    const collect: Publication['collect'] = (rendered, output) => {
      publication.collect(rendered, output);
      const now = performance.now();
      if (!output) return;
      if (last !== undefined) times.push({ path: output.page.path, seconds: (now - last) / 1000 });
      last = now;
      progress.advance(++done);
    };
    const pages = await buildAstroSite(project, { ...publication, collect }, folder, cache);
    await project.finishChecks();
    if (!('code' in pages)) progress.begin('Writing search, links and files');
    return pages;
  };
  return { render, times };
}
