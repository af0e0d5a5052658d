import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { nastyText } from '../../../tests/support/text-fixture.ts';
import { curl } from './curl.ts';
import { highlightSample } from './define-language.ts';
import { javascript } from './javascript.ts';
import { sampleLanguages } from './list-samples.ts';

function readHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

test('colours change nothing of the code, and no markup comes from it', () => {
  fc.assert(
    fc.property(nastyText, fc.constantFrom(...sampleLanguages), (text, language) => {
      const code = language.write({
        method: 'POST',
        url: ['https://x.dev/<b>'],
        headers: [['Authorization', [`${text.replace(/[^ -~]/g, '')} `, { variable: 'API_TOKEN' }]]],
        body: { kind: 'text', text },
      });
      const html = highlightSample(language, code);
      expect(readHtml(html)).toBe(code);
      expect(html.replace(/<span class="tk-[knscvm]">|<\/span>/g, '')).not.toMatch(/[<>]/);
      for (const line of html.split('\n'))
        expect(line.match(/<span/g)?.length ?? 0).toBe(line.match(/<\/span/g)?.length ?? 0);
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('keywords, strings, names and variables have their classes', () => {
  expect(highlightSample(curl, 'curl -X PUT "$BASE_URL/a"')).toBe(
    '<span class="tk-k">curl</span> <span class="tk-n">-X</span> <span class="tk-c">PUT</span> <span class="tk-s">"</span><span class="tk-v">$BASE_URL</span><span class="tk-s">/a"</span>',
  );
});

test('JSON in a string has the colours of JSON, and a text in braces those of a string', () => {
  expect(highlightSample(curl, `-d '{\n  "a": [1, "b", null]\n}'`)).toBe(
    `-d <span class="tk-s">'</span>{\n  <span class="tk-n">"a"</span>: [<span class="tk-c">1</span>, <span class="tk-s">"b"</span>, <span class="tk-k">null</span>]\n}<span class="tk-s">'</span>`,
  );
  expect(highlightSample(curl, `'{id}'`)).toBe(`<span class="tk-s">'{id}'</span>`);
});

test('comments are said in the language of the page, each on one line', () => {
  const request = {
    method: 'GET',
    url: ['https://x.dev/a/../b'],
    headers: [['Cookie', ['a']]],
    body: undefined,
  } as const;
  const code = javascript.write(request, (message) => `<${message.slice(0, 7)}\r\nand more>`);
  expect(code.split('\n').slice(0, 2)).toEqual(['// <Scripts and more>', '// <{client and more>']);
  expect(javascript.write(request)).toContain('// fetch() resolves the "." and ".." in this path, ');
});
