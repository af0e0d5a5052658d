import { expect, test } from 'vitest';
import { parseYamlSource } from './parse-yaml.ts';

const place = (text: string) => {
  const [problem] = parseYamlSource('a.yaml', text).problems;
  return problem && `${problem.file}:${problem.line}:${problem.column} ${problem.code}`;
};

test('a syntax error has a place', () => {
  expect(place('a: 1\nb: [1, 2\nc: 3\n')).toMatch(/^a\.yaml:[23]:\d+ openapi\/yaml-syntax$/);
  expect(place('a: 1\n\tb: 2\n')).toMatch(/^a\.yaml:2:\d+ openapi\/yaml-syntax$/);
  expect(place('a: *missing\n')).toMatch(/openapi\/yaml-syntax$/);
});

test('a key that is written twice is told at its second place', () => {
  const { source, problems } = parseYamlSource('a.yaml', 'a:\n  x: 1\n  x: 2\n');
  expect(problems).toMatchObject([{ code: 'openapi/duplicate-key', line: 3, column: 3 }]);
  expect(problems[0]?.message).toContain('"x"');
  expect(source?.value).toEqual({ a: { x: 2 } });
});

test('keys that look like integers keep their order beside the value', () => {
  const { source } = parseYamlSource('a.yaml', "responses:\n  default: 1\n  404: 2\n  '200': 3\n");
  expect(source?.value).toEqual({ responses: { default: 1, 404: 2, 200: 3 } });
  expect(source?.keyOrder.get('/responses')).toEqual(['default', '404', '200']);
});

test('places are found by pointer, through aliases and number keys', () => {
  const text = 'base: &base\n  x: 1\ncopy: *base\nlist:\n  - a\n  - 200: ok\n';
  const { source } = parseYamlSource('a.yaml', text);
  const find = (segments: readonly string[], part: 'key' | 'value') => {
    const offset = source?.locator.findOffset(segments, part);
    return offset === undefined ? undefined : source?.locator.toPlace(offset);
  };
  expect(find(['base', 'x'], 'value')).toMatchObject({ line: 2, column: 6 });
  expect(find(['copy', 'x'], 'key')).toMatchObject({ line: 2, column: 3 });
  expect(find(['list', '1', '200'], 'value')).toMatchObject({ line: 6, column: 10 });
  expect(find(['list', '7'], 'value')).toBeUndefined();
});

test('anchors and merge keys are read', () => {
  const { source } = parseYamlSource('a.yaml', 'a: &a { x: 1 }\nb:\n  <<: *a\n  y: 2\n');
  expect(source?.value).toEqual({ a: { x: 1 }, b: { x: 1, y: 2 } });
});

test('an alias bomb is a problem, not a hang', () => {
  const levels = Array.from({ length: 12 }, (_, index) => {
    const before = index === 0 ? '"lol"' : `*a${index - 1}`;
    return `a${index}: &a${index} [${Array(10).fill(before).join(', ')}]`;
  });
  expect(place(levels.join('\n'))).toMatch(/openapi\/too-many-aliases$/);
});

test('a map as a key is told, as what "{{" begins, and however deep', () => {
  const { problems } = parseYamlSource('a.yaml', 'servers:\n  - url: {{base}}\n');
  expect(problems).toMatchObject([{ line: 2, column: 11, code: 'openapi/yaml-syntax' }]);
  expect(problems[0]?.message).toContain('where a key has to be');
  expect(place(`a: {${'? {'.repeat(400)}b: c${'}: 1'.repeat(400)}}`)).toBe('a.yaml:1:7 openapi/yaml-syntax');
});

test('deep nesting is a problem', () => {
  expect(place('['.repeat(2_000) + ']'.repeat(2_000))).toMatch(/openapi\/(?:too-deep|yaml-syntax)$/);
});

test('an alias of a map as a key is told, and one of a text is read', () => {
  expect(place('a: &a { b: c }\nd:\n  *a : e\n')).toBe('a.yaml:3:3 openapi/yaml-syntax');
  expect(parseYamlSource('a.yaml', 'a: &a b\nd:\n  *a : e\n').source?.value).toEqual({
    a: 'b',
    d: { b: 'e' },
  });
});
