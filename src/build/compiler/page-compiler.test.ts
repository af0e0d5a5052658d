import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openProject } from '../project/open-project.ts';

it('gives pages that are compiled already though there is room for no others', async () => {
  const siteRoot = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-compiler-')));
  mkdirSync(join(siteRoot, 'content'));
  const names = ['one', 'two', 'three', 'four', 'five'];
  for (const name of names) writeFileSync(join(siteRoot, 'content', `${name}.mdx`), `# ${name}`);
  const navigation = [{ group: 'Pages', pages: names }];
  const config = { name: 'Test', colors: { primary: '#0D6E56' }, navigation };
  writeFileSync(join(siteRoot, 'site.json'), JSON.stringify(config));
  const project = await openProject({ siteRoot, output: undefined, readsBroken: true });
  try {
    const pages = project.site()?.pages.filter(({ source }) => source) ?? [];
    // As who renders them does, sooner than they are given: those hold the room of all.
    for (const page of pages) await project.compiler.compile(page);
    const given: string[] = [];
    await project.compiler.draftEach(pages, ({ file }) => void given.push(file), { ahead: 2 });
    expect(given).toEqual(names.map((name) => `content/${name}.mdx`));
  } finally {
    await project.close();
    rmSync(siteRoot, { recursive: true, force: true });
  }
});
