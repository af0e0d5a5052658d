declare module 'virtual:octavo/project' {
  type Context = import('./astro/hooks/virtual-module.ts').ProjectModule;
  export const project: Context['project'];
  export const finishHtml: Context['finishHtml'];
  export const finishPart: Context['finishPart'];
  export const takeHtml: NonNullable<Context['takeHtml']>;
  export const cards: Context['cards'];
  export const isTaken: Context['isTaken'];
  export const isKept: Context['isKept'];
}

interface ImportMetaEnv {
  /** `Site.base`, in scripts of pages. */
  readonly OCTAVO_BASE: string;
  /** The type of `Site.search.provider`, in scripts of built pages; '' for an index of the site. */
  readonly OCTAVO_SEARCH: 'algolia' | 'typesense' | '';
  /** `Site.isOffline`, in scripts of pages. */
  readonly OCTAVO_OFFLINE: boolean;
  /** Whether returning readers are shown what changed, in scripts of pages: a file says what. */
  readonly OCTAVO_VISITS: boolean;
}

declare namespace App {
  interface Locals {
    /** Whether a route of Octavo's has answered. */
    isOctavo?: boolean;
    /** What the page gives besides its HTML. */
    output?: import('./build/publication/publication.ts').PageOutput;
    /** The HTML of the page, where the answer goes without it. */
    rendered?: string;
    /** The HTML of an answer that is a part of pages, and none itself. */
    part?: string;
    /** Says what Octavo says to readers, in the language of the page. */
    t: import('./i18n/translate.ts').Translate;
    /** Where links in texts of the page's OpenAPI document lead. */
    followDocumentLink?: import('./site/links/document-links.ts').FollowDocumentLink;
  }
}

declare module 'virtual:octavo/sheet' {
  /** The URL of the style sheet of all pages. */
  const url: string;
  export default url;
}

declare module 'virtual:octavo/relay' {
  /** What the relay knows, as `writeRelaySite` writes it; undefined when the site wants none. */
  export const relayText: string | undefined;
}

declare module 'virtual:octavo/mcp' {
  /** What `/mcp` knows, as `writeMcpSite` writes it. */
  export const mcpText: string | undefined;
  /** Octavo's own. */
  export const version: string;
}

declare module 'cloudflare:sockets' {
  export const connect: import('./relay/transport-connect.ts').Connect;
}
