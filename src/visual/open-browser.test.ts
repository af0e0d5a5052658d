import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browserName, loadPlaywright, openBrowser } from './open-browser.ts';

it('tells that a browser that was named is not there', async () => {
  const problem = await openBrowser(tmpdir(), '/no/such/browser');
  expect(problem).toMatchObject({ code: 'visual/no-browser', severity: 'error', file: 'site.json' });
  expect(problem).toMatchObject({ message: expect.stringContaining('"/no/such/browser"') });
});

it('finds Playwright beside Octavo, and none where none is installed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-no-playwright-'));
  expect(loadPlaywright([join(folder, 'package.json')])).toBeUndefined();
  expect(loadPlaywright([join(folder, 'package.json'), import.meta.filename])?.chromium.name()).toBe(
    'chromium',
  );
  await rm(folder, { recursive: true });
});

it.each([
  ['156.0.8078.79', 'linux', 'chromium-156-linux'],
  ['156.0.8078.79', 'darwin', 'chromium-156-macos'],
  ['99.1', 'win32', 'chromium-99-windows'],
])('keeps pictures of %s on %s under %s', (version, platform, name) => {
  expect(browserName(version, platform)).toBe(name);
});
