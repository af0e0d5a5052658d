import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes that a page transfers with gzip, fonts left out. */
export interface PageWeight {
  readonly html: number;
  readonly css: number;
  readonly script: number;
}

/** Weighs a page of a built site with every style sheet and script that it loads, also through imports. */
export function measurePage(output: string, path: string): PageWeight {
  const html = readFileSync(join(output, path, 'index.html'), 'utf8');
  const weigh = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(output, file))).length, 0);
  const find = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))];
  return {
    html: gzipSync(html).length,
    css: weigh(find(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)),
    script: weigh(followImports(output, find(/<script[^>]+src="([^"]+)"/g))),
  };
}

function followImports(output: string, scripts: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(join(output, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*["'`](\.\/[^"'`]+)["'`]/g)) {
      visit(new URL(name, `http://site${file}`).pathname);
    }
  };
  for (const script of scripts) visit(script);
  return [...seen];
}

/** How many HTML files are below a folder, their bytes, and those of the largest. */
export function weighHtml(folder: string): {
  readonly files: number;
  readonly bytes: number;
  readonly largest: number;
} {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => statSync(join(folder, name)).size);
  return {
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    largest: Math.max(0, ...sizes),
  };
}
