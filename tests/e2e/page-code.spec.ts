import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listNodes } from '../nodes/older-node.ts';
import { writeSite } from '../support/page-fixture.ts';
import { type CommandResult, runOctavo, startOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

/** Milliseconds until a command that runs beside others is ended. */
const limit = 240_000;

test.describe.configure({ timeout: 2 * limit });

const brokenSite = {
  name: 'Pages with code',
  colors: { primary: '#0D9373' },
  navigation: [
    { group: 'Pages', pages: ['exit', 'component', 'caught', 'later', 'passed', 'timer', 'waits', 'loop'] },
    { group: 'Late', pages: ['interval', 'number', 'text', 'nothing', 'object', 'native', 'shared', 'used'] },
  ],
};
const lateSite = {
  name: 'Pages with code that does not end',
  colors: { primary: '#0D9373' },
  navigation: [{ group: 'Pages', pages: ['good', 'late'] }],
};
const page = (text: string) => `---\ntitle: A page\n---\n\n${text}\n`;
const run = (code: string) => page(`a {(() => { ${code}; return 'b'; })()}`);
/** Pages that end the process, do not end, or fail later, all of which a build goes on after. */
const brokenFiles = {
  'site.json': JSON.stringify(brokenSite),
  'content/exit.mdx': page('a {globalThis.process.exit(0)}'),
  'content/component.mdx': page('import { Stop } from "/snippets/stop.jsx"\n\n<Stop/>'),
  'snippets/stop.jsx': 'export function Stop() {\n  process.reallyExit(0);\n  return <p>a</p>;\n}\n',
  'content/caught.mdx': run('try { globalThis.process.abort() } catch {}'),
  'content/later.mdx': run('Promise.resolve().then(() => globalThis.process.exit(0))'),
  'content/passed.mdx': run('Promise.resolve().then(globalThis.process.exit)'),
  'content/timer.mdx': run(
    'globalThis.setInterval(() => globalThis.process.kill(globalThis.process.pid), 1)',
  ),
  'content/waits.mdx': run('(async () => { await new Promise(() => {}) })()'),
  'content/loop.mdx': run('while (true) try { for (;;); } catch {}'),
  'content/interval.mdx': run('(async () => { await null; globalThis.setInterval(() => 1, 1000) })()'),
  'content/number.mdx': run('Promise.reject(5)'),
  'content/text.mdx': run('(async () => { await null; throw "a text" })()'),
  'content/nothing.mdx': run('Promise.reject(null)'),
  'content/object.mdx': run('Promise.reject({ a: 1 })'),
  'content/native.mdx': run('globalThis.process.getBuiltinModule("fs").promises.readFile("/no/such/file")'),
  'content/shared.mdx': page('<Snippet file="late.mdx"/>'),
  'snippets/late.mdx':
    'a\n\nb\n\nc {(() => { (async () => { await null; throw new Error("late") })() })()}\n',
  'content/used.mdx': page('import { Late } from "/snippets/late.jsx"\n\n<Late/>'),
  'snippets/late.jsx':
    'export function Late() {\n  Promise.resolve().then(() => {\n    throw new Error("late");\n  });\n  return <p>a</p>;\n}\n',
};

/** A loop takes only what everything else on the machine leaves: it is waited for, not its work. */
const giveWay = 'globalThis.process.getBuiltinModule("os").setPriority(19);';
const lateRun = (code: string) =>
  page(`a {(() => { ${giveWay} (async () => { await null; ${code} })() })()}`);

/** Code that begins when its page is rendered, where no time limit of a call ends it. */
interface LateCase {
  readonly name: string;
  readonly text: string;
  /**
   * Whether each version of Node.js could answer it in a way of its own, by how V8 lets a debugger stop it: in a loop, in
   * its engine of regular expressions and between promises. Whose page the others are is for Octavo to find.
   */
  readonly isOfVersion: boolean;
}

const lateCases: readonly LateCase[] = [
  {
    name: 'a loop in an async function',
    text: lateRun('while (true) try { for (;;); } catch {}'),
    isOfVersion: true,
  },
  {
    name: 'a regular expression in an async function',
    text: lateRun('/^(a+)+$/.test("a".repeat(60) + "b")'),
    isOfVersion: true,
  },
  { name: 'a loop that waits for nothing', text: lateRun('while (true) await null;'), isOfVersion: true },
  {
    name: 'a loop in a timer',
    text: lateRun('globalThis.process.getBuiltinModule("timers").setTimeout(() => { for (;;); }, 100)'),
    isOfVersion: false,
  },
  { name: 'a loop in a promise of a snippet', text: page('<Snippet file="late.mdx"/>'), isOfVersion: false },
];

/** What a site with such code was answered. */
interface Stopped {
  readonly stopped: CommandResult;
  /** Which folders of a built site were there after it was stopped. */
  readonly left: readonly string[];
  /** What it was answered once the code was mended, where that was tried. */
  readonly mended: CommandResult | undefined;
}

/** Builds a site whose page `late` is this text, and perhaps once more after it is mended. */
async function tryBuild(text: string, node: string, isMended: boolean): Promise<Stopped> {
  const folder = writeSite({
    'site.json': JSON.stringify(lateSite),
    'content/good.mdx': page('{globalThis.missing()}'),
    'content/late.mdx': text,
    'snippets/late.mdx': `a\n\nb {(() => { ${giveWay} Promise.resolve().then(() => { for (;;); }) })()}\n`,
  });
  const stopped = await runOctavo(['build', folder], { node, limit, hasLowPriority: true });
  const left = ['dist', '.dist.next'].filter((name) => existsSync(join(folder, name)));
  await writeFile(join(folder, 'content/late.mdx'), page('a'));
  await writeFile(join(folder, 'content/good.mdx'), page('b'));
  const mended = isMended ? await runOctavo(['build', folder], { node, limit }) : undefined;
  await rm(folder, { recursive: true });
  return { stopped, left, mended };
}

/** What `check` and `dev` answer to a loop, where they were started at once. */
async function tryOthers() {
  const folders = [0, 1].map(() =>
    writeSite({
      'site.json': JSON.stringify(lateSite),
      'content/good.mdx': page('a'),
      'content/late.mdx': lateRun('while (true) {}'),
    }),
  );
  const [checkedFolder = '', folder = ''] = folders;
  const [checked, dev] = await Promise.all([
    runOctavo(['check', '--json', checkedFolder], { limit, hasLowPriority: true }),
    (async () => {
      const command = startOctavo(['dev', folder, '--port', '0'], { hasLowPriority: true });
      const [url] = await command.waitFor(/http:\S+/);
      const { status } = await fetch(`${url}good`);
      await fetch(`${url}late`).catch(() => undefined);
      return { status, ...(await command.ended) };
    })(),
  ]);
  for (const each of folders) await rm(each, { recursive: true });
  return { checked, dev };
}

/** Builds the pages that a build goes on after; the folder is to be removed. */
async function tryBroken(node: string) {
  const folder = writeSite(brokenFiles);
  return { folder, ...(await runOctavo(['build', folder], { node, limit, hasLowPriority: true })) };
}

const nodes = listNodes();
const listCases = (node: string) =>
  lateCases.filter(({ isOfVersion }) => isOfVersion || node === nodes[0]?.program);
const builds = new Map<string, Promise<Stopped>>();
const broken = new Map<string, ReturnType<typeof tryBroken>>();
let others: ReturnType<typeof tryOthers> | undefined;

// Each waits ten seconds for a time limit: they wait together, and a failure is that of the test that asks for it.
test.beforeAll(() => {
  for (const { program } of nodes) {
    broken.set(program, tryBroken(program));
    for (const [index, { name, text }] of listCases(program).entries())
      builds.set(`${name} ${program}`, tryBuild(text, program, index === 0));
  }
  others = tryOthers();
  for (const one of [...builds.values(), ...broken.values(), others]) one.catch(() => undefined);
});

for (const { version, program } of nodes) {
  for (const [index, { name, text }] of listCases(program).entries())
    test(`${name} cannot hang a build on Node.js ${version}`, async () => {
      const tried = await builds.get(`${name} ${program}`);
      expect([tried?.stopped.code, tried?.stopped.stderr]).toEqual([1, '']);
      const place = text.includes('<Snippet') ? 'snippets/late.mdx:3:3' : 'content/late.mdx:5:3';
      expect(tried?.stopped.stdout).toContain(
        `error ${place}  The JavaScript on this page did not end within 10 s, so it was stopped here.`,
      );
      expect(tried?.left).toEqual([]);
      // What is built after one of them was stopped is built in the same way after the others.
      if (index === 0) expect([tried?.mended?.code, tried?.mended?.stderr]).toEqual([0, '']);
    });

  test(`code of pages cannot end a build, nor keep it from ending, on Node.js ${version}`, async () => {
    const { folder = '', code, stdout = '', stderr } = (await broken.get(program)) ?? {};
    expect([code, stderr]).toEqual([1, '']);
    const places = [...stdout.matchAll(/^error (\S+) {2}(.*)$/gm)].map(([, place, message]) => [
      place,
      /process\.\w+\(\)|within 10 s|(?<=rendered: ).*/.exec(message ?? '')?.[0],
    ]);
    expect(places).toEqual([
      ['content/component.mdx:7:1', 'process.reallyExit()'],
      ['content/exit.mdx:5:3', 'process.exit()'],
      ['content/later.mdx:5:3', 'process.exit()'],
      ['content/loop.mdx:5:3', 'within 10 s'],
      ['content/native.mdx:5:3', "ENOENT: no such file or directory, open '/no/such/file'"],
      ['content/nothing.mdx:5:3', 'null'],
      ['content/number.mdx:5:3', '5'],
      ['content/object.mdx:5:3', '{ a: 1 }'],
      ['content/passed.mdx:5:3', 'process.exit()'],
      ['content/text.mdx:5:3', 'a text'],
      ['snippets/late.jsx:3:5', 'late'],
      ['snippets/late.mdx:5:3', 'late'],
      ['snippets/stop.jsx:2:3', 'process.reallyExit()'],
    ]);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
    await rm(folder, { recursive: true });
  });
}

test('a loop in an async function ends check and dev, which tell it', async () => {
  const answers = await others;
  expect([answers?.checked.code, answers?.checked.stderr]).toEqual([1, '']);
  expect(JSON.parse(answers?.checked.stdout ?? '')).toContainEqual(
    expect.objectContaining({
      file: 'content/late.mdx',
      line: 5,
      column: 3,
      code: 'content/endless-code',
    }),
  );
  expect(answers?.dev.status).toBe(200);
  expect([answers?.dev.code, answers?.dev.stderr]).toEqual([1, '']);
  expect(answers?.dev.stdout).toContain(
    'error content/late.mdx:5:3  The JavaScript on this page did not end within 10 s',
  );
});
