import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../problem/problem.ts';
import { createLiveProblems } from './live-problems.ts';
import { openProject } from './open-project.ts';
import type { Project } from './project.ts';

const opened: Project[] = [];

afterEach(async () => {
  for (const project of opened.splice(0)) {
    await project.close();
    rmSync(project.siteRoot, { recursive: true });
  }
});

/** A served site with the pages `index` and `other` and these files; `listNews` gives what was told since it was asked. */
async function serve(files: Readonly<Record<string, string>>) {
  const siteRoot = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-live-')));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(siteRoot, path)), { recursive: true });
    writeFileSync(join(siteRoot, path), text);
  };
  const config = {
    name: 'Test',
    colors: { primary: '#0D6E56' },
    navigation: [{ group: 'Pages', pages: ['index', 'other'] }],
  };
  const all = { 'site.json': JSON.stringify(config), 'content/index.mdx': '# A', 'content/other.mdx': '# B' };
  for (const [path, text] of Object.entries({ ...all, ...files })) write(path, text);
  const news: string[] = [];
  const name =
    (what: string) =>
    ({ severity, file, line, code }: Problem) => {
      if (severity !== 'note') news.push(`${what} ${file}:${line} ${code}`);
    };
  const project = await openProject({
    siteRoot,
    output: undefined,
    announce: ({ found, fixed }) => {
      found.forEach(name('found'));
      fixed.forEach(name('fixed'));
    },
  });
  opened.push(project);
  const live = createLiveProblems(project);
  const takeIn = async (path: string, isReplaced = false) => {
    const before = project.reading();
    await project.handleChange(join(siteRoot, path), isReplaced);
    await live.takeChange(join(siteRoot, path), project.reading() !== before);
  };
  return {
    project,
    live,
    siteRoot,
    listNews: () => news.splice(0),
    save: async (path: string, text: string) => {
      write(path, text);
      await takeIn(path);
    },
    remove: async (path: string) => {
      rmSync(join(siteRoot, path));
      await takeIn(path);
    },
    replace: async (folder: string, by: string) => {
      renameSync(join(siteRoot, folder), join(siteRoot, `${folder}-old`));
      renameSync(join(siteRoot, by), join(siteRoot, folder));
      await takeIn(folder, true);
    },
  };
}

describe('while a site is served', () => {
  it('a mistake in a page is told once, and told to be fixed once', async () => {
    const { save, listNews } = await serve({});
    await save('content/index.mdx', '# A\n\n<Nope />\n');
    expect(listNews()).toEqual([expect.stringMatching(/^found content\/index\.mdx:3 /)]);
    await save('content/index.mdx', '# A\n\nText.\n\n<Nope />\n');
    expect(listNews()).toEqual([]);
    await save('content/index.mdx', '# A\n');
    expect(listNews()).toEqual([expect.stringMatching(/^fixed content\/index\.mdx:5 /)]);
  });

  it('a mistake in site.json is told to be fixed', async () => {
    const { save, listNews, project } = await serve({});
    const text = (await project.readText('site.json')) ?? '';
    await save('site.json', text.replace('#0D6E56', '0D6E56'));
    expect(listNews()).toEqual(['found site.json:1 site-json/hex-color']);
    await save('site.json', text);
    expect(listNews()).toEqual(['fixed site.json:1 site-json/hex-color']);
  });

  it('a mistake in a snippet is fixed in the snippet, and one of a page with the page', async () => {
    const { save, remove, live, listNews } = await serve({
      'content/index.mdx': 'import Note from "/snippets/note.mdx"\n\n<Note />\n',
      'content/snippets/note.mdx': '<Nope />\n',
      'content/other.mdx': '# B\n\n<Nope />\n',
    });
    await live.takeShown('/', 0);
    await live.takeShown('/other/', 0);
    await live.rest();
    expect(listNews()).toEqual([
      expect.stringMatching(/^found content\/snippets\/note\.mdx:1 /),
      expect.stringMatching(/^found content\/other\.mdx:3 /),
    ]);
    await save('content/snippets/note.mdx', 'Words.\n');
    expect(listNews()).toEqual([expect.stringMatching(/^fixed content\/snippets\/note\.mdx:1 /)]);
    await remove('content/other.mdx');
    expect(listNews()).toContainEqual(expect.stringMatching(/^fixed content\/other\.mdx:3 /));
  });

  it('what a page fails with when it is rendered is fixed by the next rendering without it', async () => {
    const { live, project, save, listNews } = await serve({});
    const late: Problem = {
      file: 'content/index.mdx',
      line: 1,
      column: 1,
      code: 'content/late',
      severity: 'error',
      message: 'It failed.',
      hint: 'Change it.',
    };
    project.addRenderProblem(late);
    // Another page asks first.
    await live.takeShown('/other/', project.revision());
    expect(await live.takeShown('/', project.revision())).toEqual([late]);
    await live.rest();
    await save('content/index.mdx', '# Mended');
    expect(listNews()).toEqual(['found content/index.mdx:1 content/late']);
    expect(await live.takeShown('/', project.revision())).toEqual([]);
    await live.rest();
    expect(listNews()).toEqual(['fixed content/index.mdx:1 content/late']);
  });

  it('dead links are told as a check of the built site lists them, and fixed by the page that was missing', async () => {
    const { live, save, remove, listNews } = await serve({
      'content/index.mdx': [
        '# A\n\n[a](/gone) [b](other#nowhere) [c](other#here) [d](#own) [e](#not) [f](/third.mdx) [g](/LICENSE)',
        '[h](https://example.com/x) [i](/report.pdf) [j](/_octavo) [k](other#acc) [l](other#deep) [m](#top)',
        '<div id="own">x</div>',
      ].join('\n\n'),
      'content/other.mdx': '# B\n\n## Here\n\n#### Deep\n\n<Accordion title="Acc">x</Accordion>\n',
      'public/LICENSE': 'MIT',
    });
    await live.checkOthers();
    expect(listNews()).toEqual([
      'found content/index.mdx:3 links/missing-page',
      'found content/index.mdx:3 links/missing-anchor',
      'found content/index.mdx:3 links/missing-anchor',
      'found content/index.mdx:3 links/missing-page',
      'found content/index.mdx:5 links/missing-page',
    ]);
    await save('content/third.mdx', '# Third');
    expect(listNews()).toContain('fixed content/index.mdx:3 links/missing-page');
    await save('content/other.mdx', '# B\n\n## Here\n\n## Nowhere\n\n#### Deep\n');
    expect(listNews()).toEqual([
      'found content/index.mdx:5 links/missing-anchor',
      'fixed content/index.mdx:3 links/missing-anchor',
    ]);
    await remove('content/third.mdx');
    expect(listNews()).toContain('found content/index.mdx:3 links/missing-page');
  });

  it('a folder that another one replaces is read', async () => {
    const { replace, live, listNews, project } = await serve({
      'content/other.mdx': '# B\n\n<Nope />\n',
      'next/index.mdx': '# New\n\n<Nope />\n',
      'next/other.mdx': '# Also new',
      'next/third.mdx': '# Third',
    });
    await live.takeShown('/', 0);
    await live.takeShown('/other/', 0);
    await live.rest();
    expect(listNews()).toHaveLength(1);
    await replace('content', 'next');
    expect(project.lookup().findPage('third')).toBeDefined();
    const news = listNews();
    expect(news).toContainEqual(expect.stringMatching(/^found content\/index\.mdx:3 /));
    expect(news).toContainEqual(expect.stringMatching(/^fixed content\/other\.mdx:3 /));
  });
});
