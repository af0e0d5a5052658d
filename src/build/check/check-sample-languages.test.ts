import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { readSiteConfig } from '../../config/read-site-config.ts';
import { sampleLanguages } from '../../http/samples/list-samples.ts';
import { checkSampleLanguages } from './check-sample-languages.ts';

async function check(languages: readonly string[]) {
  const { document } = await openText(
    `openapi: 3.1.1
info: { title: T, version: "1" }
paths:
  /a:
    get:
      x-codeSamples: [{ lang: Terraform, label: Provider, source: "resource {}" }]
      responses: { '200': { description: ok } }
`,
  );
  const text = JSON.stringify(
    {
      name: 'A',
      colors: { primary: '#112233' },
      navigation: [],
      api: { request: { example: { languages } } },
    },
    null,
    2,
  );
  const { config, placeOf } = readSiteConfig(text, 'site.json');
  if (!config) throw new Error('The config of this test has a mistake.');
  return checkSampleLanguages(config, placeOf, [document]);
}

test('every usual name of a language is known, and those that the document has samples in', async () => {
  const names = sampleLanguages.flatMap(({ id, title, aliases }) => [id, title, ...aliases]);
  const usual = 'bash cURL js JavaScript Node.js py golang rb PHP c# rs terraform provider'.split(' ');
  expect(await check([...names, ...usual])).toEqual([]);
});

test('another one is a warning at its place with the nearest name', async () => {
  const problems = await check(['curl', 'pyton', 'klingon']);
  expect(problems).toEqual([
    {
      file: 'site.json',
      line: 12,
      column: 11,
      code: 'site-json/unknown-sample-language',
      severity: 'warning',
      message: 'There are no request samples in "pyton", so it is left out.',
      hint: 'Did you mean "python"?',
    },
    {
      file: 'site.json',
      line: 13,
      column: 11,
      code: 'site-json/unknown-sample-language',
      severity: 'warning',
      message: 'There are no request samples in "klingon", so it is left out.',
      hint: `Write one of ${sampleLanguages.map(({ id }) => id).join(', ')}, or give samples with x-codeSamples in the OpenAPI document.`,
    },
  ]);
});
