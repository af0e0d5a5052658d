import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateRecursiveDocument } from '../../bench/generate-recursive-document.ts';
import { buildOnDisk, serveGenerated } from './generated-site.ts';
import { test as base, expect } from './site-fixture.ts';

interface DeepSite {
  /** The URL of a built site of a document of 110 schemas that each lead to all others, with a slash. */
  readonly deepSite: string;
  /** The same on a disk. */
  readonly buildDeepOnDisk: () => Promise<string>;
}

export const test = base.extend<object, DeepSite>({
  deepSite: [({ support: _ }, use) => serveGenerated('deep', writeDeepSite, use), { scope: 'worker' }],
  buildDeepOnDisk: [
    ({ support: _ }, use) => use(() => buildOnDisk('deep', writeDeepSite)),
    { scope: 'worker' },
  ],
});

export { expect };

async function writeDeepSite(folder: string): Promise<void> {
  const document = generateRecursiveDocument(110) as unknown as {
    readonly components: {
      readonly schemas: Readonly<Record<string, { properties: Record<string, object> }>>;
    };
  };
  // What only a request has.
  for (const { properties } of Object.values(document.components.schemas))
    properties['phrase'] = { type: 'string', writeOnly: true };
  const navigation = [{ group: 'Start', pages: ['index'] }];
  await mkdir(join(folder, 'content'));
  await writeFile(join(folder, 'content/index.md'), '# Start\n\nText.\n');
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
  await writeFile(
    join(folder, 'site.json'),
    JSON.stringify({ name: 'Deep', openapi: 'openapi.json', navigation }),
  );
}
