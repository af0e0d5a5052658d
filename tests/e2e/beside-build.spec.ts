import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listOutputFiles } from '../../src/build/output/list-files.ts';
import { listLongNodes } from '../nodes/older-node.ts';
import { type RunningCommand, runOctavo, startOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

/** Stops a build where it is, and lets it go on once something else was done. */
async function pause({ process }: RunningCommand, act: () => Promise<void>): Promise<void> {
  process.kill('SIGSTOP');
  await act().finally(() => process.kill('SIGCONT'));
}

const countFiles = (folder: string) =>
  listOutputFiles(folder).then(
    (files) => files.length,
    () => 0,
  );

/** How often serve is started during a build: each Node.js has moments of its own. */
const momentsNeeded = 8;

for (const [index, { version, program }] of listLongNodes().entries())
  test(`what is started while a site is built leaves it whole, on Node.js ${version}`, async ({ sites }) => {
    test.slow();
    const last = await sites.built('fields-three');
    const files = await sites.copy('fields-three');
    const output = join(files.folder, 'dist');
    const staged = join(files.folder, '.dist.next');
    await cp(join(last.files.folder, 'dist'), output, { recursive: true });
    const whole = [...(await listOutputFiles(output))].sort();
    await files.write('mint.json', await files.read('site.json'));
    const options = { env: { ...sites.env, PORT: '0' }, node: program };
    const isAnswered = async (command: string) => {
      const server = startOctavo([command, files.folder], options);
      const [url = ''] = await server.waitFor(/^http\S+/m);
      expect((await fetch(`${url}docs/first/`)).status, command).toBe(200);
      await server.stop();
    };
    const others = [['rename', 'docs/first', 'docs/start'], ['import']];
    // It builds into a folder of its own, which is the same on every Node.js.
    if (index === 0) others.push(['check']);
    // Each build stands still while serve starts, and goes on a little in between: a short one has few such moments.
    for (let moments = 0, builds = 0; moments < momentsNeeded; builds++) {
      const build = startOctavo(['build', files.folder], options);
      let isBuilding = true;
      void build.ended.finally(() => {
        isBuilding = false;
      });
      await expect.poll(() => countFiles(staged), { intervals: [5], timeout: 60_000 }).toBeGreaterThan(0);
      if (builds === 0)
        await pause(build, async () => {
          const ended = others.map((words) => runOctavo([...words, files.folder], options));
          await Promise.all([isAnswered('dev'), ...ended]);
        });
      for (; isBuilding && moments < momentsNeeded; moments++) {
        await pause(build, () => isAnswered('serve'));
        await wait(60 + 30 * (builds % 4));
      }
      const { code, stdout, stderr } = await build.ended;
      expect(code, stdout + stderr).toBe(0);
      expect([...(await listOutputFiles(output))].sort()).toEqual(whole);
      expect(JSON.parse(await files.read('dist/.octavo-site')).files).toBe(whole.length - 1);
      expect((await readdir(files.folder)).filter((name) => name.startsWith('.dist'))).toEqual([]);
    }
  });

test('a build whose files something else removed keeps the last site and says so', async ({ sites }) => {
  const files = await sites.copy('fields-three');
  const build = startOctavo(['build', files.folder], { env: sites.env });
  const page = join(files.folder, '.dist.next', 'docs', 'first', 'index.html');
  await expect.poll(() => existsSync(page), { intervals: [5], timeout: 60_000 }).toBe(true);
  await pause(build, () => rm(page));
  const { code, stdout } = await build.ended;
  expect(stdout).toMatch(/^docs\/first\/index\.html is gone from .+: something else removed it\./m);
  expect(stdout).toContain('Nothing was written; the last site is as it was.');
  expect(code).toBe(1);
  expect(await countFiles(join(files.folder, 'dist'))).toBe(0);
});

test('octavo serve answers with the last site while a build puts a new one in its place, and moves nothing', async ({
  sites,
}) => {
  const last = await sites.built('fields-one');
  const files = await sites.copy('fields-one');
  await cp(join(last.files.folder, 'dist'), join(files.folder, '.dist.previous'), { recursive: true });
  await mkdir(join(files.folder, '.dist.next'));
  const before = await readdir(files.folder);
  const server = startOctavo(['serve', files.folder], { env: { PORT: '0' } });
  const [url = ''] = await server.waitFor(/^http\S+/m);
  expect((await fetch(`${url}guides/install/`)).status).toBe(200);
  for (const path of ['.octavo-site', '%2Eoctavo-site', '/.octavo-site'])
    expect((await fetch(`${url}${path}`)).status, path).toBe(404);
  expect(await readdir(files.folder)).toEqual(before);
  await rename(join(files.folder, '.dist.previous'), join(files.folder, 'dist'));
  expect((await fetch(`${url}guides/install/`)).status).toBe(200);
  await server.stop();
});
