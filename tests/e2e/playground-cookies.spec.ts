import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOctavo, startOctavo } from './octavo-command.ts';
import { PlaygroundPage } from './playground-page.ts';
import { expect, test } from './site-fixture.ts';

/** An API that signs in with a cookie, and tells the cookies that it got. */
async function startApi() {
  const server = createServer((request, response) => {
    if (request.url === '/login') response.setHeader('Set-Cookie', 'session=s3cret; HttpOnly; Path=/');
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ cookie: request.headers.cookie ?? null }));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

for (const credentials of [true, false])
  test(`the reader’s cookies ${credentials ? 'go' : 'do not go'} with a request where credentials is ${credentials}`, async ({
    page,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'octavo-cookies-'));
    const api = await startApi();
    const config = {
      name: 'Lantern',
      openapi: 'openapi.yaml',
      api: { playground: { disableProxy: true, credentials } },
      navigation: [{ group: 'API', pages: ['GET /me'] }],
    };
    const document = `openapi: 3.1.0
info: { title: Lamps, version: '1' }
servers: [{ url: '${api.url}' }]
paths:
  /me:
    get: { summary: Read me, responses: { '200': { description: You } } }
`;
    await writeFile(join(folder, 'site.json'), JSON.stringify(config));
    await writeFile(join(folder, 'openapi.yaml'), document);
    const { stdout } = await runOctavo(['build', folder]);
    expect(stdout).toMatch(/ 0 errors/);
    const server = startOctavo(['serve', folder, '--port', '0']);
    try {
      const [url = ''] = await server.waitFor(/http:\/\/\S+/);
      await page.goto(`${api.url}/login`);
      const playground = new PlaygroundPage(page, url);
      await playground.open('read-me');
      await playground.send.click();
      await expect(playground.answerBody).toContainText(credentials ? 'session=s3cret' : 'null');
    } finally {
      await server.stop();
      api.close();
      await rm(folder, { recursive: true });
    }
  });
