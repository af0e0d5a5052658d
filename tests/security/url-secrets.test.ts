import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { runOctavo } from '../e2e/octavo-command.ts';

/** No other text of a site has it. */
const secret = 'planted5ecret';

const schemas = `Pet: { type: object, properties: { name: { type: string } } }\n`;
const operations = (servers: string, reference: string) => `openapi: 3.1.1
info: { title: Pets, version: '1' }
servers: ${servers}
paths:
  /pets/{id}:
    get:
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '${reference}' } } } }
  /broken: { get: {} }
`;

/** A server of documents that answers only to who knows the secret; `origin` has it. */
async function serveDocuments(): Promise<string> {
  let origin = '';
  const isKnown = ({ headers, url = '' }: IncomingMessage) =>
    headers.authorization === `Basic ${btoa(`reader:${secret}1`)}` && url.includes(`token=${secret}2`);
  const server = createServer((request, response) => {
    if (!isKnown(request)) return response.writeHead(401).end();
    if (request.url?.startsWith('/schemas.yaml')) return response.end(schemas);
    const servers = `[{ url: 'https://remote:${secret}3@api.example.com/v1?api_key=${secret}4&version=2' }]`;
    return response.end(operations(servers, `${origin}/schemas.yaml?token=${secret}2#/Pet`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  origin = `http://reader:${secret}1@127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return origin;
}

async function writeSite(origin: string, api: object): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'octavo-secrets-')));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const files = {
    'site.json': JSON.stringify(
      {
        name: 'Pets',
        colors: { primary: '#0D9373' },
        navigation: [{ group: 'Start', pages: ['index', 'hand'] }],
        siteUrl: `https://site:${secret}5@docs.example.com`,
        repository: { url: `https://${secret}6@github.com/owner/docs` },
        feedback: { suggestEdit: true },
        tabs: [
          { name: 'Remote', url: 'remote', openapi: `${origin}/openapi.yaml?token=${secret}2&format=yaml` },
        ],
        openapi: 'local.yaml',
        api,
      },
      null,
      2,
    ),
    'content/index.mdx': '# Pets\n\nText.\n',
    'content/hand.mdx': `---\ntitle: Hand\napi: GET https://hand:${secret}7@api.example.com/hand?signature=${secret}8\n---\n\nText.\n`,
    'local.yaml': operations(
      `[{ url: 'https://local:${secret}9@{host}/v1?password=${secret}0' }, { url: '{base}/v2', variables: { base: { default: 'https://own:${secret}a@api.example.com' } } }]`,
      '#/components/schemas/Pet',
    ).concat('components: { schemas: { Pet: { type: object } } }\n'),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return root;
}

/** Every file below a folder, by its path in it. */
async function readAll(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
      return [relative(folder, file), (isGzip ? gunzipSync(bytes) : bytes).toString('latin1')] as const;
    }),
  );
  return new Map(texts);
}

test.each([
  ['servers of the documents', {}],
  ['base URLs', { baseUrl: [`https://base:${secret}b@api.example.com`, `/sandbox?key=${secret}c`] }],
])(
  'no secret of a URL is in a built site, with %s, or in what is printed',
  async (_, api) => {
    const root = await writeSite(await serveDocuments(), api);
    const built = await runOctavo(['build', root]);
    expect([built.code, built.stderr]).toEqual([0, '']);
    expect(built.stdout).not.toContain(secret);
    if (!('baseUrl' in api)) {
      const { stdout, stderr } = await runOctavo(['check', root, '--json', '--offline']);
      expect(stdout + stderr).not.toContain(secret);
      expect(stdout).toContain('openapi/earlier-copy');
    }

    const site = await readAll(join(root, 'dist'));
    const holding = [...site].filter(([name, text]) => (name + text).includes(secret)).map(([name]) => name);
    expect(holding).toEqual([]);
    const kept = [...(await readAll(join(root, '.octavo'))).keys()];
    expect(kept.filter((name) => name.includes(secret))).toEqual([]);

    // The documents were fetched all the same, and are the site's: their operations, a schema that one refers to.
    const relay = JSON.parse(site.get('_octavo/relay.json') ?? '');
    const ids = relay.operations.map(({ id }: { id: string }) => id.replace(/:\d+\//, ':PORT/'));
    expect(ids).toContain('http://127.0.0.1:PORT/openapi.yaml?format=yaml GET /pets/{id}');
    expect([...site].some(([name, text]) => name.startsWith('remote/') && /\bname\b/.test(text))).toBe(true);
    expect(relay.origins).toEqual(['https://docs.example.com']);

    const warnings = built.stdout
      .split(/^warning /m)
      .filter((text) => text.includes('/url-secret'))
      .map((text) => text.replace(/:\d+\//, ':PORT/').replace(/:\d+ .*$/s, ''));
    expect(warnings).toEqual(
      expect.arrayContaining([
        'content/hand.mdx:3',
        'http://127.0.0.1:PORT/openapi.yaml?format=yaml:3',
        'http://127.0.0.1:PORT/openapi.yaml?format=yaml:9',
        'local.yaml:3',
      ]),
    );
    const inConfig = warnings.filter((place) => place.startsWith('site.json:'));
    expect(inConfig).toHaveLength('baseUrl' in api ? 5 : 3);
  },
  120_000,
);
