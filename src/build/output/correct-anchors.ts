import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rewriteUrls } from '../../lib/html/rewrite-urls.ts';
import { readHtmlTags } from '../../lib/html/tags.ts';
import type { LinkCheck } from '../check/check-links.ts';
import { nameHtmlFile } from './list-files.ts';
import { replaceFile } from './put-file.ts';

/** Writes the URLs of `LinkCheck.corrections` into the pages that were built into `folder` (absolute). */
export async function writeAnchors(corrections: LinkCheck['corrections'], folder: string): Promise<void> {
  for (const [page, urls] of corrections) {
    const file = join(folder, nameHtmlFile(page));
    const html = await readFile(file, 'utf8');
    const { html: corrected } = rewriteUrls(html, readHtmlTags(html), (url) => urls.get(url) ?? url);
    replaceFile(file, corrected);
  }
}
