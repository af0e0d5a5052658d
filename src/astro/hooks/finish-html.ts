import type { Project } from '../../build/project/project.ts';
import type { CollectOutput, PageOutput } from '../../build/publication/publication.ts';
import { finishPage } from '../../lib/html/finish-page.ts';
import { type RewrittenHtml, rewriteUrls } from '../../lib/html/rewrite-urls.ts';
import { readHtmlTags } from '../../lib/html/tags.ts';
import { runsOwnScripts } from '../../site/head.ts';
import { keepsUrls, writeUrl } from '../../site/links/site-url.ts';

/** What the middleware does with what Octavo's routes have rendered. */
export interface FinishHtml {
  /** A page as it is published; it is collected too. */
  readonly finishHtml: (rendered: string, output: PageOutput | undefined) => string;
  /** The same of what is a part of pages, and none itself. */
  readonly finishPart: (rendered: string) => string;
}

/**
 * Finishes the pages of a project: the site's base comes in front of their URLs. The development server gets no policy, because Vite's client styles pages by inline
 * styles.
 */
export function createFinishHtml(project: Project, collect: CollectOutput, isLive: boolean): FinishHtml {
  const putBase = (html: string): RewrittenHtml => {
    const tags = readHtmlTags(html);
    const site = project.site();
    return !site || keepsUrls(site) ? { html, tags } : rewriteUrls(html, tags, (url) => writeUrl(site, url));
  };
  return {
    finishHtml(rendered, output) {
      const head = project.site()?.head;
      const { html: based, tags } = putBase(rendered);
      const policy = {
        connects: output?.connects ?? [],
        scriptOrigins: head ? [...head.ownFiles.scriptOrigins, ...head.scriptOrigins] : [],
        allowed: head?.analytics.allowed ?? {},
      };
      const hasOwnScripts = head !== undefined && runsOwnScripts(head);
      const html = finishPage(based, tags, isLive ? undefined : { policy, hasOwnScripts });
      collect({ html, tags }, output);
      return html;
    },
    finishPart(rendered) {
      const part = putBase(rendered);
      collect(part, undefined);
      return part.html;
    },
  };
}
