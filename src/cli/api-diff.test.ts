import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOctavo } from '../../tests/e2e/octavo-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-api-diff-'));
const api = join(folder, 'docs');

const write = (required: string) => `openapi: 3.1.1
info: { title: A, version: '1' }
paths:
  /users:
    post:
      operationId: createUser
      requestBody: { content: { application/json: { schema: { $ref: parts/user.yaml } } } }
      responses: {}
${required === '' ? '  /gone:\n    get: { responses: {} }\n' : ''}`;
const writeUser = (required: string) => `type: object\nproperties: { name: { type: string } }\n${required}`;

function save(required: string): void {
  writeFileSync(join(api, 'openapi.yaml'), write(required));
  writeFileSync(join(api, 'parts/user.yaml'), writeUser(required));
}

const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.test', ...words], { cwd: folder });

beforeAll(() => {
  mkdirSync(join(api, 'parts'), { recursive: true });
  git('init', '-q');
  save('');
  git('add', '.');
  git('commit', '-qm', 'First');
  git('tag', 'v1.0');
  save('required: [name]\n');
  writeFileSync(join(api, 'old.yaml'), write(''));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const broken = ['POST /users', '  request body name is required now', 'GET /gone', '  was removed'];

test('a revision of Git is compared with the file of today, parts in other files included', async () => {
  for (const old of ['v1.0', 'v1.0:docs/openapi.yaml', 'v1.0:openapi.yaml']) {
    const { code, stdout } = await runOctavo(['api', 'diff', old, 'openapi.yaml'], { cwd: api });
    expect(code, old).toBe(1);
    for (const line of broken) expect(stdout).toContain(line);
    expect(stdout).toMatch(/v1\.0:docs\/openapi\.yaml:10:5/);
    expect(stdout).toMatch(/ {2}parts\/user\.yaml:2:15$/m);
    expect(stdout).toContain('v1.0:docs/openapi.yaml → openapi.yaml: 2 breaking changes and no others');
  }
});

test('what makes it fail can be chosen, and the other way round nothing breaks but what is added', async () => {
  const words = ['api', 'diff', 'v1.0', 'openapi.yaml'];
  expect((await runOctavo([...words, '--fail-on', 'none'], { cwd: api })).code).toBe(0);
  const back = ['api', 'diff', 'openapi.yaml', 'v1.0'];
  expect((await runOctavo(back, { cwd: api })).code).toBe(0);
  expect((await runOctavo([...back, '--fail-on', 'any'], { cwd: api })).code).toBe(1);
  expect((await runOctavo([...words, '--fail-on', 'some'], { cwd: api })).code).toBe(2);
});

test('differences are written as JSON, and as a page of a site', async () => {
  const { stdout } = await runOctavo(['api', 'diff', 'v1.0', 'openapi.yaml', '--format', 'json'], {
    cwd: api,
  });
  const told = JSON.parse(stdout);
  expect(told).toMatchObject({ old: 'v1.0:docs/openapi.yaml', new: 'openapi.yaml', breaking: 2, others: 0 });
  expect(told.changes[0]).toEqual({
    kind: 'changed',
    breaking: true,
    operation: 'POST /users',
    operationId: 'createUser',
    subject: 'request body name',
    message: 'is required now',
    place: 'parts/user.yaml:2:15',
  });
  const site = join(folder, 'site');
  mkdirSync(join(site, 'content'), { recursive: true });
  writeFileSync(
    join(site, 'site.json'),
    JSON.stringify({
      name: 'A',
      openapi: 'openapi.yaml',
      navigation: [{ group: 'G', pages: ['api-changes'] }],
    }),
  );
  writeFileSync(
    join(site, 'openapi.yaml'),
    write('none')
      .replace('parts/user.yaml', "'#/components/schemas/A'")
      .replace('responses: {}', "responses: { '204': { description: Made. } }") +
      'components: { schemas: { A: { type: object } } }\n',
  );
  const out = join(site, 'content/api-changes.mdx');
  await runOctavo(['api', 'diff', 'v1.0', 'openapi.yaml', '--out', out], { cwd: api });
  const built = await runOctavo(['build', site, '--strict']);
  expect(built.stdout + built.stderr).toContain('0 errors, 0 warnings');
  const html = readFileSync(join(site, 'dist/api-changes/index.html'), 'utf8');
  expect(html).toContain('Breaking changes');
  expect(html).toContain('<code>POST /users</code>');
  expect(html).toMatch(/<a href="\/api-reference\/post-users\/?"/);
});

test('a part that cannot be read is told, and the rest is compared', async () => {
  writeFileSync(join(api, 'part.yaml'), write('').replace('parts/user.yaml', 'parts/none.yaml'));
  const { code, stdout, stderr } = await runOctavo(['api', 'diff', 'part.yaml', 'openapi.yaml'], {
    cwd: api,
  });
  expect(code).toBe(1);
  expect(stderr).toContain('parts/none.yaml');
  expect(stdout).toContain('GET /gone');
});

test('a document of a server is compared too', async () => {
  const server = createServer((_, response) =>
    response.end(
      write('').replace('parts/user.yaml', "'#/components/schemas/U'") +
        '\ncomponents: { schemas: { U: { type: object, properties: { name: { type: string } } } } }\n',
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/openapi.yaml`;
  const { code, stdout } = await runOctavo(['api', 'diff', url, 'openapi.yaml'], { cwd: api });
  server.close();
  expect(code).toBe(1);
  for (const line of broken) expect(stdout).toContain(line);
});

test.each([
  [['nowhere.yaml', 'openapi.yaml'], 'There is no file "nowhere.yaml", and no such revision'],
  [['v1.0:none.yaml', 'openapi.yaml'], '"v1.0" has no file "none.yaml".'],
  [['--upload-pack=x:a', 'openapi.yaml'], 'Unknown option'],
  [['openapi.yaml'], 'octavo api diff needs two documents'],
  [['parts/user.yaml', 'openapi.yaml'], 'error'],
])('%s is told in a sentence', async (words, sentence) => {
  const { code, stdout, stderr } = await runOctavo(['api', 'diff', ...words], { cwd: api });
  expect(code).not.toBe(0);
  expect(stdout + stderr).toContain(sentence);
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
});
