import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { type BundledLanguage, bundledLanguages } from 'shiki/langs';
import { escapeHtml } from '../../lib/html/escape.ts';
import { codeTheme, renderLine } from './code-theme.ts';
import type { WorkerAnswer, WorkerTask } from './highlighter.ts';
import { createEngine } from './regex-engine.ts';

/** Maximum length of a highlighted line, and a hundredth of that of highlighted code: grammars slow down on longer ones. */
const longestLine = 4000;

/** Grammars that a language leaves parts of its text to and that Shiki does not load with it. */
const companions: Partial<Record<BundledLanguage, readonly BundledLanguage[]>> = {
  markdown: ['html', 'yaml', 'javascript', 'json', 'shellscript'],
  mdx: ['tsx', 'yaml', 'json', 'shellscript'],
};

/**
 * Gives the lines of highlighted code; see `Highlighter.highlight`. `language` is an id of `findLanguage`.
 */
type Tokenizer = (code: string, language: string) => Promise<string>;

/**
 * A tokenizer in this thread. Every language has a registry of its own, so that the colours of a block never
 * depend on which languages were loaded before it: Markdown, for one, colours what it embeds only once that
 * is loaded.
 */
export function createTokenizer(): Tokenizer {
  const engine = createEngine();
  const byGrammar = new Map<unknown, Promise<HighlighterCore>>();
  return async (code, language) => {
    if (language === 'text' || !isBundled(language) || code.length > longestLine * 100)
      return escapeHtml(code);
    const grammar = bundledLanguages[language];
    let highlighter = byGrammar.get(grammar);
    if (!highlighter) {
      const langs = [grammar, ...(companions[language] ?? []).map((name) => bundledLanguages[name])];
      highlighter = createHighlighterCore({ engine, langs, themes: [codeTheme], warnings: false });
      byGrammar.set(grammar, highlighter);
    }
    const lines = (await highlighter).codeToTokensBase(code, {
      lang: language,
      theme: 'octavo',
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: longestLine,
    });
    return lines.map(renderLine).join('\n');
  };
}

function isBundled(language: string): language is BundledLanguage {
  return Object.hasOwn(bundledLanguages, language);
}

/** Answers the highlighter, where this file is run as a thread of its own. */
function answerTasks(port: NonNullable<typeof parentPort>): void {
  // The thread that renders pages goes first; elsewhere this would hold back the whole process.
  if (process.platform === 'linux') setPriority(10);
  const tokenize = createTokenizer();
  port.on('message', async (task: WorkerTask) => {
    const html = await tokenize(task.code, task.language).catch(() => undefined);
    port.postMessage({ id: task.id, html } satisfies WorkerAnswer);
  });
}

if (parentPort) answerTasks(parentPort);
