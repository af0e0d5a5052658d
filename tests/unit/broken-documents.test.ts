import { mkdir, mkdtemp, readdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadDocuments } from '../../src/openapi/load/load-documents.ts';
import type { Problem } from '../../src/problem/problem.ts';

const folder = fileURLToPath(new URL('../fixtures/broken-documents/', import.meta.url));

/** Every document of the folder, with all that is told about it: line, column, severity and code. */
const expected: readonly (readonly [file: string, problems: readonly string[]])[] = [
  [
    'asyncapi-address.yaml',
    ['4:3 warning undescribed-channel-parameter', '8:7 warning stray-channel-parameter'],
  ],
  ['asyncapi-channel.yaml', ['11:5 warning unlisted-channel', '14:22 error unresolved-reference']],
  ['asyncapi-example.yaml', ['10:30 warning example-mismatch']],
  ['asyncapi-misspelt.yaml', ['6:7 warning unknown-field', '9:24 error unresolved-reference']],
  ['asyncapi-version.yaml', ['1:11 error version']],
  ['asyncapi.yaml', ['1:1 error no-channels']],
  ['bad-pattern.yaml', ['16:16 warning bad-pattern']],
  ['body-parameter.yaml', ['8:15 error unknown-value']],
  ['broken-part.yaml', ['parts/broken.yaml:4:14 warning unknown-field']],
  ['byte-order-mark.json', ['1:33 warning unknown-field']],
  ['circular-all-of.yaml', ['16:11 warning circular-all-of', '19:11 warning circular-all-of']],
  ['colon-in-text.yaml', ['3:10 error yaml-syntax']],
  ['comment.json', ['2:3 error json-syntax']],
  ['duplicate-key.json', ['7:7 error duplicate-key']],
  ['duplicate-operation-id.yaml', ['9:20 warning duplicate-operation-id']],
  ['duplicate-path.yaml', ['6:3 error duplicate-key']],
  ['empty-enum.yaml', ['16:13 warning empty-enum']],
  ['empty.yaml', ['1:1 error no-document']],
  ['foreign-pattern.yaml', ['16:16 warning bad-pattern']],
  ['foreign-type.yaml', ['17:23 warning unknown-type']],
  ['html-page.json', ['1:1 error no-document']],
  ['impossible-bounds.yaml', ['16:16 warning impossible-schema']],
  ['incomplete-scheme.yaml', ['10:5 warning incomplete-security-scheme']],
  ['indent.yaml', ['3:10 error yaml-syntax']],
  ['latin-1.yaml', ['3:1 error encoding']],
  ['list.json', ['1:1 error no-document']],
  ['misplaced-reference.yaml', ['5:12 note misplaced-reference']],
  ['missing-comma.json', ['3:3 error json-syntax']],
  ['missing-file.yaml', ['4:20 error unresolved-reference']],
  ['misspelt-field.yaml', ['6:7 warning unknown-field']],
  ['misspelt-keyword.yaml', ['16:7 warning unknown-field']],
  ['misspelt-method.yaml', ['5:5 error unknown-field']],
  ['misspelt-reference.yaml', ['11:31 error unresolved-reference', '14:5 note unused-components']],
  ['misspelt-type.yaml', ['15:13 warning unknown-type']],
  ['no-info-version.yaml', ['2:1 warning missing-field']],
  ['no-paths.yaml', ['1:1 error no-paths']],
  ['no-responses.yaml', ['5:5 warning missing-field']],
  ['no-version.yaml', ['1:1 error no-document']],
  ['number-version.yaml', ['4:12 warning wrong-form']],
  ['open-bracket.yaml', ['3:1 error yaml-syntax']],
  ['open-quote.yaml', ['3:10 error yaml-syntax']],
  ['optional-path-parameter.yaml', ['7:11 warning optional-path-parameter']],
  ['outside.yaml', ['4:20 error outside-root']],
  ['parameter-without-name.yaml', ['7:11 error missing-field']],
  ['parameter-without-schema.yaml', ['7:11 warning no-parameter-schema']],
  ['parameters-as-object.yaml', ['7:9 error wrong-form']],
  ['path-without-slash.yaml', ['4:3 warning path-without-slash']],
  ['postman.json', ['1:1 error no-document']],
  ['private-address.yaml', ['4:20 error refused-address']],
  ['private-name.yaml', ['4:20 error refused-address']],
  ['properties-as-list.yaml', ['17:9 error wrong-form']],
  ['reference-cycle.yaml', ['14:20 warning circular-reference', '15:19 warning circular-reference']],
  ['reference-to-other-kind.yaml', ['7:24 error wrong-reference', '10:5 note unused-components']],
  ['repeated-parameter.yaml', ['8:11 warning repeated-parameter']],
  ['required-as-flag.yaml', ['19:21 warning required-form']],
  ['response-without-description.yaml', ['7:9 warning missing-field']],
  ['same-paths.yaml', ['8:3 warning same-paths']],
  ['security-as-object.yaml', ['4:3 error wrong-form']],
  ['several-documents.yaml', ['8:1 error yaml-syntax']],
  ['single-quotes.json', ['2:3 error json-syntax']],
  ['stray-path-parameter.yaml', ['7:11 warning stray-path-parameter']],
  ['swagger-1.2.json', ['1:1 error no-document']],
  [
    'swagger-body-twice.yaml',
    ['6:7 error unknown-field', '9:51 error unresolved-reference', '11:3 note unused-components'],
  ],
  ['swagger-that-is-three.yaml', ['1:10 error mixed-versions']],
  ['tab.yaml', ['3:1 error yaml-syntax']],
  ['tags-as-text.yaml', ['6:13 error wrong-form']],
  ['three-that-is-swagger.yaml', ['1:10 error mixed-versions']],
  ['trailing-comma.json', ['3:50 error json-syntax']],
  ['truncated.json', ['6:1 error json-syntax']],
  ['type-of-two.yaml', ['9:11 error unknown-field']],
  [
    'unchecked-pattern.yaml',
    ['17:40 note unchecked-pattern', '19:9 note unchecked-pattern', '20:9 warning bad-pattern'],
  ],
  ['undeclared-path-parameter.yaml', ['5:5 warning undeclared-path-parameter']],
  ['undeclared-required.yaml', ['16:22 warning undeclared-required']],
  ['undefined-scheme.yaml', ['7:11 warning undefined-security-scheme']],
  ['unknown-alias.yaml', ['7:16 error yaml-syntax']],
  ['unknown-place.yaml', ['8:15 error unknown-value']],
  ['unknown-scheme-type.yaml', ['11:13 error unknown-value']],
  ['unknown-status.yaml', ['7:9 warning unknown-status']],
  ['unknown-version.yaml', ['1:10 error version']],
  ['unused.yaml', ['15:5 note unused-components']],
  ['utf-16.yaml', ['1:1 error encoding']],
  ['without-https.yaml', ['4:20 error refused-address']],
  ['wrong-case.yaml', ['6:7 warning unknown-field']],
  ['wrong-default.yaml', ['9:59 warning default-mismatch']],
  [
    'wrong-example.yaml',
    ['13:17 warning example-mismatch', '13:21 warning example-mismatch', '14:25 warning example-mismatch'],
  ],
];

async function load(root: string, file: string): Promise<readonly Problem[]> {
  const cacheFolder = join(await mkdtemp(join(tmpdir(), 'octavo-broken-')), 'copies');
  const { problems } = await loadDocuments(root, [file], { timeout: 2_000, cacheFolder });
  return problems;
}

const write = (file: string) => (problem: Problem) =>
  `${problem.file === file ? '' : `${problem.file}:`}${problem.line}:${problem.column} ${problem.severity} ${problem.code.replace('openapi/', '')}`;

describe('a broken document', () => {
  it.each(expected)('%s is told with place and hint', async (file, wanted) => {
    const problems = await load(folder, file);
    expect(problems.map(write(file))).toEqual(wanted);
    for (const { message, hint } of problems) {
      expect(hint).not.toBe('');
      expect(`${message} ${hint}`).not.toMatch(/undefined|\[object|Error:|\n/);
      expect(message.match(/[.!?](?= [A-Z])/g)?.length ?? 0).toBeLessThan(2);
    }
  });

  it('of the folder is in the table', async () => {
    const files = (await readdir(folder)).filter((name) => /\.(?:json|ya?ml)$/.test(name));
    expect(expected.map(([file]) => file).sort()).toEqual(files.sort());
    expect(files.length).toBeGreaterThan(60);
  });
});

const head = 'openapi: 3.1.1\ninfo: { title: Shop, version: 1.0.0 }\n';
const ok = "{ responses: { '200': { description: OK } } }";

/** Patterns that JavaScript's own engine would try for hours. */
const slowPatterns = ['^(a+)+$', '^((a{0,8}){0,8}){0,8}$', '^a*a*a*a*a*a*b$', '^(?=(a|a)*b)'];

/** Documents that are too large to lie in the folder, by the name of their file. */
const generated: Readonly<Record<string, () => readonly [text: string, problem: RegExp]>> = {
  'alias-bomb.yaml': () => [
    Array.from({ length: 12 }, (_, level) => {
      const inner = level === 0 ? '"lol"' : `*a${level - 1}`;
      return `a${level}: &a${level} [${Array(10).fill(inner).join(', ')}]`;
    }).join('\n'),
    /^\d+:\d+ error too-many-aliases$/,
  ],
  'deep.json': () => [
    `{ "openapi": "3.1.1", "x-deep": ${'['.repeat(100_000)}${']'.repeat(100_000)} }`,
    /^1:\d+ error too-deep$/,
  ],
  'deep-and-open.json': () => [`{ "openapi": ${'['.repeat(100_000)}`, /^1:\d+ error too-deep$/],
  'deep.yaml': () => [
    `${head}x-deep: ${'['.repeat(100_000)}${']'.repeat(100_000)}\n`,
    /^3:\d+ error too-deep$/,
  ],
  'deep-list.yaml': () => [`${head}x-deep:\n  ${'- '.repeat(100_000)}a\n`, /^4:\d+ error too-deep$/],
  'deep-references.yaml': () => [
    `${head}paths:\n  /a: { get: { responses: { '200': { $ref: '#/components/responses/R0' } } } }\ncomponents:\n  responses:\n${Array.from({ length: 20_000 }, (_, index) => `    R${index}: { $ref: '#/components/responses/R${(index + 1) % 20_000}' }`).join('\n')}\n`,
    /^\d+:\d+ error unresolved-reference$/,
  ],
  'over-50-mb.json': () => [
    `{ "openapi": "3.1.1", "x-long": "${'x'.repeat(50_000_000)}" }`,
    /^site\.json:1:1 error unreadable-file$/,
  ],
  'almost-50-mb.json': () => [
    `{ "openapi": "3.1.1", "x-long": "${'x'.repeat(49_000_000)}" }`,
    /^1:1 warning missing-field$/,
  ],
  'truncated-50-mb.json': () => [
    `{ "openapi": "3.1.1", "x-long": [${'{"a":[1,2]},'.repeat(4_000_000)}`,
    /^1:\d+ error json-syntax$/,
  ],
  'many-lines.yaml': () => [`${head}x-list:\n${'  - a: 1\n'.repeat(1_000_000)}`, /^1:1 error too-large$/],
  'slow-patterns.yaml': () => [
    `${head}paths:\n  /a: { get: { parameters: [${slowPatterns.map((pattern, index) => `{ name: a${index}, in: query, schema: { type: string, pattern: '${pattern}', example: ${'a'.repeat(200)}! } }`).join(', ')}], responses: { default: { description: OK } } } }\n  b: ${ok}\n`,
    /^4:105 warning example-mismatch$/,
  ],
};

describe('a document that is made to hang or to fill the memory', () => {
  it.each(Object.entries(generated))('%s is told', async (file, make) => {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'octavo-large-')));
    const [text, wanted] = make();
    await writeFile(join(root, file), text);
    const problems = await load(root, file);
    expect(problems.filter(({ severity }) => severity !== 'note').map(write(file))[0]).toMatch(wanted);
  });

  it('of too many files is told where the first one too many is named', async () => {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'octavo-many-')));
    await mkdir(join(root, 'paths'));
    const names = Array.from({ length: 5_010 }, (_, index) => `p${index}`);
    await Promise.all(names.map((name) => writeFile(join(root, 'paths', `${name}.yaml`), `get: ${ok}\n`)));
    const paths = names.map((name) => `  /${name}: { $ref: paths/${name}.yaml }\n`).join('');
    await writeFile(join(root, 'many.yaml'), `${head}paths:\n${paths}`);
    expect((await load(root, 'many.yaml')).map(write('many.yaml'))).toEqual(['5003:19 error too-many-files']);
  });

  it('behind a symbolic link out of the site is not read', async () => {
    const outside = await realpath(await mkdtemp(join(tmpdir(), 'octavo-outside-')));
    await writeFile(join(outside, 'secret.yaml'), `get: ${ok}\n`);
    const root = await realpath(await mkdtemp(join(tmpdir(), 'octavo-linked-')));
    await symlink(join(outside, 'secret.yaml'), join(root, 'inside.yaml'));
    await writeFile(join(root, 'linked.yaml'), `${head}paths:\n  /a: { $ref: inside.yaml }\n`);
    expect((await load(root, 'linked.yaml')).map(write('linked.yaml'))).toEqual(['4:15 error outside-root']);
  });
});
