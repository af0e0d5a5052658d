import { type PolicyOptions, readPageSources, writePolicy } from './content-security-policy.ts';
import { extractStyles } from './extract-styles.ts';
import { pruneStyles } from './prune-styles.ts';
import { escapeAttribute } from './tags.ts';

/** What a page is published with. */
interface Finish {
  readonly policy: PolicyOptions;
  /** Whether scripts that Octavo does not know run in it. */
  readonly hasOwnScripts: boolean;
}

/**
 * A rendered page as it is published: its `style` attributes as classes and, unless `finish` is undefined, its style
 * sheet pruned where nothing but Octavo's small scripts adds to the page, and the Content Security Policy of what it
 * holds as its first meta tag.
 */
export function finishPage(html: string, finish: Finish | undefined): string {
  const taken = extractStyles(html);
  const styled =
    taken.css === '' ? taken.html : taken.html.replace('</head>', () => `<style>${taken.css}</style></head>`);
  if (!finish) return styled;
  const isStill = !finish.hasOwnScripts && !styled.includes('<octavo-playground');
  const pruned = isStill ? pruneStyles(styled) : styled;
  const text = escapeAttribute(writePolicy(readPageSources(pruned), finish.policy));
  return pruned.replace(
    /<head(?:\s[^>]*)?>(?:\s*<meta charset=[^>]*>)?/i,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${text}">`,
  );
}
