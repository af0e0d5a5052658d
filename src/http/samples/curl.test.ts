import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import type { HttpRequest } from '../request/http-request.ts';
import { fillTemplate, type Template } from '../request/template.ts';
import { curl } from './curl.ts';

const bin = mkdtempSync(join(tmpdir(), 'octavo-curl-'));
// NUL cannot occur in an argument, so it is a separator that nothing can imitate.
writeFileSync(join(bin, 'curl'), '#!/bin/sh\nfor argument; do printf \'%s\\0\' "$argument"; done\n');
chmodSync(join(bin, 'curl'), 0o755);

const environment = {
  API_TOKEN: 'se cr"et$HOME`id`',
  BASE_URL: 'http://localhost:4321/sandbox',
  USERNAME: 'u',
  PASSWORD: 'p',
};

/** The arguments that cURL gets when a POSIX shell runs the command. */
function run(command: string): readonly string[] {
  const output = execFileSync('/bin/sh', ['-c', command], {
    cwd: bin,
    env: { ...environment, PATH: `${bin}:/usr/bin:/bin`, LC_ALL: 'C.UTF-8' },
  });
  return output.toString('utf8').split('\0').slice(0, -1);
}

const request = (fields: Partial<HttpRequest>): HttpRequest => ({
  method: 'GET',
  url: ['https://api.example.com/api/user'],
  headers: [],
  body: undefined,
  ...fields,
});
const fill = (template: Template) => fillTemplate(template, (name) => Reflect.get(environment, name));

test('the command looks like the mock-up', () => {
  const command = curl.write(
    request({
      method: 'PUT',
      headers: [
        ['Authorization', ['Token ', { variable: 'API_TOKEN' }]],
        ['Content-Type', ['application/json']],
      ],
      body: { kind: 'text', text: '{\n  "name": "Acme"\n}' },
    }),
  );
  expect(command).toBe(`curl -X PUT "https://api.example.com/api/user" \\
  -H "Authorization: Token $API_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "name": "Acme"
  }'`);
});

test('a GET with a body says GET, and a base URL that is not known is a variable', () => {
  const command = curl.write(
    request({ url: [{ variable: 'BASE_URL' }, '/api/user'], body: { kind: 'text', text: '{}' } }),
  );
  expect(command).toBe(`curl -X GET "$BASE_URL/api/user" \\\n  -d '{}'`);
  expect(run(command)).toEqual(['-X', 'GET', 'http://localhost:4321/sandbox/api/user', '-d', '{}']);
});

const nasty = fc.string({
  unit: fc.constantFrom(
    ...'ab1 "\'\\$`!\n\t;&|<>(){}[]*?#~%=@:/-é😀\u2028',
    '$API_TOKEN',
    '$(id)',
    `\${HOME}`,
    "'\\''",
  ),
  maxLength: 20,
});
const template = fc.array(
  fc.oneof(nasty, fc.constantFrom({ variable: 'API_TOKEN' }, { variable: 'BASE_URL' })),
  { maxLength: 4 },
);

test('method, URL, headers and body arrive as they are, whatever they hold', () => {
  fc.assert(
    fc.property(
      fc.record({
        method: fc.constantFrom('GET', 'PUT', 'POST', 'DELETE'),
        url: template,
        headers: fc.array(fc.tuple(fc.stringMatching(/^[A-Za-z-]{1,8}$/), template), { maxLength: 3 }),
        text: fc.option(nasty, { nil: undefined }),
      }),
      ({ method, url, headers, text }) => {
        const body = text === undefined ? undefined : ({ kind: 'text', text } as const);
        const [x, verb, ...rest] = run(curl.write({ method, url, headers, body })).filter(
          (word) => word !== '--globoff',
        );
        expect([x, verb, rest[0]]).toEqual(['-X', method, fill(url)]);
        const sent = headers.map(([name, value]) =>
          fill(value) === '' ? `${name};` : `${name}: ${fill(value)}`,
        );
        expect(rest.slice(1, 1 + 2 * headers.length)).toEqual(sent.flatMap((header) => ['-H', header]));
        const option = text?.startsWith('@') ? '--data-raw' : '-d';
        expect(rest.slice(1 + 2 * headers.length)).toEqual(text === undefined ? [] : [option, text]);
      },
    ),
    { numRuns: propertyRuns(60) },
  );
});

test('multipart parts and files arrive as they are', () => {
  fc.assert(
    fc.property(nasty, nasty, (name, text) => {
      const body = { kind: 'multipart', parts: [{ name, text }] } as const;
      expect(run(curl.write(request({ body }))).slice(3)).toEqual(['--form-string', `${name}=${text}`]);
    }),
    { numRuns: propertyRuns(30) },
  );
  const parts = [
    { name: 'a', fileName: 'photo.png' },
    { name: 'b', fileName: 'x;"y' },
  ];
  expect(run(curl.write(request({ body: { kind: 'multipart', parts } }))).slice(3)).toEqual([
    ...['-F', 'a=@photo.png'],
    ...['-F', 'b=@"x;\\"y"'],
  ]);
  const file = curl.write(request({ body: { kind: 'file', fileName: 'it is.bin' } }));
  expect(run(file).slice(3)).toEqual(['--data-binary', '@it is.bin']);
});

test("basic authentication is left to cURL's own option", () => {
  const command = curl.write(
    request({
      headers: [
        ['Authorization', ['Basic ', { base64: [{ variable: 'USERNAME' }, ':', { variable: 'PASSWORD' }] }]],
      ],
    }),
  );
  expect(command).toContain('-u "$USERNAME:$PASSWORD"');
  expect(run(command).slice(3)).toEqual(['-u', 'u:p']);
});

test('what cURL would read in its own way is kept from it', () => {
  expect(curl.write(request({ url: ['https://x.dev/{a}?b[]=1'] }))).toContain('--globoff');
  expect(curl.write(request({ method: 'HEAD' }))).toMatch(/^curl --head "/);
  expect(run(curl.write(request({ headers: [['X-Empty', []]] }))).slice(3)).toEqual(['-H', 'X-Empty;']);
  expect(curl.write(request({ body: { kind: 'text', text: '@/etc/passwd' } }))).toContain(
    "--data-raw '@/etc/passwd'",
  );
});

test('a variable beside a letter is told apart from it', () => {
  const command = curl.write(request({ url: [{ variable: 'BASE_URL' }, 'v1'] }));
  expect(command).toBe(`curl -X GET "\${BASE_URL}v1"`);
  expect(run(command)[2]).toBe('http://localhost:4321/sandboxv1');
  const parted = curl.write(request({ url: [{ variable: 'BASE_URL' }, '', 'v1'] }));
  expect(parted).toBe(command);
});
