import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { createHighlighterCore } from 'shiki/core';
import { type BundledLanguage, bundledLanguages } from 'shiki/langs';
import { EncodedTokenMetadata } from 'shiki/textmate';
import type { LanguageInput, LanguageRegistration, ThemeRegistrationRaw } from 'shiki/types';
import { escapeHtml } from '../../lib/html/escape.ts';
import type { CodeLanguage, WorkerAnswer, WorkerTask } from './highlighter.ts';
import { createLineReader, type LineReader } from './line-reader.ts';
import { createEngine } from './regex-engine.ts';
import { readReadyExpressions } from './translate-expression.ts';

/** Maximum length of a highlighted line, and a hundredth of that of highlighted code: grammars slow down on longer ones. */
const longestLine = 4000;

/** Grammars that a language leaves parts of its text to and that Shiki does not load with it. */
const companions: Partial<Record<BundledLanguage, readonly BundledLanguage[]>> = {
  markdown: ['html', 'yaml', 'javascript', 'json', 'shellscript'],
  mdx: ['tsx', 'yaml', 'json', 'shellscript'],
};

/**
 * Gives the lines of highlighted code; see `Highlighter.highlight`. `language` is an id of `findLanguage`, or a grammar.
 */
type Tokenizer = (code: string, language: CodeLanguage) => Promise<string>;

/**
 * A tokenizer in this thread. Every language has a registry of its own, so that the colours of a block never
 * depend on which languages were loaded before it: Markdown, for one, colours what it embeds only once that
 * is loaded.
 */
export function createTokenizer(): Tokenizer {
  const engine = createEngine(readReadyExpressions());
  const byGrammar = new Map<unknown, Promise<LineReader>>();
  return async (code, language) => {
    const found = code.length > longestLine * 100 ? undefined : findLanguages(language);
    if (!found) return escapeHtml(code);
    const { key, name, langs } = found;
    let reader = byGrammar.get(key);
    if (!reader) {
      reader = createHighlighterCore({ engine, langs, themes: [codeTheme], warnings: false }).then(
        (loaded) => {
          const { colorMap } = loaded.setTheme(codeTheme.name);
          return createLineReader(loaded.getLanguage(name), longestLine, (line, tokens) =>
            renderLine(line, tokens, colorMap),
          );
        },
      );
      byGrammar.set(key, reader);
    }
    return (await reader)(code).join('\n');
  };
}

/** A grammar and those that it leaves parts of its text to; undefined without one. `key` is the same for the same grammar. */
function findLanguages(
  language: CodeLanguage,
): { readonly key: unknown; readonly name: string; readonly langs: LanguageInput[] } | undefined {
  if (typeof language !== 'string') {
    const grammar: LanguageRegistration = JSON.parse(language.text);
    const [name] = language.names;
    const embeddedLangs = (grammar.embeddedLangs ?? []).filter(isBundled);
    const embedded = embeddedLangs.map((one) => bundledLanguages[one]);
    return { key: language.text, name, langs: [...embedded, { ...grammar, name, embeddedLangs }] };
  }
  if (language === 'text' || !isBundled(language)) return undefined;
  const grammar = bundledLanguages[language];
  const others = (companions[language] ?? []).map((name) => bundledLanguages[name]);
  return { key: grammar, name: language, langs: [grammar, ...others] };
}

function isBundled(language: string): language is BundledLanguage {
  return Object.hasOwn(bundledLanguages, language);
}

/**
 * What a token of code is, told by a class: keyword, name (functions, keys, flags, header names), string,
 * constant, variable, comment.
 */
type CodeRole = 'k' | 'n' | 's' | 'c' | 'v' | 'm';

/** Colours represent roles: the theme is read back by `findRole` and never reaches a page. */
const roleColors = {
  k: '#000001',
  n: '#000002',
  s: '#000003',
  c: '#000004',
  v: '#000005',
  m: '#000006',
  plain: '#00000a',
  argument: '#00000b',
} as const;

const scopes: Readonly<Record<keyof typeof roleColors, readonly string[]>> = {
  k: [
    'keyword',
    'storage',
    'constant.language',
    'variable.language',
    'support.type.primitive',
    'support.type.builtin',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
    'keyword.operator.word',
    'keyword.operator.wordlike',
    'entity.name.command.shell',
    'entity.name.function.call.shell',
    'support.function.builtin.shell',
  ],
  n: [
    'entity.name.function',
    'support.function',
    'support.type.property-name',
    'punctuation.support.type.property-name',
    'property.name.dotenv',
    'variable.key.dotenv',
    'punctuation.definition.heading',
    'support.type.object.module',
    'entity.name.tag',
    'entity.other.attribute-name',
    'meta.object-literal.key',
    'constant.other.option',
    'variable.other.option',
    'markup.heading',
    'markup.bold',
    'entity.name.section',
    'entity.name.type.module',
    'variable.other.key.toml',
    'support.type.property-name.toml',
    'keyword.other.definition.ini',
  ],
  s: [
    'string',
    'markup.inline.raw',
    'markup.inserted',
    'punctuation.definition.inserted',
    'storage.type.string',
    'punctuation.definition.string',
    'constant.character.escape',
    'string.regexp',
    'markup.underline.link',
  ],
  c: [
    'constant',
    'constant.numeric',
    'entity.name.type',
    'entity.other.inherited-class',
    'support.class',
    'support.type',
    'support.constant',
    'keyword.other.unit',
    'entity.name.class',
    'entity.name.namespace',
  ],
  v: [
    'variable.other.property',
    'variable.other.object.property',
    'variable.other.normal.shell',
    'variable.other.normal',
    'variable.other.bracket',
    'punctuation.definition.variable',
    'variable.other.positional',
    'variable.other.special',
    'meta.template.expression variable',
    'punctuation.definition.template-expression',
    'punctuation.section.embedded',
    'meta.embedded variable',
    'string meta.interpolation variable',
    'constant.character.format.placeholder',
    'variable.css',
    'variable.scss',
    'markup.deleted',
    'punctuation.definition.deleted',
    'variable.argument.css',
  ],
  m: ['comment', 'punctuation.definition.comment', 'markup.quote', 'meta.diff.header', 'meta.separator'],
  plain: [
    'keyword.operator',
    'punctuation',
    'constant.character.escape.line-continuation',
    'meta.brace',
    'string punctuation.separator',
    'keyword.operator.assignment',
    'variable.other.readwrite',
    'keyword.other.semicolon',
    'storage.type.function.arrow',
    'constant.other.character-class.regexp',
  ],
  argument: ['string.unquoted.argument', 'source.shell string.unquoted'],
};

/**
 * The one theme: five roles and the comment, as colours that no page ever shows. `themeVersion` of `highlighter.ts` is
 * raised with it.
 */
export const codeTheme = {
  name: 'octavo',
  type: 'light',
  fg: roleColors.plain,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: roleColors.plain, background: '#ffffff' } },
    ...Object.entries(scopes).map(([role, scope]) => ({
      scope: [...scope],
      settings: { foreground: roleColors[role as keyof typeof roleColors] },
    })),
  ],
} satisfies ThemeRegistrationRaw;

/**
 * The role behind a theme colour; undefined is plain text. `content` settles a shell argument: a word in
 * capitals (`-X POST`) is a constant, any other is plain.
 */
function findRole(color: string | undefined, content: string): CodeRole | undefined {
  const role = color === undefined ? undefined : rolesByColor.get(color.toLowerCase());
  if (role === 'argument') return /^\s*[A-Z]{3,}\s*$/.test(content) ? 'c' : undefined;
  return role === 'plain' ? undefined : role;
}

const rolesByColor: ReadonlyMap<string, keyof typeof roleColors> = new Map(
  Object.entries(roleColors).map(([role, color]) => [color, role as keyof typeof roleColors]),
);

/**
 * One line as HTML: neighbours of one role share one span, and white space joins the role before it. `tokens` are as
 * `LineReader` has them; `colors` are those of the theme by their numbers.
 */
function renderLine(line: string, tokens: Uint32Array, colors: readonly string[]): string {
  const parts: string[] = [];
  let role: CodeRole | undefined;
  let text = '';
  let space = '';
  const close = () => {
    const html = escapeHtml(text);
    parts.push(role && text !== '' ? `<span class="tk-${role}">${html}</span>` : html, space);
    text = space = '';
  };
  for (let index = 0; index < tokens.length; index += 2) {
    const content = line.slice(tokens[index], tokens[index + 2]);
    if (content.trim() === '') {
      space += content;
      continue;
    }
    const next = findRole(colors[EncodedTokenMetadata.getForeground(tokens[index + 1] ?? 0)], content);
    if (next !== role) close();
    text += space + content;
    space = '';
    role = next;
  }
  close();
  // Lines are kept, and text that is added up stays in its pieces: 40 of them in a line of code.
  return parts.join('');
}

/** Answers the highlighter, where this file is run as a thread of its own. */
function answerTasks(port: NonNullable<typeof parentPort>): void {
  // The thread that renders pages goes first; elsewhere this would hold back the whole process.
  if (process.platform === 'linux') setPriority(10);
  const tokenize = createTokenizer();
  // One after the other: the first that has no answer is the one that a thread hangs in.
  let last: Promise<void> = Promise.resolve();
  const answer = async ({ id, code, language }: WorkerTask) => {
    const html = await tokenize(code, language).catch(() => undefined);
    port.postMessage({ id, html } satisfies WorkerAnswer);
  };
  port.on('message', (task: WorkerTask) => {
    last = last.then(() => answer(task));
  });
}

if (parentPort) answerTasks(parentPort);
