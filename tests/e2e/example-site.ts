import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveSite } from '../../src/cli/serve-site.ts';
import { shareBuild } from '../browser/shared-build.ts';
import { runOctavo } from './octavo-command.ts';
import { test as base } from './site-fixture.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Playwright's `test` with the sites of the tests and the example site, built once from a copy. */
export const test = base.extend<object, { readonly example: string }>({
  example: [
    async ({ browserName: _ }, use) => {
      const folder = await shareBuild('example', async (parent) => {
        for (const part of ['site.json', 'content', 'public', 'openapi.yaml'])
          await cp(join(root, part), join(parent, part), { recursive: true });
        const { code, stdout, stderr } = await runOctavo(['build', parent]);
        if (code !== 0) throw new Error(`The example site could not be built:\n${stdout}${stderr}`);
      });
      const { server, url } = await serveSite({ output: join(folder, 'dist'), port: 0, host: '127.0.0.1' });
      await use(url);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
