import { afterAll, expect, test } from 'vitest';
import { type CodeGrammar, findGrammar, readGrammar } from './code-grammar.ts';
import { createHighlighter } from './highlighter.ts';

const lamp = {
  name: 'Lamp',
  aliases: ['lampscript'],
  scopeName: 'source.lamp',
  patterns: [
    { match: '\\blight\\b', name: 'keyword' },
    { begin: '#', end: '$', name: 'comment' },
  ],
};

const read = (change: object = {}) => readGrammar(JSON.stringify({ ...lamp, ...change }));
const highlighter = createHighlighter({ cacheFolder: undefined, workers: 1 });
afterAll(() => highlighter.close());

test('a grammar is found by its name and its aliases, in any letter case', () => {
  const grammars = [read() as CodeGrammar];
  for (const name of ['lamp', 'LAMP', 'LampScript']) expect(findGrammar(grammars, name)).toBe(grammars[0]);
  expect([findGrammar(grammars, ''), findGrammar(grammars, 'lam')]).toEqual([undefined, undefined]);
});

test('what is no grammar says what it lacks', () => {
  expect(readGrammar('{')).toBe('no JSON');
  expect(readGrammar('[]')).toBe('no name');
  expect(read({ name: ' ' })).toBe('no name');
  expect(read({ scopeName: 1 })).toBe('no scope');
  expect(read({ patterns: {} })).toBe('no patterns');
});

test('code has the colors of a grammar of the site, and of languages that it embeds', async () => {
  const embeds = read({
    embeddedLangs: ['json', 'none'],
    patterns: [...lamp.patterns, { begin: '<<', end: '>>', patterns: [{ include: 'source.json' }] }],
  });
  expect(await highlighter.highlight('light a # b\n<<1>>', embeds as CodeGrammar)).toBe(
    '<span class="tk-k">light</span> a <span class="tk-m"># b</span>\n&lt;&lt;<span class="tk-c">1</span>&gt;&gt;',
  );
});

test('code whose grammar fails is plain', async () => {
  const broken = read({ patterns: [{ match: '(', name: 'keyword' }] });
  expect(await highlighter.highlight('light < (', broken as CodeGrammar)).toBe('light &lt; (');
});
