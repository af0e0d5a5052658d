import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { readFrontmatter } from './frontmatter.ts';

const read = (yaml: string) => readFrontmatter(`---\n${yaml}\n---\n# Text\n`, 'page.mdx');

describe('readFrontmatter', () => {
  it('reads known keys and says where the Markdown begins', () => {
    const text = '---\ntitle: Users\nhidden: true\nkeywords: [a, b]\n---\nText';
    const { frontmatter, bodyOffset, problems } = readFrontmatter(text, 'page.mdx');
    expect(frontmatter).toEqual({ title: 'Users', hidden: true, keywords: ['a', 'b'], meta: {} });
    expect(text.slice(bodyOffset)).toBe('\nText');
    expect(problems).toEqual([]);
  });

  it('gives nothing for a page without frontmatter', () => {
    expect(readFrontmatter('# Title', 'page.mdx')).toEqual({
      frontmatter: { meta: {} },
      bodyOffset: 0,
      problems: [],
    });
    expect(readFrontmatter('---\n\nText between rules\n', 'page.mdx').bodyOffset).toBe(0);
  });

  it('takes numbers and booleans for texts as they are written', () => {
    const { frontmatter, problems } = read('title: 404\nversion: 1.10\nsidebarTitle: true');
    expect(frontmatter).toMatchObject({ title: '404', version: '1.10', sidebarTitle: 'true' });
    expect(problems).toEqual([]);
  });

  it('takes words for flags and commas for lists', () => {
    expect(read('noindex: yes\ndeprecated: "false"\nkeywords: one, two').frontmatter).toMatchObject({
      noindex: true,
      deprecated: false,
      keywords: ['one', 'two'],
    });
  });

  it('keeps Open Graph and Twitter keys by their names', () => {
    const { frontmatter } = read('"og:image": /a.png\ntwitter:title: A');
    expect(frontmatter.meta).toEqual({ 'og:image': '/a.png', 'twitter:title': 'A' });
  });

  it('has numbers where they are meant, and refuses those that mean nothing', () => {
    expect(read('boost: 2.5\nsearchable: false').frontmatter).toEqual({
      boost: 2.5,
      searchable: false,
      meta: {},
    });
    for (const boost of ['0', '-1', '1000', 'high'])
      expect(read(`boost: ${boost}`).problems[0]?.message).toBe(
        `\`boost\` must be a number above 0, at most 100, but is "${boost}".`,
      );
  });

  it('names a wrong type with its place', () => {
    expect(read('title: Users\nicon: [a]').problems).toEqual([
      {
        file: 'page.mdx',
        line: 3,
        column: 7,
        code: 'frontmatter/type',
        severity: 'error',
        message: '`icon` must be a text, but is a list.',
        hint: 'Write it like this: icon: a few words',
      },
    ]);
  });

  it('offers the nearest choice', () => {
    const [problem] = read('mode: wid').problems;
    expect(problem).toMatchObject({ code: 'frontmatter/type', hint: 'Did you mean "wide"?' });
  });

  it('warns of a key that is nearly a known one and lets a site have keys of its own', () => {
    const { problems } = read('sidebarTitel: x\nlogoId: aws\ntags: [a]\nisPopular: true');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      line: 2,
      column: 1,
      code: 'frontmatter/unknown-key',
      severity: 'warning',
      hint: 'Did you mean `sidebarTitle`?',
    });
  });

  it('explains the usual mistakes of YAML at their places', () => {
    const places = ['title: Users: all', 'title: @users', 'title: "a', 'a: 1\na: 2', '- a'].map((yaml) => {
      const [problem, ...others] = read(yaml).problems;
      expect(others).toEqual([]);
      expect(problem).toMatchObject({ code: 'frontmatter/yaml', severity: 'error' });
      return `${problem?.line}:${problem?.column} ${problem?.message}`;
    });
    expect(places).toMatchInlineSnapshot(`
      [
        "2:8 The value holds ": ", which YAML reads as the start of a second key.",
        "2:8 The value begins with a character that has a meaning of its own in YAML.",
        "2:8 The quote that opens here is never closed.",
        "3:1 The key is written twice, so one of the two would be lost.",
        "2:1 The frontmatter must be keys with values, but is something else.",
      ]
    `);
  });

  it('reads a quoted text whose later lines are not indented, and places problems after it', () => {
    const { frontmatter, problems } = read(
      "title: 'Don''t\nstop'\ndescription: \"One \\\" two\n\nthree\"\nicon: [a]\nurl: x",
    );
    expect(frontmatter).toMatchObject({ title: "Don't stop", description: 'One " two\nthree', url: 'x' });
    expect(problems).toMatchObject([{ line: 7, column: 7, code: 'frontmatter/type' }]);
  });

  it('says that frontmatter is not closed', () => {
    const { problems, bodyOffset } = readFrontmatter('---\ntitle: x\n\nText', 'page.mdx');
    expect(problems[0]).toMatchObject({ line: 1, column: 1, code: 'frontmatter/yaml' });
    expect(bodyOffset).toBe(18);
  });

  it('reads past a byte order mark and CRLF', () => {
    const text = '\uFEFF---\r\ntitle: x\r\nicon: {}\r\n---\r\nText';
    const { frontmatter, bodyOffset, problems } = readFrontmatter(text, 'page.mdx');
    expect(frontmatter.title).toBe('x');
    expect(text.slice(bodyOffset).trim()).toBe('Text');
    expect(problems[0]).toMatchObject({ line: 3, column: 7 });
  });

  it('leaves objects of the language alone', () => {
    expect(read('__proto__: { title: x }\nconstructor: y').frontmatter).toEqual({ meta: {} });
    expect(Object.hasOwn(Object.prototype, 'title')).toBe(false);
  });

  it('survives aliases that multiply and deep nesting', () => {
    const bomb = `a: &a [x, x]\n${['b', 'c', 'd', 'e', 'f', 'g', 'h']
      .map((name, index) => `${name}: &${name} [*${'abcdefg'[index]}, *${'abcdefg'[index]}]`)
      .join('\n')}\nkeywords: [*h, *h, *h]`;
    expect(read(bomb).problems.length).toBeGreaterThan(0);
    expect(read(`title: ${'['.repeat(5000)}`).problems.length).toBeGreaterThan(0);
  });

  it('reads what aliases name, the last of an anchor before each', () => {
    const { frontmatter } = read(
      'title: &a One\ndescription: *a\nsidebarTitle: &a Two\nkeywords: [*a, x, *a]',
    );
    expect(frontmatter).toMatchObject({
      title: 'One',
      description: 'One',
      sidebarTitle: 'Two',
      keywords: ['Two', 'x', 'Two'],
    });
  });

  it('survives maps as keys, as what "{{" begins, however deep', () => {
    expect(read('title: {{name}}').problems.map(({ message }) => message)).toEqual([
      '`title` must be a text, but is a map.',
    ]);
    expect(read(`title: {${'? {'.repeat(400)}b: c${'}: 1'.repeat(400)}}`).problems).toHaveLength(1);
    expect(read(`title: [${'a: '.repeat(400)}`).problems).toHaveLength(1);
  });

  it('never throws and places every problem inside the file', () => {
    const piece = fc.constantFrom(
      'title',
      ': ',
      '\n',
      '- ',
      '"',
      "'",
      '[',
      ']',
      '{',
      '}',
      '&a ',
      '*a',
      '!!map ',
      '\t',
      '#',
      '|',
      '>',
      '---',
      'icon: 1',
      '\r',
      '?',
      '@',
      '%',
      ',',
      'é😀',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = `---\n${pieces.join('')}\n---\nText`;
        const lines = text.split(/\r\n|\n|\r/).length;
        const { problems, bodyOffset } = readFrontmatter(text, 'page.mdx');
        expect(bodyOffset).toBeLessThanOrEqual(text.length);
        for (const { line, column } of problems) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines);
          expect(column).toBeGreaterThanOrEqual(1);
        }
      }),
      { seed: 7, numRuns: propertyRuns(1000) },
    );
  });
});

describe('frontmatter in unusual places', () => {
  it('may stand after empty lines', () => {
    const text = '\n  \n---\ntitle: A\n---\nBody';
    const { frontmatter, bodyOffset, problems } = readFrontmatter(text, 'a.mdx');
    expect([frontmatter.title, text.slice(bodyOffset), problems]).toEqual(['A', '\nBody', []]);
  });

  it('is not a rule between two paragraphs', () => {
    expect(readFrontmatter('\n\n---\n\nText\n\n---\n', 'a.mdx').bodyOffset).toBe(0);
  });

  it('has no address that could run a script', () => {
    const { frontmatter, problems } = readFrontmatter(
      '---\ntitle: A\nurl: "javascript:alert(1)"\n---\n',
      'a.mdx',
    );
    expect(frontmatter.url).toBeUndefined();
    expect(problems).toMatchObject([
      { line: 3, column: 6, code: 'frontmatter/unsafe-url', severity: 'error' },
    ]);
  });
});

describe('a quote that is never closed', () => {
  it.each([
    ['icon: star\ntitle: "Users\ndescription: All', '3:8'],
    ["title: 'Users", '2:8'],
    ['title: "Users\ndescription: "All of them"', '2:8'],
  ])('is told where it opens in %j', (yaml, place) => {
    const { problems } = read(yaml);
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      `${place} The quote that opens here is never closed.`,
    ]);
  });
});
