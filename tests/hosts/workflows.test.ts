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
