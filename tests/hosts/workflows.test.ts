import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { fillGuideBlock, readGuideBlocks } from '../support/guide-blocks.ts';

const root = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const blocks = await readGuideBlocks('deploy/github');

const workflowForm = z.object({
  on: z.unknown(),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          run: z.string().optional(),
          with: z.record(z.string(), z.unknown()).default({}),
        }),
      ),
    }),
  ),
});

const readSteps = (text: string) =>
  Object.values(workflowForm.parse(parse(text)).jobs).flatMap(({ steps }) => steps);

test('the workflow of the guide is the one that octavo new writes', () => {
  const written = readFileSync(root('src/cli/new-site-files/docs-workflow.yml'), 'utf8');
  expect(fillGuideBlock(blocks, '.github/workflows/docs.yml')).toBe(written);
  expect(readSteps(written).flatMap(({ run }) => run ?? [])).toEqual([
    'npm install',
    'npm run check',
    'npm run build -- --base "${{ steps.pages.outputs.base_path }}/"',
  ]);
});

test('the other workflows name what there is, and give pull requests no rights', () => {
  for (const title of ['.github/workflows/preview.yml', '.github/workflows/check.yml']) {
    const text = fillGuideBlock(blocks, title);
    expect(workflowForm.parse(parse(text))).toMatchObject({
      on: 'pull_request',
      permissions: { contents: 'read' },
    });
    for (const { uses = '', with: inputs } of readSteps(text)) {
      if (!uses.startsWith('./')) continue;
      const file = root(`${uses}/action.yml`);
      expect(existsSync(file)).toBe(true);
      const known = Object.keys(parse(readFileSync(file, 'utf8')).inputs);
      expect(known).toEqual(expect.arrayContaining(Object.keys(inputs)));
    }
  }
});

test('the table of the guide has each input of the action, with its default', async () => {
  const { inputs } = parse(readFileSync(root('.github/actions/check/action.yml'), 'utf8'));
  const guide = readFileSync(root('content/deploy/github.mdx'), 'utf8');
  const told = Array.from(guide.matchAll(/^\| `(\w+)` \| `([^`]*)` \|/gm), ([, name, given]) => [
    name,
    given,
  ]);
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(
      Object.entries(inputs).map(([name, input]) => [
        name,
        z.object({ default: z.string() }).parse(input).default,
      ]),
    ),
  );
});

test('a release is published with a token of the workflow alone, and only as the version that it names', () => {
  const text = readFileSync(root('.github/workflows/release.yml'), 'utf8');
  expect(workflowForm.parse(parse(text))).toMatchObject({
    on: { release: { types: ['published'] } },
    permissions: { contents: 'read', 'id-token': 'write' },
  });
  expect(text).not.toContain('secrets.');
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(root('package.json'), 'utf8')));
  const commands = readSteps(text).flatMap(({ run }) => run ?? []);
  const named = commands.flatMap((run) =>
    Array.from(run.matchAll(/npm run (?:--silent )?(\w+)/g), ([, name]) => name),
  );
  expect(named).toEqual(['check', 'package']);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  const compare = commands[0] ?? '';
  const version = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(root('package.json'), 'utf8'))).version;
  const ends = ['v0.0.0', `v${version}`].map(
    (tag) =>
      spawnSync('sh', ['-c', compare], { cwd: root(''), env: { ...process.env, GITHUB_REF_NAME: tag } })
        .status,
  );
  expect(ends).toEqual([1, 0]);
});
