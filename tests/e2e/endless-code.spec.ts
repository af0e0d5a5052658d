import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listNodes } from '../nodes/older-node.ts';
import { writeSite } from '../support/page-fixture.ts';
import { runOctavo, startOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

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

for (const { version, program } of listNodes())
  for (const [name, text] of Object.entries(cases))
    test(`${name} cannot hang a build on Node.js ${version}`, async () => {
      const folder = writeSite({
        'site.json': JSON.stringify(site),
        'content/good.mdx': page('{globalThis.missing()}'),
        'content/late.mdx': text,
        'snippets/late.mdx': 'a\n\nb {(() => { Promise.resolve().then(() => { for (;;); }) })()}\n',
      });
      const { code, stdout, stderr } = await runOctavo(['build', folder], { node: program, limit: 90_000 });
      expect([code, stderr]).toEqual([1, '']);
      const place = text.includes('<Snippet') ? 'snippets/late.mdx:3:3' : 'content/late.mdx:5:3';
      expect(stdout).toContain(
        `error ${place}  The JavaScript on this page did not end within 10 s, so it was stopped here.`,
      );
      expect(existsSync(join(folder, 'dist'))).toBe(false);
      expect(existsSync(join(folder, '.dist.next'))).toBe(false);
      await writeFile(join(folder, 'content/late.mdx'), page('a'));
      await writeFile(join(folder, 'content/good.mdx'), page('b'));
      const mended = await runOctavo(['build', folder], { node: program });
      expect([mended.code, mended.stderr]).toEqual([0, '']);
      await rm(folder, { recursive: true });
    });

for (const { version, program } of listNodes())
  test(`a loop in an async function ends check and dev, which tell it, on Node.js ${version}`, async () => {
    const folder = writeSite({
      'site.json': JSON.stringify(site),
      'content/good.mdx': page('a'),
      'content/late.mdx': lateRun('while (true) {}'),
    });
    const checked = await runOctavo(['check', '--json', folder], { node: program, limit: 90_000 });
    expect([checked.code, checked.stderr]).toEqual([1, '']);
    expect(JSON.parse(checked.stdout)).toContainEqual(
      expect.objectContaining({ file: 'content/late.mdx', line: 5, column: 3, code: 'content/endless-code' }),
    );
    const dev = startOctavo(['dev', folder, '--port', '0'], { node: program });
    const [url] = await dev.waitFor(/http:\S+/);
    expect((await fetch(`${url}good`)).status).toBe(200);
    await fetch(`${url}late`).catch(() => undefined);
    const { code, stdout, stderr } = await dev.ended;
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toContain(
      'error content/late.mdx:5:3  The JavaScript on this page did not end within 10 s',
    );
    await rm(folder, { recursive: true });
  });
