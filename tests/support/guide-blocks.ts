import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A fenced block of a page. */
export interface GuideBlock {
  readonly language: string;
  /** The words behind the language: a file name, or `Terminal`. */
  readonly title: string;
  readonly text: string;
}

/** The fenced blocks of a page of the documentation, such as `deploy/docker`, in their order; indents are taken off. */
export async function readGuideBlocks(page: string): Promise<readonly GuideBlock[]> {
  const file = fileURLToPath(new URL(`../../content/${page}.mdx`, import.meta.url));
  const text = await readFile(file, 'utf8');
  return [...text.matchAll(/^( *)```(\S+) ?([^\n]*)\n(.*?)^\1```$/gms)].map(
    ([, indent = '', language = '', title = '', block = '']) => ({
      language,
      title: title.trim(),
      text: block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** The one block with a title, with parts of it replaced; throws where there is no such block or part. */
export function fillGuideBlock(
  blocks: readonly GuideBlock[],
  title: string,
  places: readonly (readonly [from: string, to: string])[] = [],
): string {
  const [found, ...more] = blocks.filter((block) => block.title === title);
  if (!found || more.length > 0) throw new Error(`The guide has not one block "${title}".`);
  return places.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The guide has no "${from}".`);
    return text.replaceAll(from, to);
  }, found.text);
}
