import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { serveSite } from '../../src/cli/serve-site.ts';
import { buildGenerated } from './generated-site.ts';
import { type Recorded, startRecorder } from './recorder.ts';
import { expect, test } from './site-fixture.ts';

const sources = fileURLToPath(new URL('../documents/sources/', import.meta.url));
const documents = [
  'mistakes/loose.yaml',
  'shapes/all-of.yaml',
  'shapes/bodies.yaml',
  'shapes/names.yaml',
  'shapes/parameters.yaml',
  'shapes/recursion.yaml',
  'specification/discriminator-3.1.yaml',
  'specification/petstore.yaml',
  'versions/3.1-schemas.yaml',
  'versions/3.2.yaml',
];

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document as it is written, and what its schemas say of a value: nothing of Octavo is used for it. */
function openDocument(name: string) {
  const root: unknown = parse(readFileSync(join(sources, name), 'utf8'), { uniqueKeys: false });
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  ajv.addSchema(Object(root), 'document', undefined, false);
  const step = (value: unknown, key: string) =>
    isObject(value) ? value[key] : Array.isArray(value) ? value[Number(key)] : undefined;
  const read = (pointer: string): unknown =>
    pointer
      .split('/')
      .slice(1)
      .reduce((value, key) => step(value, key.replaceAll('~1', '/').replaceAll('~0', '~')), root);
  const follow = (pointer: string): string => {
    const value = read(pointer);
    const target = isObject(value) ? value['$ref'] : undefined;
    return typeof target === 'string' && target.startsWith('#') ? follow(target.slice(1)) : pointer;
  };
  const findMistakes = (pointer: string, value: unknown): readonly string[] => {
    const validate = ajv.compile({ $ref: `document#${encodeURI(pointer)}` });
    return validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  return { read, follow, findMistakes };
}

type OpenedDocument = ReturnType<typeof openDocument>;

const escapeKey = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** What of a request is not as the document has it: nothing where all of it is. */
function compare(document: OpenedDocument, method: string, path: string, sent: Recorded): readonly string[] {
  const item = `/paths/${escapeKey(path)}`;
  const operation = document.follow(`${item}/${method.toLowerCase()}`);
  return [
    ...(sent.method === method ? [] : [`${sent.method} was sent`]),
    ...[item, operation].flatMap((owner) => compareParameters(document, `${owner}/parameters`, path, sent)),
    ...compareBody(document, document.follow(`${operation}/requestBody`), sent),
  ];
}

function compareParameters(
  { read, follow, findMistakes }: OpenedDocument,
  list: string,
  path: string,
  sent: Recorded,
): readonly string[] {
  const [target = '', query = ''] = sent.target.split('?');
  const [names, literals] = [/\{([^}]+)\}/g, /\{[^}]+\}/].map((pattern) =>
    pattern.global ? [...path.matchAll(pattern)].map(([, name = '']) => name) : path.split(pattern),
  );
  const pattern = (literals ?? [])
    .map((text) => encodeURI(text).replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
    .join('([^/]*)');
  const values = new RegExp(`^${pattern}$`).exec(target);
  if (!values) return [`${target} is not ${path}`];
  const search = new URLSearchParams(query);
  return Object.keys(Object(read(list))).flatMap((index) => {
    const at = follow(`${list}/${index}`);
    const { in: place, name: written, required, style, schema } = Object(read(at));
    const name = String(written);
    const value: unknown =
      place === 'path'
        ? decodeURIComponent(values[(names ?? []).indexOf(name) + 1] ?? '')
        : place === 'query'
          ? (search.get(name) ?? [...search.keys()].find((key) => key.startsWith(`${name}[`)))
          : place === 'header'
            ? sent.headers[name.toLowerCase()]
            : sent.headers.cookie;
    // OpenAPI 3.1.1, 4.8.12.1: these are described elsewhere.
    if (place === 'header' && /^(?:accept|authorization|content-type)$/i.test(name)) return [];
    if (value === undefined || value === '') return required === true ? [`${place} ${name} is missing`] : [];
    const { type } = Object(schema === undefined ? undefined : read(follow(`${at}/schema`)));
    const isPlain = /^(?:string|integer|number|boolean)$/.test(String(type)) && place !== 'cookie';
    if (!isPlain || !/^(?:undefined|simple|form)$/.test(String(style))) return [];
    return findMistakes(`${at}/schema`, toValue(String(value), type)).map(
      (one) => `${place} ${name}: ${one}`,
    );
  });
}

function compareBody(
  { read, follow, findMistakes }: OpenedDocument,
  at: string,
  sent: Recorded,
): readonly string[] {
  const { content, required } = Object(read(at));
  const types = Object.keys(Object(content));
  const type = String(sent.headers['content-type'] ?? '').replace(/;.*/, '');
  if (sent.body === '') return required === true && types.length > 0 ? ['the body is missing'] : [];
  const known = types.find((one) => one.replace(/;.*/, '').toLowerCase() === type || one.includes('*'));
  if (known === undefined) return [`${type} is none of ${types.join(', ')}`];
  const schema = `${at}/content/${escapeKey(known)}/schema`;
  if (!/[/+]json$/.test(type) || read(follow(schema)) === undefined) return [];
  return findMistakes(schema, JSON.parse(sent.body)).map((one) => `body: ${one}`);
}

function toValue(text: string, type: unknown): unknown {
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}

/** Sends what the form of a page has at first; gives how it ended. */
async function sendDefaults(page: Page, url: string): Promise<string> {
  await page.goto(url);
  await page.locator('octavo-playground .form').waitFor();
  for (const input of await page.locator('[data-alternative]:not([hidden]) [data-value]:visible').all())
    await input.fill('secret');
  await page.locator('.endpoint .send').click();
  const card = page.locator('octavo-answer');
  const mistakes = page.locator('[aria-invalid=true]');
  await expect
    .poll(
      async () => (await card.getAttribute('data-state')) ?? ((await mistakes.count()) > 0 ? 'mistakes' : ''),
    )
    .toMatch(/done|failed|mistakes/);
  return (
    (await card.getAttribute('data-state')) ??
    `mistakes: ${await mistakes.first().evaluate((one) => one.closest('[data-place], [data-name]')?.textContent)}`
  );
}

test('what the form of an operation holds at first is what its document asks for', async ({ page }) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'octavo-document-wire-'));
  const recorder = await startRecorder({ allowsAll: true });
  try {
    for (const name of documents) cpSync(join(sources, name), join(folder, name));
    mkdirSync(join(folder, 'content'));
    writeFileSync(join(folder, 'content/index.md'), '# Start\n\nText.\n');
    const tabs = documents.map((name) => ({ name, url: name.replace(/\W/g, '-'), openapi: name }));
    const api = { baseUrl: recorder.url, playground: { prefill: true } };
    writeFileSync(
      join(folder, 'site.json'),
      JSON.stringify({ name: 'D', api, tabs, navigation: [{ group: 'S', pages: ['index'] }] }),
    );
    await buildGenerated(folder);
    const { server, url } = await serveSite({ output: join(folder, 'dist'), port: 0, host: '127.0.0.1' });
    const opened = new Map(documents.map((name) => [name, openDocument(name)]));
    const ended: Record<string, string> = {};
    for (const file of globSync('dist/**/index.html', { cwd: folder }).sort()) {
      const html = readFileSync(join(folder, file), 'utf8');
      const [, id = ''] = /<script type="application\/json">\{"id":"([^"]+)"/.exec(html) ?? [];
      const [, name = '', method = '', path = ''] = /^(\S+) (\S+) (.+)$/.exec(id) ?? [];
      const document = opened.get(name);
      if (!document) continue;
      const before = recorder.requests.length;
      const state = await sendDefaults(
        page,
        `${url + file.replaceAll('\\', '/').replace(/^dist\/|index\.html$/g, '')}#try`,
      );
      const [sent] = recorder.requests.slice(before);
      ended[id] = sent ? 'sent' : state;
      if (sent) expect.soft(compare(document, method, path, sent), id).toEqual([]);
    }
    server.closeAllConnections();
    server.close();
    const left = Object.entries(ended).filter(([, state]) => state !== 'sent');
    // What no browser sends, and no relay either, is a command.
    expect(left).toEqual([['shapes/parameters.yaml TRACE /a/{matrix}/{label}/{plain}', 'failed']]);
    expect(Object.keys(ended).length).toBeGreaterThan(22);
  } finally {
    await recorder.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
