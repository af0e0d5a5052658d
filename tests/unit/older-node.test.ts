import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { listNodes } from '../nodes/older-node.ts';

it('lists the Node.js that runs the tests and the oldest one that package.json allows', () => {
  const nodes = listNodes();
  expect(nodes[0]?.version).toBe(process.versions.node);
  expect(nodes.at(-1)?.version).toBe('22.18.0');
  for (const { version, program } of nodes)
    expect(execFileSync(program, ['--version'], { encoding: 'utf8' })).toBe(`v${version}\n`);
});
