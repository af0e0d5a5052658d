import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What the file of a navigation entry says about its page. */
export interface EntrySource {
  /** Relative to the site; undefined when there is no such file. */
  readonly file: string | undefined;
  /** The title in its frontmatter. */
  readonly title: string | undefined;
  /** The whole text of the file; '' when there is none. */
  readonly text: string;
  /** Whether its heading is its own, for its frontmatter has Octavo write none. */
  readonly hasOwnHeading: boolean;
  /** Whether the page only leads elsewhere: its frontmatter has a `url`. */
  readonly isLink: boolean;
}

/** Reads the file behind a navigation entry of the site in `folder`. */
export function readEntry(folder: string, entry: string): EntrySource {
  const bare = entry.replace(/^\/+|\/+$/g, '').replace(/\.mdx?$/, '');
  const file = [`${bare}.mdx`, `${bare}.md`].find((name) => existsSync(join(folder, name)));
  if (file === undefined) return { file, title: undefined, text: '', hasOwnHeading: false, isLink: false };
  const text = readFileSync(join(folder, file), 'utf8');
  const frontmatter = /^\uFEFF?\s*---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const data = readYaml(frontmatter);
  const title = data['title'];
  return {
    file,
    title: typeof title === 'string' ? title : undefined,
    text,
    hasOwnHeading: data['mode'] === 'custom' || data['mode'] === 'frame',
    isLink: typeof data['url'] === 'string',
  };
}

function readYaml(text: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = parse(text);
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
