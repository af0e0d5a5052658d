import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { runOctavo, startOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

const trace = /^\s+at .+[:(]\d+|node:internal|\bError:/m;

/** What `site.json` is then, by the command that answers it: both commands read it in the same way. */
const unreadable: readonly (readonly ['build' | 'check', string, (text: string) => string, RegExp])[] = [
  ['build', 'a missing comma', (text) => text.replace(',', ''), /^error site\.json:2:25 .*comma/m],
  ['check', 'no JSON at all', () => 'name: Fields Three\n', /^error site\.json:1:1 /m],
  ['build', 'an empty file', () => '', /^error site\.json:1:1 /m],
  ['check', 'a list', () => '[]', /^error site\.json:1:1 /m],
];

for (const [command, what, spoil, expected] of unreadable)
  test(`octavo ${command} answers ${what} with its place and exit code 1`, async ({ sites }) => {
    const files = await sites.copy('fields-three');
    await files.write('site.json', spoil(await files.read('site.json')));
    const { code, stdout, stderr } = await runOctavo([command, files.folder], { env: sites.env });
    expect(stdout).toMatch(expected);
    expect(`${stdout}${stderr}`).not.toMatch(trace);
    expect(code).toBe(1);
  });

/** Mistakes that hide none of the others, each with its sentence and with what it is as data. */
const mistakes: readonly (readonly [from: string | RegExp, to: string, told: RegExp, data: string])[] = [
  ['"name": "Fields Three",', '', /^error site\.json:1:1 .*name/m, 'error site-json/missing'],
  [/\[\s*"9\.9"\s*\]/, '"9.9"', /^error site\.json:\d+:\d+ .*versions/m, 'error site-json/type'],
  ['"light"', '"lihgt"', /Did you mean "light"\?/, 'error site-json/choice'],
  ['"url": "docs/second"', '"url": "javascript:alert(1)"', /unsafe-url/, 'error site-json/unsafe-url'],
  ['"topAnchor"', '"topAnker"', /^warning site\.json:\d+:3 .*topAnker/m, 'warning site-json/unknown-field'],
];

test('octavo build answers each of many mistakes with its place, octavo check --json as data, and they hide no dead link', async ({
  sites,
}) => {
  const files = await sites.copy('fields-three');
  await files.write('docs/second.md', `${await files.read('docs/second.md')}\n[Away](/docs/frist)\n`);
  const text = await files.read('site.json');
  await files.write(
    'site.json',
    mistakes.reduce((spoilt, [from, to]) => spoilt.replace(from, to), text),
  );
  const built = await runOctavo(['build', files.folder], { env: sites.env });
  for (const [, , told] of mistakes) expect.soft(built.stdout).toMatch(told);
  expect(`${built.stdout}${built.stderr}`).not.toMatch(trace);
  expect(built.code).toBe(1);
  const checked = await runOctavo(['check', files.folder, '--json'], { env: sites.env });
  expect([checked.code, checked.stderr]).toEqual([1, '']);
  const problems: readonly Record<string, unknown>[] = JSON.parse(checked.stdout);
  const told = problems.map(({ code, severity }) => `${severity} ${code}`);
  const wanted = [...mistakes.map(([, , , data]) => data), 'warning links/missing-page'];
  expect(told.filter((one) => !one.startsWith('note ')).sort()).toEqual(wanted.sort());
  for (const problem of problems)
    expect(problem).toEqual({
      file: problem['code'] === 'links/missing-page' ? 'docs/second.md' : 'site.json',
      line: expect.any(Number),
      column: expect.any(Number),
      code: expect.stringMatching(/^[a-z-]+\/[a-z-]+$/),
      severity: expect.stringMatching(/^(?:error|warning|note)$/),
      message: expect.any(String),
      hint: expect.any(String),
    });
});

test('a folder without site.json is answered with its name and what to do', async ({ sites }) => {
  const files = await sites.copy('fields-three');
  const answers = [
    ['docs', (folder: string) => `The folder "${folder}" has no site.json`],
    ['no-such-folder', (folder: string) => `There is no folder "${folder}"`],
  ] as const;
  for (const [name, answer] of answers) {
    const folder = join(files.folder, name);
    const { code, stdout, stderr } = await runOctavo(['build', folder]);
    expect(stdout).toContain(answer(folder));
    expect(`${stdout}${stderr}`).not.toMatch(trace);
    expect(code).toBe(1);
  }
});

test('a command line that is wrong is answered with exit code 2', async () => {
  const lines: readonly (readonly [readonly string[], RegExp])[] = [
    [['biuld'], /Did you mean "octavo build"\?/],
    [['fly'], /octavo has no command "fly"/],
    [[], /octavo needs a command/],
    [['build', '--kep-going'], /kep-going|kepGoing/i],
  ];
  for (const [words, expected] of lines) {
    const { code, stdout, stderr } = await runOctavo(words);
    expect.soft(`${stdout}${stderr}`, words.join(' ')).toMatch(expected);
    expect.soft(`${stdout}${stderr}`, words.join(' ')).not.toMatch(trace);
    expect.soft(code, words.join(' ')).toBe(2);
  }
});

test('a port that is none is answered with exit code 2', async ({ sites }) => {
  const { files } = await sites.built('fields-three');
  for (const port of ['many', '70000'])
    for (const command of ['serve', 'dev']) {
      const { code, stdout, stderr } = await runOctavo([command, files.folder, '--port', port]);
      expect.soft(`${stdout}${stderr}`, `${command} ${port}`).toMatch(new RegExp(`port.*${port}`, 'i'));
      expect.soft(`${stdout}${stderr}`, `${command} ${port}`).not.toContain('DEBUG=octavo');
      expect.soft(code, `${command} ${port}`).toBe(2);
    }
});

test('octavo serve listens where PORT says, prints the one URL and ends when asked', async ({
  request,
  sites,
}) => {
  const { files } = await sites.built('fields-one');
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const address = free.address();
  const port = String(typeof address === 'object' && address ? address.port : 0);
  const taken = await runOctavo(['serve', files.folder], { env: { PORT: port } });
  expect(taken.stdout).toContain(`Port ${port} is in use`);
  expect(taken.stdout + taken.stderr).not.toMatch(trace);
  expect(taken.code).toBe(1);
  await new Promise((resolve) => free.close(resolve));
  const command = startOctavo(['serve', files.folder], { env: { PORT: port } });
  await command.waitFor(/^http/m);
  expect((await request.get(`http://localhost:${port}/guides/install/`)).status()).toBe(200);
  const strange = await request.get(`http://127.0.0.1:${port}/`, {
    headers: { host: 'elsewhere.example.com' },
  });
  expect(strange.status()).toBe(403);
  command.process.kill('SIGINT');
  const { code, stdout } = await command.ended;
  expect(code).toBe(0);
  expect(stdout).toBe(`http://localhost:${port}/\n`);
});

test('octavo dev says that its port is taken', async ({ sites }) => {
  const files = await sites.copy('fields-three');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = String(typeof address === 'object' && address ? address.port : 0);
  const { code, stdout, stderr } = await runOctavo(['dev', files.folder], {
    env: { ...sites.env, PORT: port },
  });
  await new Promise((resolve) => server.close(resolve));
  expect(stdout + stderr).toContain(`Port ${port} is in use`);
  expect(code).toBe(1);
});

test('octavo dev takes the next free port when none is asked for', async ({ sites }) => {
  const files = await sites.copy('fields-three');
  // Another server may have the port already.
  const server = createServer().on('error', () => undefined);
  await new Promise<void>((resolve) =>
    server.listen(4321, '127.0.0.1', resolve).once('error', () => resolve()),
  );
  const { PORT: _, ...env } = { ...process.env, ...sites.env };
  const command = startOctavo(['dev', files.folder], { env: { ...env, PORT: '' } });
  await command.waitFor(/^Port 4321 is in use, so this is (\d+)\.\nhttp:\/\/localhost:\1\/$/m);
  command.process.kill('SIGINT');
  await command.ended;
  server.close();
});

test('octavo dev ends when it is asked to, and keeps the code that it has colored', async ({
  request,
  sites,
}) => {
  const files = await sites.copy('code');
  const command = startOctavo(['dev', files.folder, '--port', '0'], { env: sites.env });
  const [url] = await command.waitFor(/^http:\S+/m);
  expect((await request.get(url)).status()).toBe(200);
  command.process.kill('SIGTERM');
  expect((await command.ended).code).toBe(0);
  const [cache = ''] = await readdir(join(files.folder, '.octavo/highlight'));
  expect(await files.read(`.octavo/highlight/${cache}`)).toContain('tk-');
});

test('octavo serve without a built site says what to do', async ({ sites }) => {
  const files = await sites.copy('fields-three');
  const { code, stdout } = await runOctavo(['serve', files.folder]);
  expect(stdout).toContain('Run "octavo build" first.');
  expect(code).toBe(1);
});

test('octavo schema prints a JSON Schema, --version a version, --help the commands', async () => {
  const schema = JSON.parse((await runOctavo(['schema'])).stdout);
  expect(Object.keys(schema.properties)).toContain('topbarCtaButton');
  expect((await runOctavo(['--version'])).stdout).toMatch(/\d+\.\d+\.\d+/);
  const help = await runOctavo(['--help']);
  for (const word of ['dev', 'build', 'check', 'serve', 'schema']) expect(help.stdout).toContain(word);
  expect(help.code).toBe(0);
});
