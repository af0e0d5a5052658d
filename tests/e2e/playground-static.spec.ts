import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { demoTokens } from '../../src/service/api-tokens.ts';
import { startService } from '../../src/service/start-service.ts';
import { runOctavo } from './octavo-command.ts';
import { startPlainServer } from './plain-server.ts';
import { PlaygroundPage } from './playground-page.ts';
import { test as base, expect } from './site-fixture.ts';

interface StaticSite {
  /** With a slash at its end. */
  readonly url: string;
  /** Base URL of the User Group API, which runs elsewhere. */
  readonly service: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The example site as files on a plain file host, for a User Group API that runs at another address. */
const test = base.extend<object, { readonly staticSite: StaticSite }>({
  staticSite: [
    async ({ browserName: _ }, use) => {
      const service = await startService(
        {
          host: '127.0.0.1',
          port: 0,
          tokens: demoTokens,
          isDemo: true,
          databaseUrl: undefined,
          file: ':memory:',
          requestsPerMinute: 600,
        },
        (error) => {
          throw error;
        },
      );
      const folder = await mkdtemp(join(tmpdir(), 'octavo-static-'));
      for (const part of ['site.json', 'content', 'public', 'openapi.yaml'])
        await cp(join(root, part), join(folder, part), { recursive: true });
      const config = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));
      config.api.baseUrl = service.url;
      await writeFile(join(folder, 'site.json'), JSON.stringify(config));
      const { code, stdout, stderr } = await runOctavo(['build', folder]);
      if (code !== 0) throw new Error(`The example site could not be built:\n${stdout}${stderr}`);
      const host = await startPlainServer(join(folder, 'dist'));
      await use({ url: host.url, service: service.url });
      await host.close();
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Pastes a command into a shell that knows nothing of it. */
async function paste(command: string, env: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const { stdout } = await promisify(execFile)('sh', ['-c', command], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  return JSON.parse(stdout);
}

test('a GET with a body says that it needs a relay, and its cURL command creates the group', async ({
  page,
  context,
  staticSite,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const reader = new PlaygroundPage(page, staticSite.url);
  await page.goto(`${staticSite.url}user-group-api/get-or-create/#try`);
  await expect(reader.way).toHaveText(
    'Your browser cannot send this request. Browsers cannot send a GET request with a body. This site’s relay is not available. Use this cURL command:',
  );
  const body = '{ "name": "It’s $HOME \\"quoted\\"", "user_group_id": "static-1" }';
  await reader.writeJson(body);
  await reader.token.fill('Token demo-testing');
  await reader.send.click();
  await expect(reader.outcome).toContainText('Not sent');
  await expect(reader.command).toContainText('static-1');
  const copy = async () => {
    const button = page.getByRole('button', { name: 'Copy cURL command' });
    await button.click();
    const copied = page.locator('.offers [data-copied="Copied"]');
    await expect(copied).toBeVisible();
    await expect(copied).toHaveCount(0);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const hidden = await copy();
  expect(hidden).not.toContain('demo-testing');
  const group = { name: 'It’s $HOME "quoted"', provided_id: 'static-1' };
  expect(await paste(hidden, { API_TOKEN: 'demo-testing' })).toMatchObject({
    success: 1,
    new_user_group: true,
    user_group: group,
  });
  await page.getByLabel('Show in code samples').check();
  await expect(reader.command).toContainText('Token demo-testing');
  expect(await paste(await copy())).toMatchObject({ success: 1, new_user_group: false, user_group: group });
});

test('a PUT goes directly to a service that allows it', async ({ page, staticSite: { url, service } }) => {
  const send = (name: string) =>
    paste(
      `curl -sS -X GET ${service}/api/user -H 'Authorization: Token demo-testing' -H 'Content-Type: application/json' -d '{"name":"${name}","user_group_id":"static-2"}'`,
    );
  await send('First');
  const reader = new PlaygroundPage(page, url);
  await page.goto(`${url}user-group-api/update/#try`);
  await expect(reader.way).toHaveText(
    `This request goes directly from your browser to ${new URL(service).host}.`,
  );
  await reader.writeJson('{ "name": "Second", "user_group_id": "static-2" }');
  await reader.token.fill('demo-testing');
  await reader.send.click();
  await expect(reader.outcome).toContainText('200 OK');
  await expect(reader.answerBody).toContainText('Second');
  await expect(page.locator('octavo-answer')).toHaveAttribute('data-route', 'direct');
  expect(reader.relayed).toEqual([]);
  expect(await send('Third')).toMatchObject({ new_user_group: false, user_group: { name: 'Second' } });
});
