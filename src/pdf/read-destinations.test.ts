import { expect, test } from 'vitest';
import { readDestinations } from './read-destinations.ts';

/** A PDF of these objects, the first being its catalog, with a table of where each is. */
function writePdf(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = [
    '0000000000 65535 f',
    ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n`),
  ];
  const table = `xref\n0 ${rows.length}\n${rows.join(' \n')} \ntrailer\n<</Size ${rows.length}\n/Root 1 0 R>>\n`;
  return new TextEncoder().encode(`${text}${table}startxref\n${text.length}\n%%EOF\n`);
}

const tree = [
  '<</Type /Pages /Count 3 /Kids [3 0 R 6 0 R]>>',
  '<</Type /Pages /Count 2 /Kids [4 0 R 5 0 R]>>',
  ...['<</Type /Page>>', '<</Type /Page>>', '<</Type /Page>>'],
];

test('the pages of named destinations are counted through the tree of pages', () => {
  const pdf = writePdf([
    '<</Type /Catalog /Pages 2 0 R /Dests 7 0 R>>',
    ...tree,
    '<</p1 [4 0 R /XYZ 0 800 0] /p2 [6 0 R /XYZ 0 800 0] /a#20b [5 0 R /XYZ 0 1 0]>>',
  ]);
  const { length, pages } = readDestinations(pdf) ?? {};
  expect(length).toBe(3);
  expect(Object.fromEntries(pages ?? [])).toEqual({ p1: 1, p2: 3, 'a b': 2 });
});

test('a PDF that names no destinations has none to read', () => {
  expect(readDestinations(writePdf(['<</Type /Catalog /Pages 2 0 R>>', ...tree]))).toBe(undefined);
  expect(readDestinations(new TextEncoder().encode('no PDF'))).toBe(undefined);
});
