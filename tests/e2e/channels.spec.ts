import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { serveSite } from '../../src/cli/serve-site.ts';
import { runAxe } from '../a11y/run-axe.ts';
import { ChannelPage } from './channel-page.ts';
import { runOctavo } from './octavo-command.ts';
import { expect, policyTest } from './site-fixture.ts';

/** A site with AsyncAPI documents, and the server that one of them describes: it tells its address, and says what it is told. */
interface ChannelSite {
  readonly url: string;
  readonly folder: string;
  readonly told: string;
}

const chat = (port: number) => `asyncapi: 3.0.0
info: { title: Chat, version: 1.0.0, description: Rooms to talk in. }
servers:
  here:
    host: 127.0.0.1:${port}
    protocol: ws
    description: This machine
    security: [{ $ref: '#/components/securitySchemes/key' }, { $ref: '#/components/securitySchemes/token' }]
  gone: { host: '127.0.0.1:9', protocol: ws, description: Nobody }
channels:
  room:
    title: A room
    address: rooms/{room}
    description: All that is said, *as it is said*.
    parameters: { room: { description: Which room., enum: [lobby, kitchen] } }
    bindings: { ws: { query: { type: object, required: [nick], properties: { nick: { type: string, default: guest } } } } }
    messages:
      say: { $ref: '#/components/messages/say' }
      leave: { title: Leave, payload: { type: object, required: [type], properties: { type: { const: leave } } } }
      said: { title: Said, payload: { type: object, properties: { from: { type: string } } } }
operations:
  speak:
    action: receive
    channel: { $ref: '#/channels/room' }
    messages: [{ $ref: '#/channels/room/messages/say' }, { $ref: '#/channels/room/messages/leave' }]
  listen: { action: send, channel: { $ref: '#/channels/room' }, messages: [{ $ref: '#/channels/room/messages/said' }] }
components:
  messages:
    say:
      title: Say
      payload: { type: object, required: [text], properties: { text: { type: string, description: What you say. } } }
      examples: [{ payload: { text: Hello } }]
  securitySchemes:
    key: { type: httpApiKey, in: query, name: key }
    token: { type: http, scheme: bearer }
`;

const orders = `asyncapi: 2.6.0
info: { title: Orders, version: 1.0.0 }
servers: { broker: { url: 'kafka.example.com:9092', protocol: kafka } }
channels:
  orders.created:
    subscribe: { message: { name: OrderCreated, payload: { type: object, properties: { id: { type: integer } } } } }
  orders.paid:
    subscribe: { message: { name: OrderPaid, payload: { type: string } } }
`;

const test = policyTest.extend<object, { readonly site: ChannelSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'octavo-channels-'));
      const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
      await once(server, 'listening');
      server.on('connection', (socket, request) => {
        socket.send(JSON.stringify({ url: request.url }));
        socket.on('message', (data, isBinary) => {
          const text = String(data);
          if (text === 'bye') socket.close(4001, 'As you wish');
          else
            socket.send(text === 'bytes' ? Buffer.alloc(12) : data, { binary: isBinary || text === 'bytes' });
        });
      });
      const { port } = server.address() as AddressInfo;
      await mkdir(join(folder, 'content'));
      await writeFile(join(folder, 'chat.yaml'), chat(port));
      await writeFile(join(folder, 'orders.yaml'), orders);
      await writeFile(join(folder, 'extra.yaml'), chat(port).replace('title: A room', 'title: Extra'));
      await writeFile(join(folder, 'content/index.mdx'), '---\ntitle: Start\n---\nHello.\n');
      await writeFile(
        join(folder, 'content/own.mdx'),
        '---\ntitle: My own page\nasyncapi: "/extra.yaml room"\n---\nIn my words.\n',
      );
      await writeFile(
        join(folder, 'site.json'),
        JSON.stringify({
          name: 'Channels',
          openapi: ['chat.yaml', 'orders.yaml'],
          navigation: [{ group: 'Start', pages: ['index', 'own', 'orders.yaml channel orders.paid'] }],
        }),
      );
      const { code, stdout, stderr } = await runOctavo(['build', folder]);
      if (code !== 0) throw new Error(`It could not be built:\n${stdout}${stderr}`);
      const served = await serveSite({ output: join(folder, 'dist'), port: 0, host: '127.0.0.1' });
      await use({ url: served.url, folder, told: stdout + stderr });
      served.server.closeAllConnections();
      served.server.close();
      for (const client of server.clients) client.terminate();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const room = 'api-reference/a-room/';

test('a document of which nothing names a channel has a page for each, and others where they are named', async ({
  page,
  site,
}) => {
  expect(site.told).toMatch(/0 errors, 0 warnings/);
  await page.goto(`${site.url}${room}`);
  const sidebar = page.locator('nav.sidebar');
  await expect(sidebar.getByRole('link', { name: /A room/ })).toHaveText('A roomWS');
  await expect(sidebar.getByRole('link', { name: /orders\.paid/ })).toHaveText('orders.paidKAFKA');
  await expect(sidebar.getByRole('link', { name: /My own page/ })).toHaveText('My own pageWS');
  // A page of the navigation names another channel of its document.
  await expect(sidebar.getByText('orders.created')).toHaveCount(0);
  await page.goto(`${site.url}own/`);
  await expect(page.locator('article')).toContainText('In my words.');
  await expect(page.getByRole('heading', { name: 'Messages you send' })).toBeVisible();
});

test('it tells what a client sends and receives, with fields and examples', async ({ page, site }) => {
  await page.goto(`${site.url}${room}`);
  await expect(page.locator('.endpoint')).toContainText('/rooms/{room}');
  await expect(page.locator('.reference h2')).toHaveText([
    ...['Authorization', 'Path parameters', 'Query parameters'],
    ...['Messages you send', 'Messages you receive', 'Base URLs'],
  ]);
  await expect(page.locator('[id="send-say"] > summary')).toHaveText('Say');
  await expect(page.locator('[id="send-say-text"]')).toContainText('What you say.');
  await expect(page.locator('[id="receive-said-from"]')).toContainText('string');
  await expect(page.getByRole('link', { name: 'Download AsyncAPI document' })).toBeVisible();
  const rail = page.locator('.rail');
  await expect(rail.getByRole('tab', { name: 'JavaScript' })).toHaveAttribute('aria-selected', 'true');
  await rail.getByRole('tab', { name: 'Python' }).click();
  await expect(rail.getByText('from websockets.sync.client import connect')).toBeVisible();
  await expect(rail.getByRole('tab', { name: 'Said' })).toBeVisible();
  const markdown = await readFile(join(site.folder, 'dist/api-reference/a-room.md'), 'utf8');
  expect(markdown).toContain(
    '## Messages you send\n\n### Say\n\n`application/json` (object)\n\n- `text` (string, required)',
  );
  await page.goto(`${site.url}api-reference/orderspaid/`);
  await expect(page.locator('.endpoint')).toContainText('KAFKA');
  await expect(page.locator('octavo-channel')).toHaveCount(0);
});

test('a reader connects, sends and reads messages, under the policy of the page', async ({ page, site }) => {
  await page.goto(`${site.url}${room}`);
  const channel = new ChannelPage(page);
  await expect(channel.status).toHaveText('Not connected.', { useInnerText: true });
  await expect(channel.send).toBeDisabled();
  await channel.field('room').selectOption('kitchen');
  await channel.field('nick').fill('Ünal & Co');
  await channel.field('API key (key)').fill('s3cret');
  await channel.connect.click();
  await expect(channel.status).toContainText('Connected.', { useInnerText: true });
  await expect(channel.status).not.toContainText('s3cret');
  await expect(channel.disconnect).toBeFocused();
  await channel.send.click();
  await channel.client.getByRole('combobox', { name: 'Message' }).selectOption('Leave');
  await channel.message.press('Control+Enter');
  await expect
    .poll(() => channel.readLog())
    .toEqual([
      'Received {"url":"/rooms/kitchen?nick=%C3%9Cnal+%26+Co&key=s3cret"}',
      ...['Sent {"text":"Hello"}', 'Received {"text":"Hello"}'],
      ...['Sent {"type":"leave"}', 'Received {"type":"leave"}'],
    ]);
  await channel.message.fill('bytes');
  await channel.send.click();
  await expect.poll(async () => (await channel.readLog()).at(-1)).toBe('Received 12B');
  await channel.clear.click();
  await expect(channel.log).toBeHidden();
  await expect(channel.disconnect).toBeFocused();
  await channel.message.fill('bye');
  await channel.send.click();
  await expect(channel.status).toHaveText(/^\s*The connection was closed\.\s*4001 As you wish$/, {
    useInnerText: true,
  });
  await expect(channel.send).toBeDisabled();
  await channel.connect.click();
  await channel.disconnect.click();
  await expect(channel.status).toContainText('The connection was closed.', { useInnerText: true });
  await expect(channel.connect).toBeFocused();
});

test('a server that is not there is told, and so is what a browser cannot send', async ({ page, site }) => {
  await page.goto(`${site.url}${room}`);
  const channel = new ChannelPage(page);
  await expect(channel.client).toContainText(
    'Browsers cannot send these headers when they open a WebSocket: Authorization.',
  );
  await channel.field('Server').selectOption('ws://127.0.0.1:9');
  await channel.field('nick').fill('');
  await channel.connect.click();
  // The browser says what is missing.
  await expect(channel.field('nick')).toBeFocused();
  await expect(channel.status).toHaveText('Not connected.', { useInnerText: true });
  await channel.field('nick').fill('me');
  await channel.connect.click();
  await expect(channel.status).toContainText('The connection failed.', { useInnerText: true });
  await expect(channel.connect).toBeVisible();
});

test('it has no fault for axe, connected and not, and fits a phone', async ({ page, site }) => {
  await page.goto(`${site.url}${room}`);
  const channel = new ChannelPage(page);
  await channel.connect.click();
  await expect(channel.send).toBeEnabled();
  await channel.send.click();
  await expect(channel.log.locator('li')).toHaveCount(3);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await runAxe(page)).toEqual([]);
  }
  for (const width of [320, 390, 1025, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBe(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page is whole, and says what connecting needs', async ({ page, site }) => {
    await page.goto(`${site.url}${room}`);
    await expect(page.locator('octavo-channel noscript')).toBeVisible();
    await expect(page.getByText('Connected.', { exact: true })).toBeHidden();
    await expect(new ChannelPage(page).connect).toBeDisabled();
    await expect(page.locator('[id="send-say-text"]')).toBeVisible();
  });
});
