import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { escapeHtml } from '../../lib/html/escape.ts';
import type { Site, Theme } from '../../site/site.ts';

/**
 * The URL of the favicon of a site that names none: of the file that `writeFavicon` writes, or of its own data where
 * none is written.
 */
export function findDrawnFavicon({ name, theme }: Site, isWritten: boolean): string {
  const svg = drawFavicon(name, theme);
  return isWritten ? nameFile(svg) : `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Writes it into `output` (absolute). */
export async function writeFavicon({ name, theme }: Site, output: string): Promise<void> {
  const svg = drawFavicon(name, theme);
  const file = join(output, nameFile(svg));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, svg);
}

/** Named for what it holds, so that browsers may keep it for ever. */
function nameFile(svg: string): string {
  return `/_octavo/icon.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
}

/** The first letter of a site's name on its theme's solid colour. */
function drawFavicon(name: string, theme: Theme): string {
  const [first] = new Intl.Segmenter().segment(name.trim().toUpperCase());
  const letter = first?.segment ?? '';
  const safe = escapeHtml(letter);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${theme.light['solid']}"/>` +
    `<text x="16" y="22.5" font-family="system-ui,sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="${theme.light['on-solid']}">${safe}</text></svg>`
  );
}
