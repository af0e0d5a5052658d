import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { createHighlightCache, makeCacheKey } from './cache.ts';
import { createWorkerPool, type WorkerPool } from './pool.ts';
import { escapeCode } from './render-line.ts';
import { themeVersion } from './theme.ts';

export interface Highlighter {
  /**
   * Code as HTML, one line of HTML for each line of code: spans with the classes `tk-k` keyword, `tk-n` name,
   * `tk-s` string, `tk-c` constant, `tk-v` variable and `tk-m` comment, none across lines. `language` is what
   * `findLanguage` gives; `text` is only escaped. Never rejects: code that a grammar fails on is plain.
   */
  highlight(code: string, language: string): Promise<string>;
  /** Writes the cache and ends the threads. Afterwards blocks that are not kept come back plain. */
  close(): Promise<void>;
}

export interface HighlighterOptions {
  /** Absolute; made when missing. Without it nothing is kept. */
  readonly cacheFolder: string | undefined;
  /** How many threads at most; as many as the machine has cores when undefined. */
  readonly workers: number | undefined;
}

/**
 * Starts highlighting: nothing is loaded and no thread runs until a block is asked for that the cache does
 * not hold. The same block asked for twice is done once.
 */
export function createHighlighter(options: HighlighterOptions): Highlighter {
  const version = `${readShikiVersion()}-${themeVersion}`;
  const cache =
    options.cacheFolder === undefined ? undefined : createHighlightCache(options.cacheFolder, version);
  const asked = new Map<string, Promise<string>>();
  let pool: WorkerPool | undefined;

  async function findOrMake(key: string, code: string, language: string): Promise<string> {
    const kept = await cache?.read(key);
    if (kept !== undefined) return kept;
    pool ??= createWorkerPool(options.workers ?? availableParallelism());
    const lines = await pool.tokenize(code, language);
    if (lines !== undefined) cache?.keep(key, lines);
    return lines ?? escapeCode(code);
  }

  return {
    highlight(code, language) {
      if (language === 'text' || code.trim() === '') return Promise.resolve(escapeCode(code));
      const key = makeCacheKey(code, language);
      let lines = asked.get(key);
      if (!lines) {
        lines = findOrMake(key, code, language);
        asked.set(key, lines);
        void lines.finally(() => asked.delete(key));
      }
      return lines;
    },
    async close() {
      await pool?.close();
      await cache?.close();
    },
  };
}

function readShikiVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)('shiki/package.json');
  return manifest && typeof manifest === 'object' && 'version' in manifest ? String(manifest.version) : '0';
}
