import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../project/open-project.ts';
import { readSiteLetters, type SiteLetters } from './site-letters.ts';

async function readLetters(files: Readonly<Record<string, string>>): Promise<SiteLetters> {
  const siteRoot = await mkdtemp(join(tmpdir(), 'octavo-letters-'));
  const all = {
    'site.json': '{ "name": "A", "navigation": [{ "group": "B", "pages": ["index"] }] }',
    'content/index.mdx': '---\ntitle: A\n---\n',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(siteRoot, name)), { recursive: true });
    await writeFile(join(siteRoot, name), text);
  }
  const project = await openProject({ siteRoot, output: undefined });
  try {
    return await readSiteLetters(project);
  } finally {
    await project.close();
    await rm(siteRoot, { recursive: true, force: true });
  }
}

test('the letters of a site are those of an English keyboard, of its files and of what Octavo says', async () => {
  const { letters } = await readLetters({
    'content/index.mdx': '---\ntitle: A\n---\nß',
    'snippets/a.mdx': 'ø',
    'components/b.jsx': 'export default () => <b>þ</b>',
    'site.json': '{ "name": "\\u0153", "navigation": [{ "group": "B", "pages": ["index"] }] }',
  });
  for (const letter of '~Azßøþœ’…') expect(letters).toContain(letter);
  expect(letters).not.toContain('é');
});

test('a site in a language has the letters of what is said in it', async () => {
  const { letters } = await readLetters({
    'site.json': '{ "name": "A", "language": "de", "navigation": [{ "group": "B", "pages": ["index"] }] }',
  });
  for (const letter of 'äöüÜß') expect(letters).toContain(letter);
});

test('an entity of HTML may be any letter of Western Europe, but for those that are signs of HTML', async () => {
  const page = (text: string) => ({ 'content/index.mdx': `---\ntitle: A\n---\n${text}` });
  expect((await readLetters(page('caf&eacute;'))).letters).toContain('é');
  expect((await readLetters(page('a &amp; b'))).letters).not.toContain('é');
});

test('weights outside of those of Octavo are found in styles and classes', async () => {
  const page = (text: string) => ({ 'content/index.mdx': `---\ntitle: A\n---\n${text}` });
  expect((await readLetters(page('<b className="font-bold">a</b>'))).hasOtherWeights).toBe(false);
  expect((await readLetters(page('<b className="font-black">a</b>'))).hasOtherWeights).toBe(true);
  expect((await readLetters(page('<b style={{ fontWeight: 300 }}>a</b>'))).hasOtherWeights).toBe(true);
  expect((await readLetters({ 'content/own.css': 'b { font-weight: 900 }' })).hasOtherWeights).toBe(true);
});
