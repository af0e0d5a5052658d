import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../src/cli/serve-site.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { isProof } from '../support/is-proof.ts';
import { copyBare } from './bare-copy.ts';
import { runOctavo } from './octavo-command.ts';

/** A site whose own texts are harmless, without its policies, and an API that answers with hostile ones. */
export interface HostileReaderSite {
  /** With a slash at its end. */
  readonly url: string;
  /** Of the API, without a slash at its end. */
  readonly api: string;
  readonly close: () => Promise<void>;
}

/** Hostile texts, a few at a time: more than that in one answer could hide each other. Every fourth parcel, in `npm run proof` all of them. */
export const parcels: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(hostileTexts.length / 6) },
  (_, index) => hostileTexts.slice(index * 6, index * 6 + 6).map((text) => text.toWellFormed()),
).filter((_, index) => isProof || index % 4 === 0);

const json = (texts: readonly string[]) =>
  JSON.stringify({ list: texts, ...Object.fromEntries(texts.map((text, index) => [text, index])) });
const lines = (texts: readonly string[]) => texts.join('\n');
const events = (texts: readonly string[]) =>
  texts
    .map((text) => `event: x\nid: ${text.split('\n')[0]}\ndata: ${text.replaceAll('\n', '\ndata: ')}\n\n`)
    .join('');
const drawing = (texts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script>${lines(texts)}</svg>`;

/** How the API writes hostile texts, by the media type that it calls its answer. */
export const answerTypes: ReadonlyMap<string, (texts: readonly string[]) => string> = new Map([
  ['application/json', json],
  ['application/problem+json', json],
  [
    'application/x-ndjson',
    (texts: readonly string[]) => texts.map((text) => JSON.stringify({ text })).join('\n'),
  ],
  ['text/event-stream', events],
  ['text/html', lines],
  ['application/xhtml+xml', drawing],
  ['text/plain', lines],
  ['text/markdown', lines],
  ['text/css', lines],
  ['text/csv', lines],
  ['text/javascript', lines],
  ['application/xml', drawing],
  ['image/svg+xml', drawing],
  ['image/png', lines],
  ['audio/mpeg', lines],
  ['video/mp4', lines],
  ['application/pdf', lines],
  ['application/octet-stream', lines],
  [
    'multipart/mixed; boundary=x',
    (texts: readonly string[]) => texts.map((text) => `--x\r\n\r\n${text}\r\n`).join(''),
  ],
  ['application/x-www-form-urlencoded', lines],
  ['no/type; charset=utf-7', lines],
]);

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': '*',
};

/** `/answer?parcel=3&kind=text/html` is the fourth parcel as HTML; `/token?parcel=3` is how an authorization server refuses. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const texts = parcels[Number(searchParams.get('parcel') ?? 0)] ?? [];
  if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
  if (pathname === '/token') {
    const [error, error_description, error_uri] = texts;
    response.writeHead(400, { ...cors, 'Content-Type': 'application/json' });
    return void response.end(JSON.stringify({ error, error_description, error_uri }));
  }
  // It is asked for texts too, which no header can hold.
  const asked = searchParams.get('kind') ?? '';
  const kind = answerTypes.has(asked) ? asked : 'text/plain';
  const write = answerTypes.get(kind) ?? lines;
  // What no header can hold is left to bodies.
  const headers = texts.filter((text) => /^[ -~]+$/.test(text));
  response.writeHead(200, /^[ -~]+$/.test(texts[0] ?? '') ? texts[0] : 'OK', {
    ...cors,
    'Content-Type': kind,
    ...Object.fromEntries(headers.map((text, index) => [`X-Text-${index}`, text])),
    'Content-Disposition': `inline; filename="${(headers[0] ?? 'a').replace(/["\\]/g, '')}"`,
  });
  response.end(write(texts));
}

const page = `---
title: Start
---

Words that a search finds: script, alert, image, javascript, onerror.
`;

function writeDocument(api: string, parcel: number): string {
  const parameter = (name: string, place: string) => ({ name, in: place, schema: { type: 'string' } });
  return JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'Answers', version: '1' },
    servers: [{ url: api }, { url: '{scheme}://other.example', variables: { scheme: { default: 'https' } } }],
    paths: {
      '/answer': {
        get: {
          summary: 'Get an answer',
          parameters: [
            parameter('kind', 'query'),
            parameter('parcel', 'query'),
            parameter('X-Text', 'header'),
          ],
          responses: { '200': { description: 'An answer' } },
        },
        post: {
          summary: 'Send a text',
          security: [{ sign: [] }],
          parameters: [parameter('id', 'query')],
          requestBody: {
            content: {
              'application/json': { schema: { type: 'object', properties: { text: { type: 'string' } } } },
              'multipart/form-data': { schema: { type: 'object', properties: { text: { type: 'string' } } } },
            },
          },
          responses: { '200': { description: 'An answer' } },
        },
      },
    },
    components: {
      securitySchemes: {
        sign: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: `${api}/token?parcel=${parcel}`, scopes: {} } },
        },
      },
    },
  });
}

/** Builds the site and serves it, and the API beside it. */
export async function openHostileReaderSite(): Promise<HostileReaderSite> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-reader-'));
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await mkdir(join(folder, 'content'));
  await writeFile(join(folder, 'content/index.mdx'), page);
  await writeFile(join(folder, 'openapi.json'), writeDocument(api, 0));
  await writeFile(
    join(folder, 'site.json'),
    JSON.stringify({
      name: 'Reader',
      openapi: 'openapi.json',
      colors: { primary: '#0D9373' },
      navigation: [{ group: 'Start', pages: ['index'] }],
    }),
  );
  const { code, stdout, stderr } = await runOctavo(['build', folder]);
  if (code !== 0) throw new Error(`It could not be built:\n${(stdout + stderr).slice(-3_000)}`);
  const output = join(folder, 'bare');
  await copyBare(join(folder, 'dist'), output);
  const site = await serveSite({ output, port: 0, host: '127.0.0.1' });
  return {
    url: site.url,
    api,
    close: async () => {
      for (const one of [site.server, server]) {
        one.closeAllConnections();
        one.close();
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
