import { fillIn, type MessageValues } from '../../i18n/fill-in.ts';
import type { ScriptMessage } from '../../i18n/messages.ts';
import { escapeHtml } from '../../lib/html/escape.ts';
import { highlightJson } from '../playground/highlight-json.ts';
import type { HttpRequest } from '../request/http-request.ts';

/** What is coloured in the samples of a language; each a part of a regular expression. */
export interface SampleGrammar {
  readonly comment?: string;
  readonly string: string;
  /** How a string begins in which there are variables, and what they look like. */
  readonly inside?: readonly [start: string, variable: RegExp];
  readonly keyword: string;
  readonly constant?: string;
  readonly variable?: string;
  readonly name?: string;
}

/** Literals and names that several grammars have. */
export const doubleQuoted = '"(?:\\\\.|[^"\\\\])*"';
export const singleQuoted = "'(?:\\\\.|[^'\\\\])*'";
export const calledName = '[A-Za-z_]\\w*(?=\\()';
export const wholeNumber = '\\b\\d+\\b';

/** Classes of highlighted code (`tk-k` for a keyword), in the order in which they are tried. */
const roles = { m: 'comment', s: 'string', k: 'keyword', c: 'constant', v: 'variable', n: 'name' } as const;

/** Says a comment of a sample, without its marks. */
export type SayComment = (message: ScriptMessage, values?: MessageValues) => string;

/** All that Octavo knows of a language of request samples but its id, which is its key in `load-language.ts`. */
export interface LanguageDefinition {
  /** What its tab says. */
  readonly title: string;
  /** Other names that writers use, in lower case. */
  readonly aliases: readonly string[];
  /** Shiki's id of it, for samples that are not Octavo's. */
  readonly shiki: string;
  /**
   * A program that sends the request and prints the answer. Method, target, headers and body are those of the request to
   * the byte; where the language's client cannot send it, the sample says so in a comment. Variables are read from the
   * environment. `t` says its comments.
   */
  readonly write: (request: HttpRequest, t: SayComment) => string;
  readonly grammar: SampleGrammar;
}

/** A definition whose grammar is one regular expression with a group for each role. */
export interface DefinedLanguage extends Omit<LanguageDefinition, 'write'> {
  /** As `LanguageDefinition.write`, with comments in English unless `t` says them. */
  readonly write: (request: HttpRequest, t?: SayComment) => string;
  readonly pattern: RegExp;
}

/** One language of request samples, from its own file. */
export function defineLanguage(definition: LanguageDefinition): DefinedLanguage {
  const parts = Object.entries(roles).flatMap(([role, key]) =>
    definition.grammar[key] === undefined ? [] : [`(?<${role}>${definition.grammar[key]})`],
  );
  return {
    ...definition,
    // A label of `site.json` may have several lines, a comment has one.
    write: (request, t) =>
      definition.write(request, (message, values = {}) =>
        (t ?? fillIn)(message, values).replace(/[\r\n\u2028\u2029]+/g, ' '),
      ),
    pattern: new RegExp(parts.join('|'), 'g'),
  };
}

/** A stretch of code that is coloured as one, and the role it has: that of the class `tk-` and the role. */
interface CodePiece {
  readonly role: string | undefined;
  readonly text: string;
}

/**
 * One of Octavo's own samples as HTML, with the classes of other code (`tk-k` keyword, `tk-n` name, `tk-s` string, `tk-c`
 * constant, `tk-v` variable, `tk-m` comment) and no span across lines. It knows no more of a language than samples have,
 * so that a page can colour thousands of them, and again at each key that a reader presses.
 */
export function highlightSample(language: DefinedLanguage, code: string): string {
  return splitSample(language, code)
    .map(({ role, text }) =>
      role === undefined ? escapeHtml(text) : `<span class="tk-${role}">${escapeHtml(text)}</span>`,
    )
    .join('');
}

/** The same as pieces, which together are the code; those with a role have no line break. */
export function splitSample({ grammar, pattern }: DefinedLanguage, code: string): readonly CodePiece[] {
  const [start, variable] = grammar.inside ?? [];
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    pieces.push({ role: undefined, text: code.slice(end, match.index) });
    const [text] = match;
    const role = Object.keys(roles).find((key) => match.groups?.[key] !== undefined);
    const isMixed = role === 's' && start !== undefined && variable && text.startsWith(start);
    const json = role === 's' && !isMixed ? findJson.exec(text) : null;
    if (isMixed) pieces.push(...splitString(text, variable));
    else if (json) pieces.push(...splitJson(json));
    else pieces.push(...splitLines(role, text));
    end = match.index + text.length;
  }
  return [...pieces, { role: undefined, text: code.slice(end) }].filter(({ text }) => text !== '');
}

/** A string that holds JSON as it is: an object or an array, and what begins and ends the string. */
const findJson = /^([^{[\\]*)([{[](?=\s*(?:["[{\]}\d-]|true|false|null)).*[\]}])([^\]}]*)$/s;

function splitJson([, start = '', json = '', end = '']: RegExpExecArray): readonly CodePiece[] {
  return [
    ...splitLines('s', start),
    ...highlightJson(json).flatMap((piece) =>
      typeof piece === 'string'
        ? [{ role: undefined, text: piece }]
        : splitLines(piece.kind.replace('tk-', ''), piece.text),
    ),
    ...splitLines('s', end),
  ];
}

function splitString(text: string, variable: RegExp): readonly CodePiece[] {
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(variable)) {
    pieces.push(...splitLines('s', text.slice(end, match.index)), ...splitLines('v', match[0]));
    end = match.index + match[0].length;
  }
  return [...pieces, ...splitLines('s', text.slice(end))];
}

function splitLines(role: string | undefined, text: string): readonly CodePiece[] {
  return text.split(/(\n)/).map((line) => ({ role: line.trim() === '' ? undefined : role, text: line }));
}
