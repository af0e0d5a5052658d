import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listNodes } from '../nodes/older-node.ts';
import { writeSite } from '../support/page-fixture.ts';
import { runOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

const site = {
  name: 'Pages with code',
  colors: { primary: '#0D9373' },
  navigation: [
    { group: 'Pages', pages: ['exit', 'component', 'caught', 'later', 'passed', 'timer', 'waits', 'loop'] },
    { group: 'Late', pages: ['interval', 'number', 'text', 'nothing', 'object', 'native', 'shared', 'used'] },
  ],
};
const page = (text: string) => `---\ntitle: A page\n---\n\n${text}\n`;
const run = (code: string) => page(`a {(() => { ${code}; return 'b'; })()}`);
const files = {
  'site.json': JSON.stringify(site),
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

for (const { version, program } of listNodes())
  test(`code of pages cannot end a build, nor keep it from ending, on Node.js ${version}`, async () => {
    const folder = writeSite(files);
    const { code, stdout, stderr } = await runOctavo(['build', folder], { node: program, limit: 90_000 });
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
