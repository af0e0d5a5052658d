import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Problem } from '../../problem/problem.ts';
import { hasTwin, nameTwin } from '../../site/markdown/markdown-path.ts';
import type { Project } from '../project/project.ts';
import { readPageTexts } from './page-texts.ts';
import { writeFullParts, writePageFeed, writeSiteTexts } from './site-texts.ts';

/**
 * Writes what a site publishes for machines into `output` (absolute): each page as Markdown, `llms.txt`,
 * `llms-full.txt`, the sitemap, `robots.txt`, feeds and social cards. A file that is there already, as the writer's own
 * `robots.txt` is, stays.
 */
export async function writePublication(project: Project, output: string): Promise<readonly Problem[]> {
  const site = project.site();
  if (!site) return [];
  const write = (path: string, text: string) => writeNew(join(output, path), text);
  for (const page of site.pages.filter(hasTwin)) {
    const texts = await readPageTexts(project, page);
    await write(nameTwin(page), texts.markdown);
    const feed = writePageFeed(project, site, page, texts);
    if (feed) await write(feed.path, feed.text);
  }
  for (const [path, text] of writeSiteTexts(project, site)) await write(path, text);
  await writeParts(join(output, 'llms-full.txt'), writeFullParts(project, site));
  const problems = (await project.publication.cards?.write(output)) ?? [];
  project.publication.texts.clear();
  return problems;
}

async function writeNew(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' }).catch(passOverExisting);
}

async function writeParts(file: string, parts: AsyncIterable<string>): Promise<void> {
  const handle = await open(file, 'wx').catch(passOverExisting);
  if (!handle) return;
  try {
    for await (const part of parts) await handle.write(part);
  } finally {
    await handle.close();
  }
}

function passOverExisting(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
  throw error;
}
