import { describe, expect, it } from 'vitest';
import { BROKEN_SYNTAX } from '../../tests/support/broken-files/broken-syntax.ts';
import { completeFile, longForms, shortForms } from '../../tests/support/broken-files/good-files.ts';
import { findFields, listMutations } from '../../tests/support/broken-files/mutations.ts';
import { listFields } from '../../tests/support/site-json-fields.ts';
import { formatProblem } from '../problem/format.ts';
import { readSiteConfig } from './read-site-config.ts';

const MUTATIONS = [
  ...listMutations(longForms).map((mutation) => ({ form: 'long', ...mutation })),
  ...listMutations(shortForms).map((mutation) => ({ form: 'short', ...mutation })),
];

/** Line and column of an offset, counted without the code under test. */
function count(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/**
 * What is said without where: places are asserted with every mutation, and a field that is added would move all that
 * follow.
 */
function dropPlace(told: string): string {
  return told.replace(/^site\.json:\d+:\d+ {2}/, '').replace(/(?<=\bin line )\d+/, '…');
}

describe('the two good files', () => {
  it.each([longForms, shortForms])('have no problem but keys without effect', (text) => {
    const { config, problems } = readSiteConfig(text, 'site.json');
    expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(config?.name).toBe('User Group API');
  });

  it('take fields that nobody wrote there from the examples of the schema', () => {
    const { seo: _seo, repository: _repository, metadata: _metadata, ...rest } = JSON.parse(longForms);
    expect(JSON.parse(completeFile(JSON.stringify(rest)))).toMatchObject({
      ...rest,
      metadata: { 'og:image': '/images/card.png' },
      seo: { indexHiddenPages: true },
      repository: { url: 'https://github.com/owner/repository', branch: 'main', path: 'docs' },
    });
  });

  it('hold every field of the schema', () => {
    const found = new Set([...findFields(longForms), ...findFields(shortForms)].map(({ path }) => path));
    expect(listFields().filter(({ path }) => !found.has(path))).toEqual([]);
  });
});

describe('a good file with one mistake in it', () => {
  it('is made in well over 150 ways', () => {
    expect(MUTATIONS.length).toBeGreaterThan(600);
  });

  it.each(MUTATIONS)('$form: $name', ({ text, code, severity, offset, hint }) => {
    const { config, problems } = readSiteConfig(text, 'site.json');
    const expected = { file: 'site.json', code, severity, ...count(text, offset) };
    expect(problems).toContainEqual(expect.objectContaining(expected));
    const problem = problems.find((one) => one.code === code && one.line === expected.line);
    expect(problem?.hint).toContain(hint);
    expect(problem?.hint).toMatch(/^[A-Z].*[.?!"]$/su);
    expect(problem?.message).toMatch(/\.$/);
    expect(problem?.message).not.toMatch(/Invalid input|undefined|\[object/);
    if (severity === 'error') expect(config).toBeUndefined();
  });

  it('gets sentences that can be read', async () => {
    const shown = MUTATIONS.map(({ form, name, text, code, offset }) => {
      const { line } = count(text, offset);
      const { problems } = readSiteConfig(text, 'site.json');
      const problem = problems.find((one) => one.code === code && one.line === line);
      return `## ${form}: ${name}\n${problem === undefined ? 'none' : dropPlace(formatProblem(problem))}\n`;
    });
    await expect(shown.join('\n')).toMatchFileSnapshot('../../tests/support/broken-files/values.txt');
  });
});

describe('a file that is not JSON', () => {
  it.each(BROKEN_SYNTAX)('$0 gets $3 at $1:$2', (text, line, column, code) => {
    const { config, problems } = readSiteConfig(text, 'site.json');
    const expected = { line, column, code: `site-json/${code}`, severity: 'error' };
    expect(problems).toContainEqual(expect.objectContaining(expected));
    expect(problems.find((problem) => problem.code === expected.code)?.hint).not.toBe('');
    expect(config).toBeUndefined();
    expect(() => JSON.parse(text)).toThrow();
  });

  it('gets sentences that can be read', async () => {
    const shown = BROKEN_SYNTAX.map(([text]) => {
      const syntax = readSiteConfig(text, 'site.json').problems.filter(
        ({ code }) => !/missing$|unknown|type$/.test(code),
      );
      return `## ${JSON.stringify(text)}\n${syntax.map((one) => formatProblem(one, text.split(/\r\n|\n|\r/))).join('\n')}\n`;
    });
    await expect(shown.join('\n')).toMatchFileSnapshot('../../tests/support/broken-files/syntax.txt');
  });
});
