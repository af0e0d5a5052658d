import { isIP } from 'node:net';
import { readAnswerFields, readDiscovery, readTokenAnswer } from '../../src/http/oauth/oauth-flow.ts';
import { readShared } from '../../src/http/playground/share-request.ts';
import { safeUrl } from '../../src/lib/html/safe-url.ts';
import { parseJson } from '../../src/lib/json/json-text.ts';
import { listJsonNames } from '../../src/lib/json/list-json-names.ts';
import { classifyAddress } from '../../src/lib/net/public-address.ts';
import { makeExample } from '../../src/openapi/examples/make-example.ts';
import { getRoot, resolveReference } from '../../src/openapi/load/document.ts';
import { parseText } from '../../src/openapi/load/document-reader.ts';
import { openDocument } from '../../src/openapi/load/load-documents.ts';
import { listOperations, readOperation, summarizeOperation } from '../../src/openapi/read/read-operations.ts';
import { renderUntrustedMarkdown } from '../../src/openapi/read/untrusted-markdown.ts';
import { bundleSchemas } from '../../src/openapi/rows/bundle-schemas.ts';
import { readMessage } from '../../src/relay/build-call.ts';
import { listForbidden } from '../support/forbidden-markup.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { countLines, type FuzzTarget, hold, holdProblems, readRepositoryText, readTexts } from './target.ts';

const origin = { address: 'openapi', privateHost: undefined };
const reader = { siteRoot: '/nowhere', cacheFolder: '/nowhere/.octavo', isOffline: true, timeout: 1_000 };

async function readDocument(file: string, text: string): Promise<void> {
  const { source, problems } = parseText(file, text);
  holdProblems(problems, countLines(text));
  hold(source !== undefined || problems.length > 0, 'neither a document nor a problem');
  if (!source) return;
  const opened = await openDocument(source, origin, reader);
  holdProblems(opened.problems, countLines(text));
  if (!opened.document) return hold(opened.problems.length > 0, 'neither a document nor a problem');
  for (const entry of listOperations(opened.document).slice(0, 20)) {
    readOperation(entry);
    bundleSchemas(opened.document, summarizeOperation(entry));
  }
  for (const name of Object.keys(Object(Object(getRoot(opened.document).value)['components']?.schemas)).slice(
    0,
    20,
  )) {
    const node = resolveReference(opened.document, getRoot(opened.document), `#/components/schemas/${name}`);
    if (node) makeExample(opened.document, node, 'request');
  }
}

const documentWords = [
  ...'openapi swagger info title version paths get post parameters name in required schema type properties'.split(
    ' ',
  ),
  ...'allOf oneOf anyOf not items $ref enum default example examples format pattern minimum maximum'.split(
    ' ',
  ),
  ...'components schemas responses content application/json security securitySchemes servers url variables'.split(
    ' ',
  ),
  ...'asyncapi channels operations messages payload action receive address traits reply schemaFormat'.split(
    ' ',
  ),
  ...'additionalProperties discriminator mapping nullable const if then $defs $dynamicRef prefixItems'.split(
    ' ',
  ),
];

function documentTargets(): readonly FuzzTarget[] {
  const small = [/\.yaml$/, /\.json$/].map((names) => readTexts('tests/fixtures/broken-documents', names));
  const [yaml = [], json = []] = small;
  return [
    {
      name: 'openapi.yaml',
      seeds: [...yaml, readRepositoryText('openapi.yaml')],
      words: [
        ...documentWords.map((word) => `${word}: `),
        ...[
          '- ',
          '&a ',
          '*a',
          '<<: *a',
          '!!binary ',
          '|\n',
          '>-\n',
          "$ref: '#/components/schemas/A'",
          "'200': ",
        ],
      ],
      longest: 30_000,
      run: (text) => readDocument('openapi.yaml', text),
    },
    {
      name: 'openapi.json',
      seeds: json,
      words: [
        ...documentWords.map((word) => `"${word}":`),
        ...['{', '}', '[', ']', ',', '"$ref":"#/components/schemas/A"', '"200":', 'true', '1'],
      ],
      longest: 10_000,
      run: (text) => readDocument('openapi.json', text),
    },
  ];
}

const operation = {
  places: ['query.limit', 'path.id', 'header.X-A'],
  bodies: ['application/json', 'multipart/form-data'].map((mediaType, index) => ({
    mediaType,
    kind: index === 0 ? ('json' as const) : ('multipart' as const),
    example: undefined,
    files: ['file'],
  })),
};

/** What comes from OpenAPI documents, servers, readers and other sites. */
export function openUntrustedTargets(): readonly FuzzTarget[] {
  return [
    ...documentTargets(),
    {
      name: 'description',
      seeds: hostileTexts,
      words: [
        '[x](',
        ')',
        '```\n',
        '> ',
        '- ',
        '<a href="',
        '<!--',
        '&#x6A;',
        '&colon;',
        'javascript:',
        '|---|\n',
      ],
      longest: 3_000,
      run(text) {
        const forbidden = listForbidden(renderUntrustedMarkdown(text));
        hold(forbidden.length === 0, 'what may not be there:', forbidden);
      },
    },
    {
      name: 'url',
      seeds: [...hostileTexts, 'https://user:pw@x.dev:1/a?b#c', '//x.dev', 'mailto:a@b.c', '/a/../b'],
      words: [
        'javascript',
        ':',
        '&colon;',
        '&#58;',
        '&amp;',
        '&Tab;',
        '\t',
        'data',
        'http',
        '//',
        '\\',
        '%3A',
        '#',
        '?',
      ],
      longest: 500,
      run(text) {
        const url = safeUrl(text);
        if (url === undefined || !URL.canParse(url, 'https://octavo.example/')) return;
        const { protocol } = new URL(url, 'https://octavo.example/');
        hold(/^(?:https?|mailto|tel):$/.test(protocol), 'a URL that is not safe:', url);
      },
    },
    {
      name: 'ip-address',
      seeds: [
        '127.0.0.1',
        '8.8.8.8',
        '::1',
        '::ffff:10.0.0.1',
        '64:ff9b::7f00:1',
        '2001:4860::8888',
        'fe80::1%eth0',
      ],
      words: ['::', ':', '.', '0x7f', '0177', 'ffff', '255', '%', '/8', '5efe'],
      longest: 80,
      run(text) {
        hold(isIP(text) !== 0 || classifyAddress(text) === 'reserved', 'no address, and not reserved');
      },
    },
    {
      name: 'shared-link',
      seeds: [
        JSON.stringify({
          p: { 'query.limit': '1' },
          m: 'application/json',
          b: '{}',
          s: { url: 'https://x.dev', variables: {} },
        }),
        JSON.stringify({ p: {}, m: 'multipart/form-data', b: [['a', 'b']], s: {} }),
      ],
      words: [
        '"p":',
        '"m":',
        '"b":',
        '"s":',
        '"url":',
        '"variables":',
        '[[',
        ']]',
        '{}',
        'null',
        '"query.limit":',
      ],
      longest: 3_000,
      run(text) {
        const packed = Buffer.from(text, 'utf8').toString('base64url');
        const shared = readShared(`#try=${packed}`, operation);
        readShared(text, operation);
        if (!shared) return;
        const { parameters, mediaType } = shared.values;
        const names = Object.keys(parameters);
        hold(
          names.every((name) => operation.places.includes(name)),
          'a parameter that there is not:',
          names,
        );
        hold(
          mediaType === undefined || operation.bodies.some((body) => body.mediaType === mediaType),
          'a media type that there is not:',
          mediaType,
        );
      },
    },
    {
      name: 'relay-message',
      seeds: [
        JSON.stringify({
          ...{ operation: 'GET /users', server: { url: 'https://x.dev', variables: { a: 'b' } } },
          ...{ parameters: { 'query.limit': '1' }, security: 0, credentials: { key: 'x' } },
          ...{ mediaType: 'application/json', body: { text: '{}' } },
        }),
        JSON.stringify({
          ...{
            operation: 'a',
            server: { url: '', variables: {} },
            parameters: {},
            security: null,
            credentials: {},
          },
          ...{ mediaType: null, body: { base64: 'AAAA', boundary: 'x' } },
        }),
      ],
      words: [
        '"operation":',
        '"server":',
        '"parameters":',
        '"body":',
        '"base64":',
        '"text":',
        'null',
        '{}',
        '[]',
        '"\\u0000"',
      ],
      longest: 5_000,
      run(text) {
        const read = readMessage(Buffer.from(text, 'utf8'));
        hold('keys' in read || read.status >= 400, 'neither a message nor a refusal');
      },
    },
    {
      name: 'json-answer',
      seeds: [
        '{"a":[1,2.50,{"b":null}],"c":"\\u00e9"}',
        '[1e400,-0,0.10,12345678901234567890]',
        '"x"',
        '{"a":1,"a":2}',
      ],
      words: ['{"a":', '[', ']', '}', ',', '1e400', '-0', '0.10', '"\\ud800"', 'null', 'true'],
      longest: 3_000,
      run(text) {
        listJsonNames(text);
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        hold((parseJson(text) !== undefined) === isJson, 'not read as JSON is');
      },
    },
    {
      name: 'token-answer',
      seeds: [
        '{"access_token":"x","expires_in":3600,"refresh_token":"y"}',
        'error=invalid_grant&error_description=x',
      ],
      words: [
        '"access_token":',
        '"expires_in":',
        '"error":',
        '"scope":',
        'authorization_endpoint',
        'token_endpoint',
        '"https://x.dev"',
      ],
      longest: 2_000,
      run(text) {
        readTokenAnswer(text.length % 2 === 0 ? 200 : 400, text, 0);
        readAnswerFields(text);
        for (const flow of readDiscovery(text))
          for (const [name, url] of Object.entries(flow))
            hold(!/Url$/.test(name) || /^https?:/i.test(String(url)), 'a URL of no web server:', url);
      },
    },
  ];
}
