import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

const documents = fileURLToPath(new URL('../fixtures/broken-documents/', import.meta.url));

/** A site of one page and of these documents. */
async function makeSite(...openapi: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-document-'));
  const config = {
    name: 'Shop',
    openapi,
    colors: { primary: '#0D9373' },
    navigation: [{ group: 'A', pages: ['index'] }],
  };
  await writeFile(join(folder, 'site.json'), JSON.stringify(config));
  await writeFile(join(folder, 'index.mdx'), '---\ntitle: Shop\n---\n\nOrders.\n');
  return folder;
}

const broken = [
  ['truncated.json', 'truncated.json:6:1', 'openapi/json-syntax'],
  ['misspelt-reference.yaml', 'misspelt-reference.yaml:11:31', 'openapi/unresolved-reference'],
  ['outside.yaml', 'outside.yaml:4:20', 'openapi/outside-root'],
  ['private-address.yaml', 'private-address.yaml:4:20', 'openapi/refused-address'],
  ['utf-16.yaml', 'utf-16.yaml:1:1', 'openapi/encoding'],
] as const;

test('check and build of a site with broken documents end with 1, the place of each and no stack trace', async () => {
  const folder = await makeSite(...broken.map(([file]) => file));
  for (const [file] of broken) await cp(join(documents, file), join(folder, file));
  for (const command of ['check', 'build']) {
    const { code: exit, stdout, stderr } = await runOctavo([command, folder]);
    expect(exit).toBe(1);
    // What is told ends with its code, and its place is at the beginning.
    const told = stdout.split(/^(?=(?:error|warning|note) )/m);
    for (const [, place, code] of broken)
      expect(told).toContainEqual(expect.stringMatching(new RegExp(`^error ${place}  [^]* ${code}\n`)));
    expect(stdout + stderr).not.toMatch(/^\s+at .+[:(]\d+|\0/m);
  }
  await rm(folder, { recursive: true });
});

test('a site with a document of another server is built again without it by --offline', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end(
      "openapi: 3.1.1\ninfo: { title: T, version: '1' }\npaths: { /a: { get: { responses: { '200': { description: ok } } } } }\n",
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = await makeSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.yaml`);
  const without = await runOctavo(['build', '--offline', folder]);
  expect(without.code).toBe(1);
  expect(without.stdout).toContain('cannot be fetched (--offline), and there is no earlier copy.');
  expect(asked).toBe(0);
  expect((await runOctavo(['build', folder])).code).toBe(0);
  server.closeAllConnections();
  server.close();
  const unreachable = await runOctavo(['build', folder]);
  expect(unreachable.code).toBe(0);
  expect(unreachable.stdout).toContain('openapi/earlier-copy');
  const again = await runOctavo(['build', folder, '--offline', '--strict']);
  expect([again.code, again.stdout]).toEqual([
    0,
    expect.stringMatching(/^2 pages in .+\n\d+ files, .+ MB; 0 errors, 0 warnings, \d notes\n/),
  ]);
  expect(asked).toBe(1);
  await rm(folder, { recursive: true });
});
