import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listNodes } from '../nodes/older-node.ts';
import { writeSite } from '../support/page-fixture.ts';
import { type CommandResult, runOctavo, startOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

/** Milliseconds until a command that runs beside six others is ended. */
const limit = 240_000;

test.describe.configure({ timeout: 2 * limit });

const site = {
  name: 'Pages with code that does not end',
  colors: { primary: '#0D9373' },
  navigation: [{ group: 'Pages', pages: ['good', 'late'] }],
};
const page = (text: string) => `---\ntitle: A page\n---\n\n${text}\n`;
const lateRun = (code: string) => page(`a {(() => { (async () => { await null; ${code} })() })()}`);

/** Code that begins when its page is rendered, where no time limit of a call ends it, by what it is. */
const cases = {
  'a loop in an async function': lateRun('while (true) try { for (;;); } catch {}'),
  'a regular expression in an async function': lateRun('/^(a+)+$/.test("a".repeat(60) + "b")'),
  'a loop that waits for nothing': lateRun('while (true) await null;'),
  'a loop in a timer': lateRun(
    'globalThis.process.getBuiltinModule("timers").setTimeout(() => { for (;;); }, 100)',
  ),
  'a loop in a promise of a snippet': page('<Snippet file="late.mdx"/>'),
};

/** What a site with such code was answered, and what it was once the code was mended. */
interface Tried {
  readonly stopped: CommandResult;
  /** Which folders of a built site were there after it was stopped. */
  readonly left: readonly string[];
  readonly mended: CommandResult;
}

/** Builds a site whose page `late` is this text, and once more after it is mended. */
async function tryBuild(text: string, node: string): Promise<Tried> {
  const folder = writeSite({
    'site.json': JSON.stringify(site),
    'content/good.mdx': page('{globalThis.missing()}'),
    'content/late.mdx': text,
    'snippets/late.mdx': 'a\n\nb {(() => { Promise.resolve().then(() => { for (;;); }) })()}\n',
  });
  const stopped = await runOctavo(['build', folder], { node, limit, hasLowPriority: true });
  const left = ['dist', '.dist.next'].filter((name) => existsSync(join(folder, name)));
  await writeFile(join(folder, 'content/late.mdx'), page('a'));
  await writeFile(join(folder, 'content/good.mdx'), page('b'));
  const mended = await runOctavo(['build', folder], { node, limit, hasLowPriority: true });
  await rm(folder, { recursive: true });
  return { stopped, left, mended };
}

/** What `check` and `dev` answer to a loop, where they were started at once. */
async function tryOthers(node: string) {
  const folders = [0, 1].map(() =>
    writeSite({
      'site.json': JSON.stringify(site),
      'content/good.mdx': page('a'),
      'content/late.mdx': lateRun('while (true) {}'),
    }),
  );
  const [checkedFolder = '', folder = ''] = folders;
  const [checked, dev] = await Promise.all([
    runOctavo(['check', '--json', checkedFolder], { node, limit, hasLowPriority: true }),
    (async () => {
      const command = startOctavo(['dev', folder, '--port', '0'], { node, hasLowPriority: true });
      const [url] = await command.waitFor(/http:\S+/);
      const { status } = await fetch(`${url}good`);
      await fetch(`${url}late`).catch(() => undefined);
      return { status, ...(await command.ended) };
    })(),
  ]);
  for (const each of folders) await rm(each, { recursive: true });
  return { checked, dev };
}

for (const { version, program } of listNodes())
  test.describe(`on Node.js ${version}`, () => {
    const builds = new Map<string, Promise<Tried>>();
    let others: ReturnType<typeof tryOthers> | undefined;

    // Each waits ten seconds for the time limit: they wait together, and a failure is that of the test that asks for it.
    test.beforeAll(() => {
      for (const [name, text] of Object.entries(cases)) builds.set(name, tryBuild(text, program));
      others = tryOthers(program);
      for (const one of [...builds.values(), others]) one.catch(() => undefined);
    });

    for (const [name, text] of Object.entries(cases))
      test(`${name} cannot hang a build on Node.js ${version}`, async () => {
        const tried = await builds.get(name);
        expect([tried?.stopped.code, tried?.stopped.stderr]).toEqual([1, '']);
        const place = text.includes('<Snippet') ? 'snippets/late.mdx:3:3' : 'content/late.mdx:5:3';
        expect(tried?.stopped.stdout).toContain(
          `error ${place}  The JavaScript on this page did not end within 10 s, so it was stopped here.`,
        );
        expect(tried?.left).toEqual([]);
        expect([tried?.mended.code, tried?.mended.stderr]).toEqual([0, '']);
      });

    test(`a loop in an async function ends check and dev, which tell it, on Node.js ${version}`, async () => {
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
  });
