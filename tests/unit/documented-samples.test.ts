import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { readSiteConfig } from '../../src/config/read-site-config.ts';
import { readFrontmatter } from '../../src/content/files/frontmatter.ts';
import { printPage } from '../support/page-fixture.ts';
import { listKeys } from '../support/site-json-fields.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));

/** A code block of the docs. */
interface Sample {
  /** The page and line that it begins on. */
  readonly place: string;
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

/** The outermost code blocks of every page, without the indentation of the lines that fence them. */
function listSamples(): readonly Sample[] {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mdx'),
  );
  return files.flatMap((file) => {
    const text = readFileSync(content + file, 'utf8');
    return [...text.matchAll(/^([ \t]*)(`{3,})(\w+)[ \t]*(.*)\n([\s\S]*?)^\1\2[ \t]*$/gm)].map(
      ({ index, 1: indent = '', 3: language = '', 4: title = '', 5: inside = '' }) => ({
        place: `${file}:${text.slice(0, index).split('\n').length}`,
        language,
        title,
        text: inside
          .split('\n')
          .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
          .join('\n'),
      }),
    );
  });
}

const samples = listSamples();
const inLanguage = (...languages: readonly string[]) =>
  samples
    .filter(({ language, text }) => languages.includes(language) && !text.includes('did you mean'))
    .map((sample) => [sample.place, sample] as const);

/** Files that a sample names and the reader has. */
const ofReader = /^content\/(?:missing-(?:image|import|media|prop|script|snippet)|unknown-icon)$/;

describe('what the docs show to be copied', () => {
  it.each(inLanguage('mdx', 'md'))('%s is a page without a mistake', async (_, { text, title }) => {
    const isSnippet = /^(?:content\/snippets|components)\//.test(title);
    const { problems } = await printPage(
      isSnippet ? { 'page.mdx': '<Snippet file="a.mdx" />', 'snippets/a.mdx': text } : text,
    );
    const own = [...problems, ...readFrontmatter(text, 'page.mdx').problems];
    expect(own.filter(({ code }) => !ofReader.test(code))).toEqual([]);
  });

  it.each(inLanguage('json'))('%s is JSON, and fields of site.json are as it takes them', (_, { text }) => {
    const value: unknown = JSON.parse(text);
    const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    if (keys.length === 0 || !keys.every((key) => listKeys().includes(key))) return;
    const whole = { name: 'Acme', navigation: [], ...(value as object) };
    const { problems } = readSiteConfig(JSON.stringify(whole), 'site.json');
    expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  it.each(inLanguage('yaml'))('%s is YAML, and frontmatter is as pages have it', (_, { text, title }) => {
    const frontmatter = readFrontmatter(text, 'page.mdx');
    if (/\.mdx?$/.test(title)) expect(frontmatter.bodyOffset).toBeGreaterThan(0);
    expect(frontmatter.problems).toEqual([]);
    if (frontmatter.bodyOffset === 0) expect(parseDocument(text).errors).toEqual([]);
  });

  it('is in the tests: most pages have samples', () => {
    expect(inLanguage('mdx', 'md').length).toBeGreaterThan(75);
    expect(inLanguage('json').length).toBeGreaterThan(60);
    expect(inLanguage('yaml').length).toBeGreaterThan(7);
  });
});
