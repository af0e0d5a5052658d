import type { Project } from '../../build/project/project.ts';
import type { CollectOutput, PageOutput } from '../../build/publication/publication.ts';
import { finishPage } from '../../lib/html/finish-page.ts';
import { readHtmlTags } from '../../lib/html/tags.ts';
import { runsOwnScripts } from '../../site/head.ts';

/** What the middleware does with what Octavo's routes have rendered. */
export interface FinishHtml {
  /** A page as it is published; it is collected too. */
  readonly finishHtml: (rendered: string, output: PageOutput | undefined) => string;
  /** Collects what is a part of pages, and none itself. */
  readonly collectPart: (html: string) => void;
}

/**
 * Finishes the pages of a project. The development server gets no policy, because Vite's client styles pages by inline
 * styles.
 */
export function createFinishHtml(project: Project, collect: CollectOutput, isLive: boolean): FinishHtml {
  return {
    finishHtml(rendered, output) {
      const head = project.site()?.head;
      const tags = readHtmlTags(rendered);
      const policy = {
        connects: output?.connects ?? [],
        scriptOrigins: head ? [...head.ownFiles.scriptOrigins, ...head.scriptOrigins] : [],
        allowed: head?.analytics.allowed ?? {},
      };
      const hasOwnScripts = head !== undefined && runsOwnScripts(head);
      const html = finishPage(rendered, tags, isLive ? undefined : { policy, hasOwnScripts });
      collect({ html, tags }, output);
      return html;
    },
    collectPart: (html) => collect({ html, tags: readHtmlTags(html) }, undefined),
  };
}
