import { describe, expect, it } from 'vitest';
import { importConfig } from '../import-config.ts';
import { listReferences } from './embed-references.ts';

const start = { name: 'Lantern', colors: { primary: '#7C3AED' } };

function importFiles(docs: unknown, files: Readonly<Record<string, unknown>>) {
  const texts = Object.entries(files).map(([path, file]): [string, string] => [
    path,
    typeof file === 'string' ? file : JSON.stringify(file, null, 2),
  ]);
  const { text, changes, problems } = importConfig(
    JSON.stringify(docs, null, 2),
    'docs.json',
    new Map(texts),
  );
  const site: Record<string, unknown> = text === undefined ? {} : JSON.parse(text);
  const told = changes.map(({ file, line, kind, what, why }) =>
    [`${file}:${line}`, kind, what, why].filter((one) => one !== undefined).join(' '),
  );
  return { site, told, problems };
}

describe('the $refs of a docs.json', () => {
  it('hold what their files say, whose own are found from their folders', () => {
    const { site, told } = importFiles(
      { ...start, navigation: { $ref: './config/navigation.json' }, redirects: { $ref: 'redirects.json' } },
      {
        'config/navigation.json': { groups: [{ $ref: '../groups/start.json' }] },
        'groups/start.json': { group: 'Start', pages: ['start'] },
        'redirects.json': [{ source: '/old', destination: '/start' }],
      },
    );
    expect(site).toMatchObject({
      navigation: [{ group: 'Start', pages: ['start'] }],
      redirects: [{ source: '/old', destination: '/start' }],
    });
    expect(told.filter((line) => line.includes('holds'))).toEqual([
      'docs.json:7 changed site.json holds what config/navigation.json says',
      'docs.json:10 changed site.json holds what redirects.json says',
      'config/navigation.json:4 changed site.json holds what groups/start.json says',
    ]);
  });

  it('give way to keys beside them, but not where their file holds a list', () => {
    const { site } = importFiles(
      {
        ...start,
        navigation: { groups: [{ $ref: 'group.json', group: 'Mine' }] },
        redirects: { $ref: 'redirects.json', source: '/ignored' },
      },
      {
        'group.json': { group: 'Theirs', icon: 'rocket', pages: ['start'] },
        'redirects.json': [{ source: '/old', destination: '/start' }],
      },
    );
    expect(site).toMatchObject({
      navigation: [{ group: 'Mine', icon: 'rocket', pages: ['start'] }],
      redirects: [{ source: '/old', destination: '/start' }],
    });
  });

  it('have what is told of a file at its place there', () => {
    const { told } = importFiles(
      { ...start, navigation: { $ref: 'navigation.json' } },
      { 'navigation.json': { groups: [{ group: 'Start', asyncapi: 7, pages: ['start'] }] } },
    );
    expect(told).toContain('navigation.json:5 left-out navigation.groups[0].asyncapi It names no document.');
  });

  it.each([
    ['missing.json', 'There is no such file in the site.'],
    ['../outside.json', 'It leads out of the site.'],
    ['/etc/passwd', 'It leads out of the site.'],
    ['https://example.com/a.json', 'It leads out of the site.'],
    ['docs.json', 'It leads back to a file that it is in.'],
    ['a.json', 'It leads back to a file that it is in.'],
  ])('are told where they cannot be followed: %s', (path, why) => {
    const { site, told } = importFiles(
      { ...start, navigation: { groups: [{ group: 'Start', pages: ['start'] }] }, seo: { $ref: path } },
      { 'a.json': { inner: { $ref: './a.json' } } },
    );
    expect(site).toMatchObject({ navigation: [{ group: 'Start' }] });
    expect(told.filter((line) => line.includes('$ref'))).toHaveLength(1);
    expect(told.find((line) => line.includes('$ref'))).toContain(why);
  });

  it('end where files name each other without end', () => {
    const twice = (path: string) => ({ a: { $ref: path }, b: { $ref: path } });
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`${index}.json`, twice(`${index + 1}.json`)]),
    );
    const { told } = importFiles({ ...start, navigation: { groups: [] }, seo: { $ref: '0.json' } }, files);
    expect(told.join('\n')).toContain('More than 1000 files would be put in.');
  });

  it('keep an import from being made where a file is no JSON', () => {
    const { site, problems } = importFiles(
      { ...start, navigation: { $ref: 'a.json' } },
      { 'a.json': '{\n  "groups": [\n' },
    );
    expect(site).toEqual({});
    expect(problems.map(({ file, severity }) => `${severity} ${file}`)).toContain('error a.json');
  });

  it('are listed for who reads the files', () => {
    const text = JSON.stringify({ a: { $ref: './b.json' }, c: [{ $ref: '../d.json' }], e: { $ref: '#/a' } });
    expect(listReferences(text, 'config/docs.json')).toEqual(['config/b.json', 'd.json']);
    expect(listReferences('{', 'docs.json')).toEqual([]);
  });
});
