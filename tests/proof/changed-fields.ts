import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fieldCases } from '../e2e/field-cases.ts';
import { copyFixture } from '../e2e/fixture-folder.ts';
import { remove } from '../e2e/json-change.ts';
import { runOctavo } from '../e2e/octavo-command.ts';
import { readTree } from '../support/mixed-site.ts';
import { countCases, type Figure } from './promise.ts';

/** Changes each field of `site.json` in turn and builds with what earlier builds have kept: to the bytes of a clean build. */
export async function proveFields(): Promise<readonly Figure[]> {
  const { server, url } = await serveDocuments();
  const broken: string[] = [];
  let count = 0;
  for (const [name, cases = []] of Object.entries(Object.groupBy(fieldCases, ({ site }) => site))) {
    const fixture = await copyFixture(name as (typeof cases)[number]['site'], url);
    const text = await fixture.read('site.json');
    await build(fixture.folder);
    for (const { field, without = remove(field.replaceAll('[]', '.0')), withoutIn } of cases) {
      if (withoutIn) continue;
      count += 1;
      await fixture.write('site.json', JSON.stringify(without(JSON.parse(text))));
      const clean = `${fixture.folder}-clean`;
      const warm = await build(fixture.folder);
      const cold = await build(fixture.folder, '--no-cache', '--out', clean);
      const isSame = isDeepStrictEqual(await readTree(join(fixture.folder, 'dist')), await readTree(clean));
      if (!isSame || warm.code !== cold.code) broken.push(`${field} in ${name} gave other bytes`);
    }
    await fixture.remove();
  }
  server.close();
  return [countCases('a change of a field gives the bytes of a clean build', count, broken)];
}

function build(folder: string, ...words: readonly string[]) {
  return runOctavo(['build', folder, '--keep-going', ...words], { limit: 110_000 });
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
