declare module 'virtual:octavo/project' {
  export const project: import('./build/project/project.ts').Project;
}

declare namespace App {
  interface Locals {
    /** The page of a built site that is rendered. */
    page?: import('./site/site.ts').Page;
    /** Base URLs that the page sends requests to. */
    connects?: readonly string[];
    /** Where links in texts of the page's OpenAPI document lead. */
    followDocumentLink?: import('./site/links/document-links.ts').FollowDocumentLink;
  }
}

declare module 'virtual:octavo/relay' {
  /** What the relay knows, as `writeRelaySite` writes it; undefined when the site wants none. */
  export const relayText: string | undefined;
}
