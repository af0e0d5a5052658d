import { access, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Problem } from '../../src/problem/problem.ts';
import { runOctavo } from './octavo-command.ts';
import { expect, shareExample, test, toldFile } from './site-fixture.ts';

async function check(folder: string, ...words: readonly string[]) {
  const { code, stdout, stderr } = await runOctavo(['check', folder, '--json', ...words]);
  expect(stderr).toBe('');
  const problems: readonly Problem[] = JSON.parse(stdout);
  return { code, problems };
}

/** Everything wrong in the fixture, with what is near. */
const expected = [
  'error content/index.mdx:42:1 content/failed-expression',
  'note content/lonely.mdx:1:1 links/orphan',
  'warning content/guides/setup.mdx:7:74 links/missing-page "../deep/parts" -> "/guides/deep/parts"',
  'warning content/index.mdx:1:1 links/made-link "/made/2"',
  'warning content/index.mdx:9:15 links/missing-page "/guides/stup" -> "/guides/setup"',
  'warning content/index.mdx:16:9 links/missing-page "/guides/gone"',
  'warning content/index.mdx:18:15 links/missing-anchor "/guides/setup#instal" -> "#install"',
  'warning content/index.mdx:18:49 links/missing-anchor "#second-prt" -> "#second-part"',
  'warning content/index.mdx:18:72 links/missing-page "/Guides/Setup" -> "/guides/setup"',
  'warning content/index.mdx:21:47 links/missing-file "/files/papers.pdf" -> "/files/paper.pdf"',
  'warning content/index.mdx:21:76 links/missing-page "guides/deep/setup" -> "/guides/setup"',
  'warning content/index.mdx:23:1 content/missing-media',
  'warning content/index.mdx:23:63 content/missing-image',
  'warning content/index.mdx:33:8 links/missing-page "/guides/reference"',
  'warning content/snippets/shared.mdx:3:22 links/missing-page "/shared/gone"',
  'warning site.json:5:60 site-json/missing-page -> "guides/setup"',
  'warning site.json:7:47 links/missing-page "/nowhere"',
  'warning site.json:11:5 site-json/redirect-loop',
  'warning site.json:12:5 site-json/redirect-loop',
  'warning site.json:13:41 site-json/redirect-target -> "/guides/setup"',
  'warning site.json:14:17 site-json/redirect-shadowed',
];

function tell({ severity, file, line, column, code, message, hint }: Problem): string {
  const link = code.startsWith('links/') ? /The link (".*?") leads/.exec(message)?.[1] : undefined;
  const near = /^(?:Did you mean|Write) (".*?")/.exec(hint)?.[1];
  return [`${severity} ${file}:${line}:${column} ${code}`, link, near && `-> ${near}`]
    .filter(Boolean)
    .join(' ');
}

test('octavo check finds each kind of mistake at its place, and nothing else', async ({ sites }) => {
  const { folder } = await sites.copy('dead-links');
  const { code, problems } = await check(folder);
  const told = problems.filter((problem) => problem.code !== 'site-json/color-moved').map(tell);
  expect([...told].sort()).toEqual([...expected].sort());
  expect(code).toBe(1);
});

test('a document that cannot be read is one problem, not one for each page that shows it', async ({
  sites,
}) => {
  const files = await sites.copy('dead-links');
  await files.write(
    'site.json',
    (await files.read('site.json')).replace('"redirects"', '"openapi": "broken.yaml",\n  "redirects"'),
  );
  await files.write('broken.yaml', 'openapi: 3.1.0\npaths: [\n');
  await files.write('content/linked.mdx', '---\nopenapi: GET /users\n---\n');
  const { code, problems } = await check(files.folder);
  expect(problems.filter(({ file }) => file === 'broken.yaml')).toHaveLength(1);
  expect(problems.filter((problem) => problem.code === 'openapi/unknown-operation')).toEqual([]);
  expect(code).toBe(1);
});

test('warnings fail octavo check and octavo build with --strict only; the output is left alone, and private networks are never asked', async ({
  sites,
}) => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked++;
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const files = await sites.copy('fields-three');
  const navigation = [{ group: '', pages: ['docs/first', 'docs/second'] }];
  await files.write(
    'site.json',
    JSON.stringify({ name: 'Plain', colors: { primary: '#0D9373' }, navigation, topAnker: {} }),
  );
  await files.write(
    'docs/second.md',
    `# Second\n\n[One](http://127.0.0.1:${port}/a) [two](http://localhost:${port}/b)\n\n[Away](/docs/frist)\n`,
  );
  const { code, problems } = await check(files.folder, '--external');
  await new Promise((resolve) => server.close(resolve));
  expect(asked).toBe(0);
  expect(problems.filter(({ severity }) => severity !== 'note').map(tell)).toEqual([
    'warning docs/second.md:5:8 links/missing-page "/docs/frist" -> "/docs/first"',
    expect.stringMatching(/^warning site\.json:1:\d+ site-json\/unknown-field/),
  ]);
  expect(problems.filter((problem) => problem.code === 'links/external')).toEqual([]);
  expect(code).toBe(0);
  expect((await check(files.folder, '--strict')).code).toBe(1);
  await expect(access(join(files.folder, 'dist'))).rejects.toThrow();
  const strict = await runOctavo(['build', files.folder, '--strict'], { env: sites.env });
  expect(strict.stdout).toMatch(/^warning docs\/second\.md:5:8 .*"\/docs\/frist"/m);
  expect(strict.stdout).toMatch(/^There are no errors, but --strict treats warnings as errors\.$/m);
  expect(strict.code).toBe(1);
  await expect(access(join(files.folder, 'dist'))).rejects.toThrow();
});

test('the example site has no mistake', async () => {
  const told = await readFile(join(await shareExample(), toldFile), 'utf8');
  expect(told).toMatch(/^\d+ pages in /m);
  expect(told).not.toMatch(/^(?:error|warning) /m);
});
