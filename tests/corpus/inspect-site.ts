import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BrowserContext } from 'playwright';
import { startOctavo } from '../e2e/octavo-command.ts';
import { inspectPage } from './inspect-page.ts';
import type { MadeSite } from './make-site.ts';
import { pathOf } from './navigation-entries.ts';
import { readEntry } from './page-source.ts';

export interface SiteInspection {
  /** Entries of the navigation that a reader gets without a fault. */
  readonly rendered: number;
  /** Faults by entry, each of one whose own file is at fault included. */
  readonly faults: ReadonlyMap<string, readonly string[]>;
}

const atOnce = 2;

/** Serves a built site and looks at every page of its navigation at 390 px. */
export async function inspectSite(site: MadeSite, context: BrowserContext): Promise<SiteInspection> {
  const source = readSources(site.folder);
  const server = startOctavo(['serve', site.folder, '--port', '0']);
  const [url = ''] = await server.waitFor(/http:\/\/\S+/);
  const faults = new Map<string, readonly string[]>();
  const waiting = [...new Set(site.entries)];
  const look = async () => {
    const page = await context.newPage();
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
      const entrySource = readEntry(site.folder, entry);
      if (entrySource.isLink) continue;
      const address = new URL(encodeURI(pathOf(entry) === '' ? '' : `${pathOf(entry)}/`), url);
      const found = await inspectPage(page, address.href, entrySource, source).catch((error: Error) => ({
        faults: [error.message.split('\n')[0] ?? ''],
      }));
      if (found.faults.length > 0) faults.set(entry, found.faults);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: atOnce }, look));
  await server.stop();
  return { rendered: site.entries.filter((entry) => !faults.has(entry)).length, faults };
}

/** All text that writers wrote: pages, snippets, OpenAPI documents; without the marks of code, its entities as characters. */
function readSources(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:mdx?|json|ya?ml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/^(?:dist|\.octavo)\b/.test(relative(folder, file)))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('`', '');
}
