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
};

for (const { version, program } of listNodes())
  test(`code of pages cannot end a build, nor keep it from ending, on Node.js ${version}`, async () => {
    const folder = writeSite(files);
    const { code, stdout, stderr } = await runOctavo(['build', folder], { node: program, limit: 90_000 });
    expect([code, stderr]).toEqual([1, '']);
    const places = [...stdout.matchAll(/^error (\S+) {2}(.*)$/gm)].map(([, place, message]) => [
      place,
      /process\.\w+\(\)|within 10 s/.exec(message ?? '')?.[0],
    ]);
    expect(places).toEqual([
      ['content/component.mdx:7:1', 'process.reallyExit()'],
      ['content/exit.mdx:5:3', 'process.exit()'],
      ['content/later.mdx:5:3', 'process.exit()'],
      ['content/loop.mdx:5:3', 'within 10 s'],
      ['content/passed.mdx:5:3', 'process.exit()'],
      ['snippets/stop.jsx:2:3', 'process.reallyExit()'],
    ]);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
    await rm(folder, { recursive: true });
  });
