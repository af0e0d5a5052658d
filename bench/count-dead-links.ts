import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The links of a built site that lead to a file, or a part of a page, that is not there; each URL once a page. */
export function countDeadLinks(output: string): number {
  const names = readdirSync(output, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const files = new Set(names);
  const pages = names.filter((name) => name.endsWith('.html'));
  const ids = new Map<string, ReadonlySet<string>>();
  const anchors: { readonly page: string; readonly id: string }[] = [];
  let dead = 0;
  for (const page of pages) {
    const html = readFileSync(join(output, page), 'utf8');
    ids.set(page, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => unescapeHtml(id))));
    const links = new Set(
      [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => unescapeHtml(href)),
    );
    for (const href of links) {
      const url = URL.parse(href, `http://site.invalid/${page.replace(/index\.html$/, '')}`);
      if (url?.origin !== 'http://site.invalid') continue;
      const path = decode(url.pathname).slice(1);
      const file = [path, `${path.replace(/\/$/, '')}/index.html`, `${path}.html`, 'index.html'].find(
        (name) =>
          name === 'index.html'
            ? path === ''
            : files.has(name) && !/(?:^|\/)$/.test(name) && isFile(name, files),
      );
      if (file === undefined) dead += 1;
      else if (url.hash.length > 1 && file.endsWith('.html'))
        anchors.push({ page: file, id: decode(url.hash.slice(1)) });
    }
  }
  const lost = anchors.filter(({ page, id }) => id !== 'top' && !ids.get(page)?.has(id));
  return dead + lost.length;
}

/** A folder is no file: its page is asked for after it. */
function isFile(name: string, files: ReadonlySet<string>): boolean {
  return /\.\w+$/.test(name) || !files.has(`${name}/index.html`);
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex?: string, number?: string) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number)),
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
