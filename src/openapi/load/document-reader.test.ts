import { expect, test } from 'vitest';
import { parseText } from './document-reader.ts';

const read = (file: string, text: string) => {
  const { source, problems } = parseText(file, text);
  return {
    value: source?.value,
    told: problems.map(({ code, severity, line, column }) => `${severity} ${line}:${column} ${code}`),
  };
};

test('half of a surrogate pair in JSON is told at its place and shown as U+FFFD', () => {
  const text = '{\n  "openapi": "3.1.1",\n  "a": ["\\ud83d\\ude00", "x\\uD83D"],\n  "\\udc00": { "b": 1 }\n}';
  expect(read('a.json', text)).toEqual({
    value: { openapi: '3.1.1', a: ['\u{1f600}', 'x\ufffd'], '\ufffd': { b: 1 } },
    told: ['warning 3:25 openapi/lone-surrogate', 'warning 4:3 openapi/lone-surrogate'],
  });
});

test('half of a surrogate pair in YAML is told once where an alias repeats it', () => {
  const text = 'openapi: 3.1.1\na: &text\n  b: "x\\ud83d"\nc: *text\n';
  expect(read('a.yaml', text)).toEqual({
    value: { openapi: '3.1.1', a: { b: 'x\ufffd' }, c: { b: 'x\ufffd' } },
    told: ['warning 3:6 openapi/lone-surrogate'],
  });
});

test('an escape that is not one, and pairs, are left as they are', () => {
  const plain = 'openapi: 3.1.1\na: \'x\\ud83d\'\nb: "\\ud83d\\ude00"\n';
  expect(read('a.yaml', plain)).toEqual({
    value: { openapi: '3.1.1', a: 'x\\ud83d', b: '\u{1f600}' },
    told: [],
  });
});
