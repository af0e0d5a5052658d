import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

it('the parts of the math font have the letters that style sheets say', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-math-'));
  await promisify(execFile)(process.execPath, [join(root, 'scripts/make-math-fonts.ts'), folder]);
  for (const [name, most] of [
    ['math-usual.woff2', 65_000],
    ['math-more.woff2', 135_000],
  ] as const) {
    const own = await readFile(join(root, 'src/components/mdx/media', name));
    expect(own.equals(await readFile(join(folder, name))), 'node scripts/make-math-fonts.ts').toBe(true);
    expect(own.length).toBeLessThan(most);
  }
  await rm(folder, { recursive: true });
});
