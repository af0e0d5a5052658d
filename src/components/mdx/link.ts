import { safeUrl } from '../../lib/html/safe-url.ts';

/** What a link needs: where it leads, whether that is another site, and the attributes that follow from it. */
export interface LinkTarget {
  readonly href: string;
  readonly isExternal: boolean;
  readonly rel: string | undefined;
  readonly target: string | undefined;
}

/** The link that a component's `href` makes, or undefined when there is none or it is not safe to follow. */
export function readLink(href: unknown, inNewTab: boolean): LinkTarget | undefined {
  const url = typeof href === 'string' && href !== '' ? safeUrl(href) : undefined;
  if (url === undefined || url === '') return undefined;
  const isExternal = /^(?:https?:)?\/\//i.test(url);
  return {
    href: url,
    isExternal,
    rel: isExternal || inNewTab ? 'noopener noreferrer' : undefined,
    target: inNewTab ? '_blank' : undefined,
  };
}
