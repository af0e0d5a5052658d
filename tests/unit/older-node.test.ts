import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findOlderNode, listNodes } from '../nodes/older-node.ts';

it('lists the Node.js that runs the tests and the oldest one that package.json allows', () => {
  const nodes = listNodes();
  expect(nodes[0]?.version).toBe(process.versions.node);
  expect(nodes.at(-1)?.version).toBe('22.18.0');
  for (const { version, program } of nodes)
    expect(execFileSync(program, ['--version'], { encoding: 'utf8' })).toBe(`v${version}\n`);
});

it('parses every file of Octavo with the oldest Node.js', () => {
  const code = `
    import { globSync, readFileSync } from 'node:fs';
    import { stripTypeScriptTypes } from 'node:module';
    import { SourceTextModule } from 'node:vm';
    const files = globSync('**/*.{ts,mjs}').filter((file) => !/\\.(?:test|d)\\.ts$/.test(file));
    console.log(files.length);
    for (const file of files)
      try {
        new SourceTextModule(stripTypeScriptTypes(readFileSync(file, 'utf8')));
      } catch ({ message }) {
        console.error(file + ': ' + message);
      }`;
  const { stdout, stderr } = spawnSync(
    findOlderNode(),
    ['--no-warnings', '--experimental-vm-modules', '--input-type=module', '--eval', code],
    { cwd: fileURLToPath(new URL('../../src/', import.meta.url)), encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(Number(stdout)).toBeGreaterThan(500);
});
