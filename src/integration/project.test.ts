import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openProject, type Project } from './project.ts';

const config = {
  name: 'Test',
  colors: { primary: '#0D6E56' },
  navigation: [{ group: 'Pages', pages: ['index'] }],
};
const opened: Project[] = [];

afterEach(async () => {
  for (const project of opened.splice(0)) await project.close();
});

/** Opens a site of these files; `site.json` is `config` unless it is given. */
async function open(files: Readonly<Record<string, string | Uint8Array>>): Promise<Project> {
  const siteRoot = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-project-')));
  for (const [path, content] of Object.entries({ 'site.json': JSON.stringify(config), ...files })) {
    mkdirSync(dirname(join(siteRoot, path)), { recursive: true });
    writeFileSync(join(siteRoot, path), content);
  }
  const project = await openProject({ siteRoot, output: undefined });
  opened.push(project);
  return project;
}

describe('a search', () => {
  it('is shown when there is a page to be found', async () => {
    const project = await open({ 'index.mdx': '# Hello' });
    expect(project.surroundings().shown?.search).toEqual({ prompt: 'Search' });
  });

  it.each([
    ['every page has noindex', { 'index.mdx': '---\nnoindex: true\n---\n\n# Hello' }],
    ['no page is in the navigation', { 'other.mdx': '# Hello' }],
    ['there is no page', {}],
  ])('is not shown when %s', async (_, files) => {
    const project = await open(files);
    const shown = project.surroundings().shown;
    expect(shown).toBeDefined();
    expect(shown?.search).toBeUndefined();
  });
});
