import { expect, test } from 'vitest';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { rust } from './rust.ts';

const write = (language: typeof curl, type: string, text: string) =>
  language.write({
    method: 'POST',
    url: ['https://x.dev/'],
    headers: [['Content-Type', [type]]],
    body: { kind: 'text', text },
  });

const json = '{\n  "a": [\n    1\n  ]\n}';

test('JSON stands as deep as the code around it where a language keeps white space', () => {
  expect(write(curl, 'application/json', json)).toContain('-d \'{\n    "a": [\n      1\n    ]\n  }\'');
  expect(write(go, 'application/problem+json; charset=utf-8', json)).toContain(
    '`{\n\t  "a": [\n\t    1\n\t  ]\n\t}`',
  );
  expect(write(rust, 'application/json', json)).toContain('r#"{\n      "a": [\n        1\n      ]\n    }"#');
});

test('what is no JSON, or says another type, keeps each of its signs', () => {
  expect(write(curl, 'text/plain', json)).toContain(`-d '${json}'`);
  expect(write(curl, 'application/json', '{\n  "a\n}')).toContain("-d '{\n  \"a\n}'");
});
