import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportProblems } from './report.ts';

test('no line is shown of a file that a symbolic link leads to out of the site', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'octavo-outside-'));
  writeFileSync(join(outside, 'secret.mdx'), 'A secret of somebody else.\n');
  const siteRoot = mkdtempSync(join(tmpdir(), 'octavo-report-'));
  symlinkSync(join(outside, 'secret.mdx'), join(siteRoot, 'page.mdx'));
  writeFileSync(join(siteRoot, 'own.mdx'), 'Their own words.\n');
  const printed: string[] = [];
  const problem = {
    line: 1,
    column: 1,
    code: 'a/b',
    severity: 'error',
    message: 'Wrong.',
    hint: 'Change it.',
  } as const;
  const problems = ['own.mdx', 'page.mdx'].map((file) => ({ ...problem, file }));
  reportProblems(siteRoot, problems, (text) => void printed.push(text));
  expect(printed.join('\n')).toContain('> 1 | Their own words.');
  expect(printed.join('\n')).toContain('page.mdx:1:1  Wrong.');
  expect(printed.join('\n')).not.toContain('secret of');
});
