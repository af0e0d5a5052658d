import type { Project } from '../../build/project/project.ts';
import type { CollectOutput, PageOutput } from '../../build/publication/publication.ts';
import { finishPage } from '../../lib/html/finish-page.ts';
import { type RewrittenHtml, rewriteUrls } from '../../lib/html/rewrite-urls.ts';
import { readHtmlTags } from '../../lib/html/tags.ts';
import { listProviderNodes } from '../../search/search-provider.ts';
import { runsOwnScripts } from '../../site/head.ts';
import { keepsUrls, writeUrl } from '../../site/links/site-url.ts';
import { createLanguageLinks } from '../../site/navigation/language-links.ts';
import type { Site } from '../../site/site.ts';

/** What the middleware does with what Octavo's routes have rendered. */
export interface FinishHtml {
  /** A page as it is published; it is collected too. */
  readonly finishHtml: (rendered: string, output: PageOutput | undefined) => string;
  /** The same of what is a part of pages, and none itself. */
  readonly finishPart: (rendered: string) => string;
}

/**
 * Finishes the pages of a project: links of a text that is not translated stay in the language of its readers, and the site's base comes in front of their URLs. The development server gets no policy, because Vite's client styles pages by inline
 * styles.
 */
export function createFinishHtml(project: Project, collect: CollectOutput, isLive: boolean): FinishHtml {
  const putBase = (html: string): RewrittenHtml => {
    const tags = readHtmlTags(html);
    const site = project.site();
    return !site || keepsUrls(site) ? { html, tags } : rewriteUrls(html, tags, (url) => writeUrl(site, url));
  };
  const links = new WeakMap<Site, ReturnType<typeof createLanguageLinks>>();
  /** The links of a text in another language, in that of its readers. */
  const putLanguage = (html: string, output: PageOutput | undefined): string => {
    const site = project.site();
    if (!site || output?.page.originalUrl === undefined) return html;
    const find = links.get(site) ?? createLanguageLinks(site);
    links.set(site, find);
    const follow = find(output.page);
    const start = html.indexOf('<article');
    const end = html.lastIndexOf('</article>');
    if (!follow || start < 0 || end < start) return html;
    const text = html.slice(start, end);
    const anchors = readHtmlTags(text).filter(({ name }) => name === 'a');
    return html.slice(0, start) + rewriteUrls(text, anchors, follow).html + html.slice(end);
  };
  return {
    finishHtml(whole, output) {
      const rendered = putLanguage(whole, output);
      const { head, search } = project.site() ?? {};
      const { html: based, tags } = putBase(rendered);
      const policy = {
        connects: [
          ...(output?.connects ?? []),
          ...(search?.provider ? listProviderNodes(search.provider) : []),
        ],
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
