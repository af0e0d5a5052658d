import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateRecursiveDocument } from '../../bench/generate-recursive-document.ts';
import { serveSite } from '../../src/cli/serve-site.ts';
import { shareBuild } from '../browser/shared-build.ts';
import { runOctavo } from './octavo-command.ts';
import { test as base, expect } from './site-fixture.ts';

/** A built site of a document of 110 schemas that each lead to all others. Gives its URL, with a slash. */
export const test = base.extend<object, { readonly deepSite: string }>({
  deepSite: [
    async ({ support: _ }, use) => {
      const folder = await shareBuild('deep', async (parent) => {
        await mkdir(join(parent, 'content'));
        await writeFile(join(parent, 'content/index.md'), '# Start\n\nText.\n');
        await writeFile(join(parent, 'openapi.json'), JSON.stringify(generateRecursiveDocument(110)));
        const navigation = [{ group: 'Start', pages: ['index'] }];
        await writeFile(
          join(parent, 'site.json'),
          JSON.stringify({ name: 'Deep', openapi: 'openapi.json', navigation }),
        );
        const { code, stdout, stderr } = await runOctavo(['build', parent]);
        if (code !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`);
      });
      const { server, url } = await serveSite({ output: join(folder, 'dist'), port: 0, host: '127.0.0.1' });
      await use(url);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
