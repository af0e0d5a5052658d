import { escapeAttribute } from './attributes.ts';
import { readPageSources } from './page-sources.ts';
import { takeStyles } from './take-styles.ts';
import { type PolicyOptions, writePolicy } from './write-policy.ts';

/**
 * A rendered page as it is published: its `style` attributes as classes and, unless `policy` is undefined, the Content
 * Security Policy of what it holds as its first meta tag.
 */
export function finishPage(html: string, policy: PolicyOptions | undefined): string {
  const taken = takeStyles(html);
  const styled =
    taken.css === '' ? taken.html : taken.html.replace('</head>', () => `<style>${taken.css}</style></head>`);
  if (!policy) return styled;
  const text = escapeAttribute(writePolicy(readPageSources(styled), policy));
  return styled.replace(
    /<head(?:\s[^>]*)?>(?:\s*<meta charset=[^>]*>)?/i,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${text}">`,
  );
}
