import { readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fieldCases } from '../e2e/field-cases.ts';
import { copyFixture } from '../e2e/fixture-folder.ts';
import { remove } from '../e2e/json-change.ts';
import { runOctavo } from '../e2e/octavo-command.ts';
import { readTree } from '../support/mixed-site.ts';
import { countCases, type Figure } from './promise.ts';

/** Changes each field of `site.json` in turn and builds with what earlier builds have kept: to the bytes of a build of a fresh copy. */
export async function proveFields(): Promise<readonly Figure[]> {
  const { server, url } = await serveDocuments();
  const broken: string[] = [];
  let count = 0;
  for (const [name, cases = []] of Object.entries(Object.groupBy(fieldCases, ({ site }) => site))) {
    const copy = () => copyFixture(name as (typeof cases)[number]['site'], url);
    const fixture = await copy();
    const clean = await copy();
    const text = await fixture.read('site.json');
    await build(fixture.folder);
    for (const { field, without = remove(field.replaceAll('[]', '.0')), withoutIn } of cases) {
      if (withoutIn) continue;
      count += 1;
      const changed = JSON.stringify(without(JSON.parse(text)));
      for (const made of ['.octavo', 'dist'])
        await rm(join(clean.folder, made), { recursive: true, force: true });
      const [warm, cold] = await Promise.all(
        [fixture, clean].map(async ({ folder, write }) => {
          await write('site.json', changed);
          const { code } = await build(folder);
          return { code, tree: await readTree(join(folder, 'dist')) };
        }),
      );
      const isSame = isDeepStrictEqual(warm?.tree, cold?.tree);
      if (!isSame || warm?.code !== cold?.code) broken.push(`${field} in ${name} gave other bytes`);
    }
    for (const one of [fixture, clean]) await one.remove();
  }
  server.close();
  return [countCases('a change of a field gives the bytes of a clean build', count, broken)];
}

function build(folder: string) {
  return runOctavo(['build', folder, '--keep-going'], { limit: 110_000 });
}

/** Serves the documents of the tests, for sites that name them by URL. */
async function serveDocuments(): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://a');
    readFile(new URL(`../documents${pathname}`, import.meta.url)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, url: typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '' };
}
