import type { SampleId } from './sample-languages.ts';

/** What is coloured in the samples of a language; each a part of a regular expression. */
interface Grammar {
  readonly comment?: string;
  readonly string: string;
  /** How a string begins in which there are variables, and what they look like. */
  readonly inside?: readonly [start: string, variable: RegExp];
  readonly keyword: string;
  readonly constant?: string;
  readonly variable?: string;
  readonly name?: string;
}

const double = '"(?:\\\\.|[^"\\\\])*"';
const single = "'(?:\\\\.|[^'\\\\])*'";
const call = '[A-Za-z_]\\w*(?=\\()';
const number = '\\b\\d+\\b';

const javascript: Grammar = {
  comment: '//[^\\n]*',
  string: `${single}|\`(?:\\\\.|[^\`\\\\])*\``,
  inside: ['`', /\$\{[^{}]*\}/g],
  keyword: '\\b(?:import|from|const|await|if|throw|new)\\b',
  constant: number,
  name: `${call}|String\\.raw`,
};

const grammars: Readonly<Record<SampleId, Grammar>> = {
  curl: {
    string: `'[^']*'|${double}`,
    inside: ['"', /\$\{?\w+\}?/g],
    keyword: '\\b(?:curl|printf)\\b',
    constant: '(?<=-X )[A-Z]+',
    name: '(?<=\\s)--?[A-Za-z][\\w-]*',
  },
  javascript,
  node: javascript,
  python: {
    comment: '#[^\\n]*',
    string: `r?"""(?:\\\\[^]|[^\\\\])*?"""|f?${double}|${single}`,
    inside: ['f', /\{[^{}]+\}/g],
    keyword: '\\b(?:import|None)\\b',
    constant: number,
    name: `${call}|\\b\\w+(?==)`,
  },
  go: {
    comment: '//[^\\n]*',
    string: `${double}|\`[^\`]*\``,
    keyword: '\\b(?:package|import|func|if|var|defer|nil|string)\\b',
    name: call,
  },
  ruby: {
    comment: '#[^\\n]*',
    string: `<<~'(?<word>\\w+)'[^\\n]*\\n[^]*?\\n\\k<word>(?=\\n)|${double}|${single}`,
    inside: ['"', /#\{[^{}]*\}/g],
    keyword: '\\b(?:require|do|end|true|false)\\b',
    constant: '\\b(?:Net::\\w+(?:::\\w+)?|ENV|URI|File)\\b',
    name: `${call}|\\b\\w+:(?= )|(?<=\\.)\\w+`,
  },
  php: {
    comment: '//[^\\n]*',
    string: `<<<'(?<word>\\w+)'\\n[^]*?\\n\\s*\\k<word>\\b|${double}|${single}`,
    keyword: '<\\?php|\\b(?:if|throw|new|echo|true|false)\\b',
    constant: '\\b[A-Z][A-Z_]{3,}\\b|\\bCURLFile\\b',
    variable: '\\$\\w+',
    name: call,
  },
  java: {
    comment: '//[^\\n]*',
    string: `"""(?:\\\\[^]|[^\\\\])*?"""|${double}`,
    keyword: '\\b(?:import|public|class|static|void|throws|var|new)\\b',
    constant: '(?<![.\\w])[A-Z]\\w*(?=[\\s.[(])',
    name: call,
  },
  csharp: {
    comment: '//[^\\n]*',
    string: `(?<word>"""+)\\n[^]*?\\n *\\k<word>|\\$?${double}`,
    inside: ['$', /\{[^{}]*\}/g],
    keyword: '\\b(?:using|var|new|await|false)\\b',
    constant: '(?<![.\\w])[A-Z]\\w*(?=[.{ ]|\\n\\{)',
    name: call,
  },
  rust: {
    comment: '//[^\\n]*',
    string: `r(?<word>#*)"[^]*?"\\k<word>|b?${double}`,
    keyword: '\\b(?:use|fn|let|dyn)\\b',
    constant: '\\b[A-Z]\\w*',
    name: `${call}|\\b\\w+!`,
  },
};

const roles = { m: 'comment', s: 'string', k: 'keyword', c: 'constant', v: 'variable', n: 'name' } as const;

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
export function highlightSample(language: SampleId, code: string): string {
  return splitSample(language, code)
    .map(({ role, text }) =>
      role === undefined ? escapeHtml(text) : `<span class="tk-${role}">${escapeHtml(text)}</span>`,
    )
    .join('');
}

/** The same as pieces, which together are the code; those with a role have no line break. */
export function splitSample(language: SampleId, code: string): readonly CodePiece[] {
  const [start, variable] = grammars[language].inside ?? [];
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const match of code.matchAll(compile(language))) {
    pieces.push({ role: undefined, text: code.slice(end, match.index) });
    const [text] = match;
    const role = (Object.keys(roles) as (keyof typeof roles)[]).find(
      (key) => match.groups?.[key] !== undefined,
    );
    const isMixed = role === 's' && start !== undefined && variable && text.startsWith(start);
    pieces.push(...(isMixed ? paintString(text, variable) : paint(role, text)));
    end = match.index + text.length;
  }
  return [...pieces, { role: undefined, text: code.slice(end) }].filter(({ text }) => text !== '');
}

const compiled = new Map<SampleId, RegExp>();

function compile(language: SampleId): RegExp {
  const known = compiled.get(language);
  if (known) return known;
  const grammar = grammars[language];
  const parts = Object.entries(roles).flatMap(([role, key]) =>
    grammar[key] === undefined ? [] : [`(?<${role}>${grammar[key]})`],
  );
  const pattern = new RegExp(parts.join('|'), 'g');
  compiled.set(language, pattern);
  return pattern;
}

function paintString(text: string, variable: RegExp): readonly CodePiece[] {
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(variable)) {
    pieces.push(...paint('s', text.slice(end, match.index)), ...paint('v', match[0]));
    end = match.index + match[0].length;
  }
  return [...pieces, ...paint('s', text.slice(end))];
}

function paint(role: string | undefined, text: string): readonly CodePiece[] {
  return text.split(/(\n)/).map((line) => ({ role: line.trim() === '' ? undefined : role, text: line }));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
