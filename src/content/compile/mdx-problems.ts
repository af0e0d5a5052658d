import { voidElements } from '../../lib/html/tags.ts';
import { type Place, type Problem, problem, sortProblems } from '../../problem/problem.ts';

/** Maximum number of mistakes told at once: more than a writer corrects. */
const mostMistakes = 20;

const tagMistakes = new Set(['mdx/unclosed-tag', 'mdx/unopened-tag']);

/**
 * Every mistake of a page's MDX that can be told from the others: the parser stops at the first, so what is wrong there
 * is made blank and the page is parsed again. `first` is what it threw for `text`; `parse` rejects with the next one.
 * After a block with tags went blank, nothing is said of tags: their other halves may have been in it. Nothing more is
 * said after one that other blocks go on with.
 */
export async function listMdxMistakes(
  first: unknown,
  file: string,
  text: string,
  parse: (text: string) => unknown,
): Promise<readonly Problem[]> {
  let thrown = first;
  let last = describeMdxMistake(first, file, text);
  const found = [last];
  let blanked = text;
  let knowsTags = true;
  for (let round = 1; round < mostMistakes; round++) {
    const tag = findTag(last, String(thrown), blanked);
    const part = tag ?? findBlock(last, blanked);
    const gone = blanked.slice(...part);
    if (!tag && !standsAlone(gone, last.code)) break;
    const isHalf = tag ? isClosedElsewhere(String(thrown)) : !hasWholeTags(gone);
    if (isHalf) knowsTags = false;
    blanked = blank(blanked, part);
    const error = await failureOf(() => parse(blanked));
    if (error === undefined) break;
    const next = describeMdxMistake(error, file, text);
    const isSame = next.line === last.line && next.column === last.column && next.code === last.code;
    if (next.code === 'mdx/invalid' || isSame) break;
    if (knowsTags || !tagMistakes.has(next.code)) found.push(next);
    last = next;
    thrown = error;
  }
  return sortProblems(found);
}

type Range = readonly [start: number, end: number];

/** The tag that a mistake is about, where it is one half of a pair. */
function findTag({ code, line, column }: Problem, told: string, text: string): Range | undefined {
  if (!tagMistakes.has(code)) return undefined;
  const open = /(?:\(|opened at )(\d+):(\d+)\)/.exec(told);
  const start = offsetOf(text, Number(open?.[1] ?? line), Number(open?.[2] ?? column));
  const [tag] = /^<(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*>/.exec(text.slice(start)) ?? [];
  return tag === undefined ? undefined : [start, start + tag.length];
}

/** Whether a tag may have its other half where that is not read as one. */
function isClosedElsewhere(told: string): boolean {
  return /before the end of|Expected the closing tag|expected corresponding closing tag/.test(told);
}

/** Whether each tag that a block opens is closed in it. */
function hasWholeTags(block: string): boolean {
  const open = new Map<string, number>();
  for (const [, slash, name = '', end] of block.matchAll(/<(\/?)([A-Za-z][\w.-]*|(?=>))[^<>]*?(\/?)>/g))
    if (end !== '/') open.set(name, (open.get(name) ?? 0) + (slash === '/' ? -1 : 1));
  return [...open.values()].every((count) => count === 0);
}

/** The lines around a place, as far as the next empty ones. */
function findBlock({ line, column }: Problem, text: string): Range {
  const at = offsetOf(text, line, column);
  const before = [...text.slice(0, at).matchAll(/(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/g)].at(-1);
  const after = /(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(at));
  return [before ? before.index + before[0].length : 0, after ? at + after.index : text.length];
}

/** Whether a block is left neither in the middle of code nor of an expression. */
function standsAlone(block: string, code: string): boolean {
  const count = (sign: string) => block.split(sign).length;
  const isBalanced = count('{') === count('}') && count('(') === count(')');
  return !/`{3}|~{3}/.test(block) && (isBalanced || code === 'mdx/unclosed-expression');
}

function blank(text: string, [start, end]: Range): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

function offsetOf(text: string, line: number, column: number): number {
  const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ 0: end, index }) => index + end.length)];
  return (starts[line - 1] ?? text.length) + column - 1;
}

async function failureOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error;
  }
}

type Sentence = readonly [message: string, hint: string];

/** What a message of the parser means, its code without `mdx/`; `begins` is the line from the mistake on. */
type Rule = readonly [
  pattern: RegExp,
  code: string,
  explain: (part: readonly string[], begins: string) => Sentence,
];

const htmlComment: Sentence = [
  '"<!--" begins an HTML comment, which MDX does not support.',
  'Write {/* comment */} instead.',
];

const rules: readonly Rule[] = [
  [
    /Expected a closing tag for `<(.*?)>` \((\d+:\d+)\)(?: before the end of `(.*?)`)?/,
    'unclosed-tag',
    ([, name = '', place = '', block]) => [
      block === undefined
        ? `The tag <${name}> is opened at ${place} and never closed.`
        : `The tag <${name}> is opened at ${place} but not closed before the end of its ${nameBlock(block)}.`,
      voidElements.has(name)
        ? `Write <${name} /> with a slash.`
        : block === undefined
          ? `Add </${name}>, or put <${name}> in \`backticks\` if it is meant as text.`
          : `Put <${name}> and </${name}> on lines of their own, or both on the same line. If <${name}> is meant as text, put it in \`backticks\`.`,
    ],
  ],
  [
    /Expected the closing tag `<\/(.*?)>` either after the end of .*\(`<.*?>` opened at (\d+:\d+)\)/,
    'unclosed-tag',
    ([, name = '', place = '']) => [
      `<${name}> from ${place} is before a paragraph, but </${name}> is inside it.`,
      `Put </${name}> on a line of its own.`,
    ],
  ],
  [
    /Unexpected closing tag `<\/(.*?)>`, expected corresponding closing tag for `<(.*?)>` \((\d+:\d+)\)/,
    'unclosed-tag',
    ([, name = '', open = '', place = '']) => [
      `</${name}> closes nothing here: <${open}> from ${place} is still open.`,
      `Close <${open}> first, or remove </${name}>.`,
    ],
  ],
  [
    /Unexpected closing tag `<\/(.*?)>`/,
    'unopened-tag',
    ([, name = '']) => [
      `</${name}> closes a tag that was never opened.`,
      `Remove </${name}>, or add <${name}> before it.`,
    ],
  ],
  [
    /corresponding closing brace for `\{`/,
    'unclosed-expression',
    () => ['"{" begins an expression that is never closed.', 'Add "}", or write \\{ if it is meant as text.'],
  ],
  [
    /Could not parse expression with \w+: (.*?)(?: \([\w-]+:[\w-]+\))?$/s,
    'expression',
    ([, reason = '']) => [
      `The text between the braces is not valid JavaScript (${describeReason(reason)}).`,
      'Write \\{ and \\} if the braces are meant as text, or put them in `backticks`.',
    ],
  ],
  [
    /Could not parse esm with \w+: (.*?)(?: \([\w-]+:[\w-]+\))?$/s,
    'import',
    ([, reason = '']) => [
      `A line that begins with "import" or "export" must be JavaScript, and this is not (${describeReason(reason)}).`,
      'Write it like import Note from "/snippets/note.mdx", or begin the line with another word if it is text.',
    ],
  ],
  [
    /only import\/exports are supported/,
    'import',
    () => [
      'Only imports and exports may be in a block that begins with "import" or "export".',
      'Put an empty line after the last of them.',
    ],
  ],
  [/Unexpected character `!`/, 'html-comment', () => htmlComment],
  [
    /Unexpected character|Unexpected end of file|expected a valid JSX tag/,
    'tag',
    (_, begins) => explainTag(begins),
  ],
];

const place = /^(\d+):(\d+)(?:-\d+:\d+)?: /;

/**
 * A mistake that keeps a page from being compiled, in our words. `error` is what the MDX parser threw: a
 * message that starts with `line:column: `, both from 1. `text` is the file as the parser read it.
 */
export function describeMdxMistake(error: unknown, file: string, text: string): Problem {
  const told = error instanceof Error ? error.message : String(error);
  const [start = '', line = '1', column = '1'] = place.exec(told) ?? [];
  const message = told.slice(start.length);
  const fence = /^Expected a closing tag/.test(message) ? findOpenFence(text) : undefined;
  if (fence !== undefined && fence.line > readLine(message))
    return problem(
      { file, ...fence },
      'mdx/unclosed-fence',
      'error',
      `The code fence at ${fence.line}:${fence.column} is never closed, so all that follows is code and closes no tag.`,
      `Add a line ${fence.mark} after the code.`,
    );
  const at: Place = { file, line: Number(line), column: Number(column) };
  for (const [pattern, code, explain] of rules) {
    const match = pattern.exec(message);
    if (!match) continue;
    const begins = text.split(/\r\n|\n|\r/)[at.line - 1]?.slice(at.column - 1) ?? '';
    const isComment = begins.startsWith('<!');
    const told = isComment ? htmlComment : explain([...match], begins);
    return problem(at, `mdx/${isComment ? 'html-comment' : code}`, 'error', ...told);
  }
  return problem(
    at,
    'mdx/invalid',
    'error',
    'The page is not valid MDX here.',
    'Check that tags and braces are closed; put what is meant as text in `backticks`.',
  );
}

interface OpenFence {
  readonly line: number;
  readonly column: number;
  readonly mark: string;
}

/** The code fence that is open at the end of a text. */
function findOpenFence(text: string): OpenFence | undefined {
  let open: OpenFence | undefined;
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const [, indent = '', mark = '', rest = ''] = /^([ \t>]*)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (mark === '') continue;
    if (open === undefined) {
      if (!mark.startsWith('`') || !rest.includes('`'))
        open = { line: index + 1, column: indent.length + 1, mark };
    } else if (mark.startsWith(open.mark) && rest.trim() === '') open = undefined;
  }
  return open;
}

/** The line of the tag that a parser's message names as `(line:column)`. */
function readLine(message: string): number {
  return Number(/\((\d+):\d+\)/.exec(message)?.[1] ?? 0);
}

function explainTag(begins: string): Sentence {
  const name = /^<\/?([A-Za-z][\w.-]*)(?=[\s/>]|$)/.exec(begins)?.[1];
  if (name !== undefined)
    return [
      `The tag <${name}> is not written correctly, or never ends.`,
      'Put each value in quotes or braces, as in title="Users" cols={2}, and end the tag with ">" or "/>".',
    ];
  const address = /^<((?:https?:|mailto:)?[^\s<>]+[.@:][^\s<>]+)>/.exec(begins)?.[1];
  const target = address?.includes('@') ? `mailto:${address.replace('mailto:', '')}` : address;
  return [
    '"<" begins a tag in MDX, but what follows is not one.',
    address === undefined ? 'Write \\< if it is meant as text.' : `Write [${address}](${target}) instead.`,
  ];
}

function nameBlock(block: string): string {
  return block
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace('table cell', 'cell');
}

function describeReason(reason: string): string {
  const end =
    reason
      .split('\n')[0]
      ?.replace(/\s*\([\w-]+:[\w-]+\)$/, '')
      .trim() ?? '';
  const plain = end.replaceAll('`Identifier`', 'a word');
  return plain === ''
    ? 'it cannot be parsed'
    : plain.slice(0, 1).toLowerCase() + plain.slice(1).replace(/\.$/, '');
}
