import { findNearest } from '../lib/text/nearest.ts';
import { type Place, type Problem, problem } from '../problem/problem.ts';
import { isQuote, MAX_DEPTH, type SyntaxMistake, type SyntaxMistakeKind } from './syntax.ts';

type Sentence = readonly [message: string, hint: string];

/** The sentences for what keeps a file from being JSON. Codes are `site-json/` and the kind. */
const SENTENCES: Readonly<Record<SyntaxMistakeKind, (text: string) => Sentence>> = {
  'empty-file': () => [
    'The file is empty, but a site needs at least a name and a navigation.',
    'Write { "name": "My docs", "navigation": [{ "group": "Start", "pages": ["introduction"] }] }.',
  ],
  comment: () => ['JSON has no comments.', 'Remove the comment.'],
  'trailing-comma': () => [
    'There is a comma before a closing bracket, which JSON does not allow.',
    'Remove the comma.',
  ],
  'extra-comma': () => ['There is a comma in place of a value or a key.', 'Remove the comma.'],
  'missing-comma': () => ['A comma is missing between two entries.', 'Add a comma here.'],
  'missing-colon': (text) => [
    `A colon is missing after ${shorten(text)}.`,
    'Write the key, a colon and the value.',
  ],
  'missing-value': (text) => [
    text === ':' ? 'A value is missing after the colon.' : `${shorten(text)} has no value.`,
    'Add a value, or remove the key.',
  ],
  'bad-escape': (text) => [
    `${text} is no escape of JSON.`,
    text === '\\u'
      ? 'Write four hexadecimal digits after \\u.'
      : 'Write \\\\ for a backslash, or / in paths.',
  ],
  'bad-number': (text) => [`${shorten(text)} is not a number as JSON writes it.`, writeNumber(text)],
  'bad-word': (text) => [
    isQuote(text)
      ? `${text.slice(0, 40)} is not in straight double quotes.`
      : `${shorten(text)} is not a value of JSON.`,
    replaceWord(text),
  ],
  'control-character': (text) => [
    `A string holds ${nameCharacter(text)}, which JSON does not allow.`,
    text === '\t' ? 'Write \\t, or a space.' : 'Remove it, or write it as an escape.',
  ],
  'unquoted-key': (text) => [`The key ${shorten(text)} is not in quotes.`, `Write "${text.slice(0, 40)}".`],
  'unclosed-string': () => ['A string is not closed before the line ends.', 'Add the closing quote ".'],
  'unclosed-comment': () => ['A comment is not closed, and JSON has no comments.', 'Remove the comment.'],
  'unclosed-bracket': (text) => [
    `The "${text === '}' ? '{' : '['}" opened here is never closed.`,
    `Add "${text}" where it ends.`,
  ],
  'wrong-bracket': (text) => [
    `This bracket does not fit the one that is open: "${text}" is needed.`,
    `Write "${text}".`,
  ],
  unexpected: (text) => [
    text === '' ? 'The file ends before its value.' : `${shorten(text)} is not allowed here.`,
    'Look for a quote, a comma or a bracket that is missing or one too many just before.',
  ],
  'after-end': (text) => [
    `${shorten(text)} follows after the end of the file’s one value.`,
    'Remove what follows, or a closing bracket that comes too early.',
  ],
  'merge-conflict': () => [
    'The file holds an unresolved merge conflict.',
    'Choose one of the two versions and remove the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  'too-deep': () => [
    `Lists and objects are nested more than ${MAX_DEPTH} deep.`,
    'Nest them less: no field of site.json needs that.',
  ],
};

/** The problem for a syntax mistake found at a place; always an error. */
export function describeSyntaxMistake({ kind, text }: SyntaxMistake, place: Place): Problem {
  const [message, hint] = SENTENCES[kind](text);
  return problem(place, `site-json/${kind}`, 'error', message, hint);
}

function replaceWord(text: string): string {
  const word = text.toLowerCase();
  if (isQuote(text)) return 'Use straight double quotes: ".';
  if (word === 'true' || word === 'false' || word === 'null') return `Write ${word} in small letters.`;
  if (word === 'none' || word === 'undefined' || word === 'nan')
    return 'Remove the field, or give it a value.';
  if (word === 'yes' || word === 'on') return 'Write true.';
  if (word === 'no' || word === 'off') return 'Write false.';
  if (/^\+?[\d.]/.test(text)) return writeNumber(text);
  const nearest = findNearest(text, ['true', 'false', 'null']);
  return nearest === undefined ? 'Put text in double quotes.' : `Did you mean ${nearest}?`;
}

function writeNumber(text: string): string {
  const value = Number(text);
  return Number.isFinite(value) ? `Write ${value}.` : `Put it in quotes, if it is text.`;
}

function nameCharacter(character: string): string {
  if (character === '\t') return 'a tab';
  return `the control character U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function shorten(text: string): string {
  const plain = text.startsWith('"') ? text : `"${text}"`;
  return plain.length > 42 ? `${plain.slice(0, 40)}…"` : plain;
}
