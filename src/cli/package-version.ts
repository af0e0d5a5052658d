import { readFile } from 'node:fs/promises';

/** Octavo's own version, from its package.json. */
export async function readVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(
    await readFile(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  const isNamed = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isNamed ? String(manifest.version) : '0.0.0';
}
