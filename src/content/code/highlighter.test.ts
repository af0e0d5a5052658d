import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeSite } from '../../../tests/support/page-fixture.ts';
import { findLanguage } from './code-languages.ts';
import { createHighlighter } from './highlighter.ts';
import { createTokenizer } from './tokenizer.ts';

const readText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('createTokenizer', () => {
  const tokenize = createTokenizer();

  it('tells roles by classes and merges neighbours of one role', async () => {
    expect(await tokenize('export async function run() {} // done now', 'typescript')).toBe(
      '<span class="tk-k">export async function</span> <span class="tk-n">run</span>() {} <span class="tk-m">// done now</span>',
    );
  });

  it('tells commands, flags, methods, strings and variables of a shell', async () => {
    expect(await tokenize('curl -X POST "https://x/$ID" \\\n  --data x', 'bash')).toBe(
      '<span class="tk-k">curl</span> <span class="tk-n">-X</span> <span class="tk-c">POST</span> <span class="tk-s">"https://x/</span><span class="tk-v">$ID</span><span class="tk-s">"</span> \\\n  <span class="tk-n">--data</span> x',
    );
  });

  it('tells keys and values of JSON', async () => {
    expect(await tokenize('{ "a": [1, true, "b"] }', 'json')).toBe(
      '{ <span class="tk-n">"a"</span>: [<span class="tk-c">1</span>, <span class="tk-k">true</span>, <span class="tk-s">"b"</span>] }',
    );
  });

  it('tells tags, attributes and values in MDX', async () => {
    const html = await tokenize('Text <Card title="#12" cols={2}>a</Card>', 'mdx');
    expect(html).toContain('<span class="tk-s">"#12"</span>');
    expect(html).toMatch(/<span class="tk-\w">Card<\/span>/);
    expect(html).toContain('<span class="tk-n">title</span>');
    expect(html).toContain('<span class="tk-c">2</span>');
  });

  it('keeps every character and line, and closes what it opens on a line', async () => {
    const blocks: readonly (readonly [string, string])[] = [
      ['typescript', `const a = \`x\n\${b}\n\`;\n\n/* c\n d */`],
      ['html', '<div class="a">\n &amp; <script>let a = 1 < 2</script></div>'],
      ['python', 'def f():\n    """doc\n    more"""\n    return f"{x}"\n'],
      ['markdown', '# T\n```js\nconst a = 1\n```\n- **b**'],
      ['kusto', "['s'] | where a == 1"],
    ];
    for (const [language, code] of blocks) {
      const html = await tokenize(code, language);
      expect(readText(html)).toBe(code);
      for (const line of html.split('\n'))
        expect(line.match(/<span/g)?.length).toBe(line.match(/<\/span>/g)?.length);
    }
  });

  it('colours a block the same whatever was coloured before', async () => {
    const code = '```js\nconst a = 1\n```';
    const fresh = await createTokenizer()(code, 'markdown');
    await tokenize('const a = 1', 'javascript');
    expect(await tokenize(code, 'markdown')).toBe(fresh);
  });

  it('leaves text, unknown languages and monstrous lines plain', async () => {
    expect(await tokenize('<a>', 'text')).toBe('&lt;a&gt;');
    expect(await tokenize('<a>', 'no-such-language')).toBe('&lt;a&gt;');
    const long = `"${'a'.repeat(5000)}"`;
    expect(await tokenize(long, 'json')).toBe(long);
  });
});

describe('createHighlighter', () => {
  const code = 'const answer: number = 42;';

  it('gives what the tokenizer gives, from threads', async () => {
    const highlighter = createHighlighter({ cacheFolder: undefined, workers: 2 });
    const codes = Array.from({ length: 40 }, (_, index) => `const a${index} = ${index};`);
    const lines = await Promise.all(codes.map((one) => highlighter.highlight(one, 'ts')));
    await highlighter.close();
    const tokenize = createTokenizer();
    expect(lines).toEqual(await Promise.all(codes.map((one) => tokenize(one, 'ts'))));
  });

  it('leaves the block plain that a grammar hangs in, and no other', async () => {
    const text = JSON.stringify({
      name: 'endless',
      scopeName: 'source.endless',
      patterns: [{ match: '(a+)+$', name: 'keyword' }],
    });
    const endless = { names: ['endless'], text } as const;
    const highlighter = createHighlighter({ cacheFolder: undefined, workers: 1, patience: 3_000 });
    const hanging = `${'a'.repeat(60)}!`;
    const lines = await Promise.all([
      highlighter.highlight(code, 'ts'),
      highlighter.highlight(hanging, endless),
      highlighter.highlight('aaa', endless),
      highlighter.highlight('let b = 1;', 'ts'),
    ]);
    await highlighter.close();
    expect(lines[1]).toBe(hanging);
    for (const line of [lines[0], lines[2], lines[3]]) expect(line).toContain('<span class="tk-k">');
  });

  it('keeps blocks on disk and answers from there', async () => {
    const cacheFolder = join(writeSite({}), '.octavo/highlight');
    const first = createHighlighter({ cacheFolder, workers: 1 });
    const lines = await first.highlight(code, 'ts');
    await first.close();
    expect(readdirSync(cacheFolder)).toHaveLength(1);
    const file = join(cacheFolder, readdirSync(cacheFolder)[0] ?? '');
    const kept = readFileSync(file, 'utf8');
    writeFileSync(file, kept.replaceAll('answer', 'kept'));
    const second = createHighlighter({ cacheFolder, workers: 1 });
    expect(await second.highlight(code, 'ts')).toBe(lines.replaceAll('answer', 'kept'));
    await second.close();
  });

  it('survives a cache that a crash cut short', async () => {
    const cacheFolder = join(writeSite({}), 'cache');
    const first = createHighlighter({ cacheFolder, workers: 1 });
    const lines = await first.highlight(code, 'ts');
    await first.close();
    const file = join(cacheFolder, readdirSync(cacheFolder)[0] ?? '');
    const [entry = ''] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, entry.slice(0, -10));
    const second = createHighlighter({ cacheFolder, workers: 1 });
    expect(await second.highlight(code, 'ts')).toBe(lines);
    await second.close();
    appendFileSync(file, '\u0000garbage\tnot json\n');
    const third = createHighlighter({ cacheFolder, workers: 1 });
    expect(await third.highlight(code, 'ts')).toBe(lines);
    await third.close();
    expect(readFileSync(file, 'utf8').split('\n')).toContain(entry);
  });

  it('starts nothing and writes nothing for text', async () => {
    const cacheFolder = join(writeSite({}), 'cache');
    const highlighter = createHighlighter({ cacheFolder, workers: 1 });
    expect(await highlighter.highlight('a < b', 'text')).toBe('a &lt; b');
    await highlighter.close();
    expect(existsSync(cacheFolder)).toBe(false);
  });

  it('works on where its cache cannot be written', async () => {
    const root = writeSite({ file: '' });
    const highlighter = createHighlighter({ cacheFolder: join(root, 'file', 'cache'), workers: 1 });
    expect(await highlighter.highlight('let a', 'ts')).toContain('tk-k');
    await highlighter.close();
    expect(await highlighter.highlight('let b', 'ts')).toBe('let b');
  });
});

describe('findLanguage', () => {
  it.each([
    ['curl', 'bash'],
    ['Golang', 'go'],
    ['PYTHON', 'python'],
    ['env', 'dotenv'],
    ['shell', 'shell'],
    ['console', 'console'],
    ['txt', 'text'],
    ['', 'text'],
    ['c++', 'c++'],
    ['nonsense', undefined],
    ['__proto__', undefined],
  ])('takes %s for %s', (name, language) => {
    expect(findLanguage(name)).toBe(language);
  });
});

it('can be closed with work to do, and the process ends then by itself', () => {
  const script = `
const { createHighlighter } = await import(process.argv[2]);
const highlighter = createHighlighter({ cacheFolder: undefined, workers: 1 });
const write = (index) => ('const a' + index + ' = "' + 'x'.repeat(index) + '";\\n').repeat(20);
const blocks = Array.from({ length: 12 }, (_, index) => highlighter.highlight(write(index), 'ts'));
await blocks[Number(process.argv[3])];
await highlighter.close();
process.stdout.write('closed');
`;
  const folder = writeSite({ 'close.mjs': script });
  const url = new URL('./highlighter.ts', import.meta.url).href;
  for (const block of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const words = [join(folder, 'close.mjs'), url, String(block)];
    const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'closed' });
  }
});
