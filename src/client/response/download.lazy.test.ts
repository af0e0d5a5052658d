import { expect, test } from 'vitest';
import { nameFile } from './download.lazy.ts';

const url = 'https://api.example.com/reports/monthly?x=1';

test.each([
  ['attachment; filename="a b.csv"', 'text/csv', 'a b.csv'],
  ['attachment; filename=plain.csv', 'text/csv', 'plain.csv'],
  ["attachment; filename=x.csv; filename*=UTF-8''na%C3%AFve.csv", 'text/csv', 'naïve.csv'],
  ['attachment; filename="../../etc/passwd"', '', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\a.txt"', '', 'a.txt'],
  ['attachment; filename=".bashrc"', '', 'bashrc'],
  ['attachment; filename="a\u202Egnp.exe"', '', 'agnp.exe'],
  ["attachment; filename*=UTF-8''%E0%A4%A", 'text/csv', '%E0%A4%A'],
  ['inline', 'application/json', 'monthly.json'],
  ['', 'application/problem+json', 'monthly.json'],
  ['', 'text/plain', 'monthly.txt'],
  ['', 'application/vnd.openxmlformats-officedocument', 'monthly.bin'],
  ['', '', 'monthly.bin'],
])('%j of type %j is saved as %s', (disposition, type, name) => {
  expect(nameFile(disposition, url, type)).toBe(name);
});

test('a URL that ends with a file name keeps it', () => {
  expect(nameFile('', 'https://a.example/x/photo.png', 'image/png')).toBe('photo.png');
  expect(nameFile('', 'https://a.example/x/data.tar', 'application/octet-stream')).toBe('data.tar');
  expect(nameFile('', 'https://a.example/', 'application/json')).toBe('response.json');
  expect(nameFile('', 'https://a.example/a%2F..%2F%2e%2e', 'application/json')).toBe('response.json');
});
