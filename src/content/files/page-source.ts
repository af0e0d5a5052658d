import type { Frontmatter } from './frontmatter.ts';

/** One Markdown file that is a page: what is known of it before it is compiled. */
export interface PageSource {
  /**
   * Its path without slashes at the ends and without extension, as in a URL: `guides/quickstart`, `''` for
   * the root's index.
   */
  readonly path: string;
  /** Its file relative to the site root, with `/`: `content/guides/quickstart.mdx`. */
  readonly file: string;
  /** The same, absolute. */
  readonly absoluteFile: string;
  readonly format: 'mdx' | 'md';
  readonly frontmatter: Frontmatter;
}

/** An entry of a page's table of contents. `text` is plain text. */
export interface Heading {
  readonly depth: 2 | 3;
  readonly id: string;
  readonly text: string;
  /** The line of the page's file that it is in; left out where a snippet has it. */
  readonly line?: number;
}
