import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptMessages } from '../../i18n/script-messages.data.ts';
import { translateRefusal } from './translate-refusal.lazy.ts';

const page = globalThis as { octavoMessages?: Readonly<Record<string, string>> };

beforeAll(() => {
  page.octavoMessages = Object.fromEntries(scriptMessages.map((message) => [message, `«${message}»`]));
});

afterAll(() => {
  delete page.octavoMessages;
});

test('values stand in the translation', () => {
  expect(translateRefusal('The relay does not accept "a "b"" for the server variable "port".')).toBe(
    '«The relay does not accept "a "b"" for the server variable "port".»',
  );
  expect(translateRefusal('x.dev closed the connection or did not send a valid HTTP response.')).toBe(
    '«x.dev closed the connection or did not send a valid HTTP response.»',
  );
  expect(translateRefusal('x.dev did not respond within 30 seconds.')).toBe(
    '«x.dev did not respond within 30 seconds.»',
  );
});

test('what is not known stays as it is', () => {
  expect(translateRefusal('Quota exceeded.')).toBe('Quota exceeded.');
});

const relay = new URL('../../relay/', import.meta.url);
const source = readdirSync(relay, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, relay), 'utf8'))
  .join('\n');
const text = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const list = (code: string) =>
  [...code.matchAll(text)]
    .map(([literal]) =>
      literal
        .slice(1, -1)
        .replace(/\\(.)/g, '$1')
        .replace(/\$\{[^}]+\}/g, '42'),
    )
    .filter((literal) => literal.includes(' '));

test('all that the relay refuses is known', () => {
  const calls = [...source.matchAll(/\brefuse\(([^;]*?)\)(?:;|,\n|\n)/g)].flatMap(([, code = '']) =>
    list(code),
  );
  const ends = [
    ...list(/failureWords[^=]*= \{(.*?)\};/s.exec(source)?.[1] ?? ''),
    ...list(/function explainFailure(.*?)\n\}/s.exec(source)?.[1] ?? ''),
    ...[...source.matchAll(/new UnreachableError\((.*?)\);/gs)].flatMap(([, code = '']) => list(code)),
  ];
  const said = [
    ...calls.filter((sentence) => sentence !== '{host}'),
    ...ends.map((end) => end.replace('{host}', 'x.dev')),
  ];
  expect(calls.length).toBeGreaterThan(40);
  expect(ends.length).toBeGreaterThan(15);
  expect(said.filter((sentence) => !translateRefusal(sentence).startsWith('«'))).toEqual([]);
});
