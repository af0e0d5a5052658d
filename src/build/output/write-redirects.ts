import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { escapeAttribute } from '../../lib/html/escape.ts';
import type { Redirect, Site } from '../../site/site.ts';

/**
 * Writes the site's redirects into `output` (absolute): `_redirects` for hosts that read it, and for each source
 * without a pattern a page that leads on by itself. A page of the site is never written over.
 */
export async function writeRedirects(site: Site, output: string): Promise<void> {
  if (site.redirects.length === 0) return;
  await writeFile(join(output, '_redirects'), `${site.redirects.map(writeRule).join('\n')}\n`);
  for (const { source, destination } of site.redirects) {
    if (/[:*]/.test(source)) continue;
    const file = join(output, ...decodeURI(source).split('/').filter(isName), 'index.html');
    if (await isThere(file)) continue;
    // Where a file has the name of the source, hosts answer with that.
    if (await isThere(dirname(file), true)) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, writePage(destination));
  }
}

/** `*` of the web's static hosts: https://developers.cloudflare.com/pages/configuration/redirects/ */
function writeRule({ source, destination, permanent }: Redirect): string {
  const splat = /:(\w+)\*/.exec(source)?.[1];
  const from = source.replace(/:\w+\*/, '*');
  const to = splat === undefined ? destination : destination.replace(new RegExp(`:${splat}\\*?`), ':splat');
  return `${from} ${to} ${permanent ? 308 : 307}`;
}

function writePage(destination: string): string {
  const url = escapeAttribute(destination);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>Moved</title><meta name="robots" content="noindex">` +
    `<link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0;url=${url}"></head>` +
    `<body><main><h1>Moved</h1><p><a href="${url}">Go on to ${url}</a></p></main></body></html>\n`
  );
}

function isName(part: string): boolean {
  return part !== '' && part !== '.' && part !== '..';
}

async function isThere(path: string, asFile = false): Promise<boolean> {
  return stat(path).then(
    (entry) => !asFile || entry.isFile(),
    () => false,
  );
}
