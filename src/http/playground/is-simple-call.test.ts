import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import type { BodyKind, Callable, SecurityScheme } from '../form/callable.ts';
import { buildRequest, prepareRequest } from '../request/build-request.ts';
import { nameVariables } from '../request/credential.ts';
import { resolveServer } from '../request/resolve-server.ts';
import { chooseRoute, describeRoute } from './choose-route.ts';
import { isSimpleCall } from './is-simple-call.ts';
import { findSimpleRoute, writeSimpleRequest } from './simple-request.ts';

const rarely = fc.constantFrom(false, false, false, false, false, true);
const mostly = <Value>(common: Value, ...others: readonly Value[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(common) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

const scheme: fc.Arbitrary<SecurityScheme> = fc.record({
  key: fc.constant('Key'),
  type: mostly<SecurityScheme['type']>('apiKey', 'http', 'oauth2', 'mutualTLS'),
  scheme: fc.constantFrom(undefined, 'basic', 'bearer'),
  name: fc.constantFrom('Authorization', 'X-Api-Key', 'Content-Type', 'Cookie', 'x y', undefined),
  in: mostly<SecurityScheme['in']>('header', 'query', 'cookie', undefined),
  description: fc.constant(undefined),
  scopes: fc.constant([]),
  prefix: fc.constantFrom('', 'Token '),
  labels: fc.constant(['User', 'Password']),
});
const call: fc.Arbitrary<Callable> = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS'),
  path: fc.constantFrom(
    '',
    '/',
    '/a',
    '/a.b/~c/',
    '/a//b',
    '/a/../b',
    '/.x',
    '/%2E/b',
    '/ü',
    "/a'",
    '/a?b',
    '/{id}',
  ),
  isWebhook: rarely,
  parameters: mostly<Callable['parameters']>(
    [],
    [
      {
        name: 'q',
        in: 'query',
        required: true,
        style: 'form',
        explode: true,
        mediaType: undefined,
        example: 'x',
      },
    ],
  ),
  bodies: fc.array(
    fc.record({
      mediaType: mostly('application/json', 'text/*', 'a/b; c=d', 'a/b\n'),
      kind: mostly<BodyKind>('json', 'form', 'text', 'file'),
      example: fc.constant({ kind: 'text' as const, text: 'example' }),
      files: fc.constant([]),
    }),
    { maxLength: 2 },
  ),
  isBodyRequired: fc.boolean(),
  security: fc.array(fc.array(scheme, { maxLength: 2 }), { minLength: 1, maxLength: 2 }),
});
const asked = fc.record({
  call,
  url: fc.constantFrom(
    '',
    '/sandbox',
    'https://x.dev',
    'https://x.dev:8443/v1',
    'http://x.dev',
    '/ü',
    '{base}',
    'ftp:/',
  ),
  page: fc.constantFrom('https://docs.x.dev/p/', 'http://localhost:4321/p/', 'http://[::1]:4321/p/'),
  text: fc.option(fc.constantFrom('', '{"a":"ü"}'), { nil: undefined }),
  typed: fc.option(fc.constantFrom('Token abc', 'a\0b', '<x>'), { nil: undefined }),
  isShown: fc.boolean(),
  place: fc.nat(1),
});

test('a simple request is what `buildRequest` makes of it, and goes the same way in the same words', () => {
  let simple = 0;
  const property = fc.property(asked, ({ call: { ...one }, url, page, text, typed, isShown, place }) => {
    const servers = [{ url, description: undefined, variables: [] }];
    const data = { call: one, servers, canRelay: true };
    if (!isSimpleCall(data)) return;
    simple++;
    const base = resolveServer(url, page);
    const schemes = one.security[place] ?? one.security[0] ?? [];
    const [variable = ''] = schemes.flatMap(nameVariables);
    const credentials = typed === undefined || variable === '' ? undefined : { [variable]: typed };
    const media = one.bodies[place] ?? one.bodies[0];
    const body = media && text !== undefined ? ({ kind: 'text', text } as const) : undefined;
    const values = { parameters: {}, mediaType: media?.mediaType, body };
    const { shown, prepared } = writeSimpleRequest({
      call: one,
      base,
      values,
      credentials: { schemes, variable, values: credentials, isShown },
    });

    const build = (isSent: boolean) =>
      buildRequest(one, {
        baseUrl: base,
        mediaType: values.mediaType,
        body: body ?? null,
        schemes: isSent && !credentials ? [] : schemes,
        credentials: isSent || isShown ? credentials : undefined,
      });
    expect(shown).toEqual(build(false));
    const bytes = body && new TextEncoder().encode(body.text);
    expect(prepared).toEqual(prepareRequest(build(true), { show: (name) => `<${name}>`, body: bytes }));

    const route = chooseRoute({
      request: prepared,
      pageOrigin: new URL(page).origin,
      isTyped: false,
      canRelay: true,
      hasRelay: true,
      hasExtras: false,
      isRefused: false,
    });
    expect(findSimpleRoute(prepared, 'x.dev')).toEqual({
      route: route.kind,
      words: describeRoute(route, 'x.dev'),
    });
  });
  fc.assert(property, { numRuns: propertyRuns(50_000) });
  expect(simple).toBeGreaterThan(300);
});

test('where no relay may be used, no call is simple', () => {
  const data = {
    call: {
      method: 'GET',
      path: '/a',
      isWebhook: false,
      parameters: [],
      bodies: [],
      isBodyRequired: false,
      security: [],
    },
    servers: [],
  };
  expect(isSimpleCall({ ...data, canRelay: true })).toBe(true);
  expect(isSimpleCall({ ...data, canRelay: false })).toBe(false);
});
