import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../bench/create-random.ts';

/** What a writer calls a page in a link to it. */
export interface InternalLink {
  readonly text: string;
  /** URL path of the linked page. */
  readonly target: string;
}

const seed = 1;

/**
 * `count` links between pages of a built site (`output` is its folder), drawn with a fixed seed: each text with its target once, without
 * texts that are the title of a page.
 */
export function drawLinks(output: string, count: number): readonly InternalLink[] {
  const titles = new Set<string>();
  const links = new Map<string, InternalLink>();
  for (const file of globSync('**/index.html', { cwd: output }).sort()) {
    const html = readFileSync(join(output, file), 'utf8');
    const article = /<article\b[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
    const own = `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`;
    titles.add(readText(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(article)?.[1] ?? '').toLowerCase());
    const body = article.replace(/<nav\b[\s\S]*?<\/nav>/g, '');
    for (const [, href = '', inside = ''] of body.matchAll(
      /<a [^>]*href="(\/[^"#?]*)[^"]*"[^>]*>([\s\S]*?)<\/a>/g,
    )) {
      const text = readText(inside);
      const target = findPage(output, href);
      if (text !== '' && target !== undefined && target !== own)
        links.set(`${text.toLowerCase()} ${target}`, { text, target });
    }
  }
  const pool = [...links.values()].filter(({ text }) => !titles.has(text.toLowerCase()));
  const random = createRandom(seed);
  const drawn: InternalLink[] = [];
  while (drawn.length < count && pool.length > 0)
    drawn.push(...pool.splice(Math.floor(random() * pool.length), 1));
  return drawn;
}

/** The page that an address shows, after the one that it may lead on to; undefined where it is no page. */
function findPage(output: string, path: string): string | undefined {
  const file = join(output, path, 'index.html');
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8');
  const next = /http-equiv="refresh" content="0;url=(\/[^"#?]*)/.exec(html)?.[1];
  if (next !== undefined) return findPage(output, next);
  return html.includes('<article') ? `${path.replace(/\/$/, '')}/` : undefined;
}

function readText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
