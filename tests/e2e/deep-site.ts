import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateRecursiveDocument } from '../../bench/generate-recursive-document.ts';
import { serveGenerated } from './generated-site.ts';
import { test as base, expect } from './site-fixture.ts';

/** A built site of a document of 110 schemas that each lead to all others. Gives its URL, with a slash. */
export const test = base.extend<object, { readonly deepSite: string }>({
  deepSite: [({ support: _ }, use) => serveGenerated('deep', writeDeepSite, use), { scope: 'worker' }],
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
