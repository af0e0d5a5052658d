import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runRedirects } from './print-redirects.ts';

async function print(rules: string | undefined, format: 'nginx' | 'apache' | 'vercel' = 'nginx') {
  const out = await mkdtemp(join(await realpath(tmpdir()), 'octavo-redirects-'));
  onTestFinished(() => rm(out, { recursive: true, force: true }));
  if (rules !== undefined) await writeFile(join(out, '_redirects'), rules);
  const printed: string[] = [];
  const warned: string[] = [];
  const code = await runRedirects({
    folder: undefined,
    out,
    format,
    print: (text) => printed.push(text),
    warn: (text) => warned.push(text),
  });
  return { code, printed: printed.join('\n'), warned: warned.join('\n') };
}

it('prints the rules for a host, and tells what is no redirect', async () => {
  const rules =
    '# old\n/a /b/ 308\n/api/* https://api.example.com/:splat 200\n/c /d 301 Language=de\n/e /f\n';
  expect(await print(rules)).toEqual({
    code: 0,
    printed:
      'if ($request_uri ~ "^/a/*+(\\?\\S*)?$") { return 308 "/b/$1"; }\nif ($request_uri ~ "^/e/*+(\\?\\S*)?$") { return 301 "/f$1"; }',
    warned:
      '2 lines of _redirects left out: no redirect.\n  /api/* https://api.example.com/:splat 200\n  /c /d 301 Language=de',
  });
});

it('prints no rules for a site without redirects', async () => {
  expect(await print(undefined, 'vercel')).toEqual({
    code: 0,
    printed: '{\n  "redirects": []\n}',
    warned: '',
  });
});

it('says that there is no site', async () => {
  const warned: string[] = [];
  const out = join(tmpdir(), 'octavo-no-such-site');
  const command = { folder: undefined, out, format: 'apache', print: () => {} } as const;
  expect(await runRedirects({ ...command, warn: (text) => warned.push(text) })).toBe(1);
  expect(warned).toEqual([`There is no built site in ${out}. Run "octavo build" first.`]);
});
