import { describe, expect, test } from 'vitest';
import { generatePages } from '../../bench/generate-site.ts';
import { docusaurus } from '../../bench/peers/docusaurus.ts';
import { starlight } from '../../bench/peers/starlight.ts';
import { vitepress } from '../../bench/peers/vitepress.ts';

const pages = generatePages(30);
const withoutCode = (text: string) => text.replace(/^```.*?^```$/gms, '');

describe.each([starlight, vitepress, docusaurus])('$name', ({ createProject }) => {
  const { files, packages } = createProject(pages);
  const translated = [...pages.texts].map(([name, text]) => {
    const [path = ''] = Object.keys(files).filter((file) => file.replace(/\.mdx?$/, '').endsWith(`/${name}`));
    return { name, text, file: files[path] ?? '' };
  });

  test('has every page with all of its prose and the lines of its code', () => {
    for (const { text, file } of translated) {
      const lines = text
        .replace(/^---$|^```.*$|<[^>]*>/gm, '')
        .split('\n')
        .map((line) => line.trim());
      expect(lines.filter((line) => !file.includes(line))).toEqual([]);
    }
  });

  test('has no component that it does not import', () => {
    for (const { file } of translated) {
      const used = [...withoutCode(file).matchAll(/<\/?([A-Za-z]+)/g)].map(([, name]) => name ?? '');
      const imports = [...file.matchAll(/^import (.*) from/gm)].map(([, names]) => names).join(' ');
      const imported = new Set<string>(imports.match(/\w+/g));
      expect(used.filter((name) => !imported.has(name))).toEqual([]);
    }
  });

  test('has every page in the sidebar', () => {
    const settings = Object.entries(files).filter(([path]) => /\.m?js$/.test(path));
    const text = settings.map(([, file]) => file).join('\n');
    for (const { name } of translated) expect(text).toMatch(new RegExp(`"/?${name}"`));
  });

  test('is installed at exact versions', () => {
    for (const version of Object.values(packages)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

const page = `---
title: A
description: B.
---

\`\`\`ts a.ts
a();
\`\`\`

<Note>C.</Note>

<CardGroup cols={2}>
  <Card title="D" icon="rocket" href="/e">F.</Card>
  <Card title="G" icon="book" href="/h">I.</Card>
</CardGroup>

<Tabs>
  <Tab title="First">

J.

  </Tab>
  <Tab title="Second">

K.

  </Tab>
</Tabs>
`;
const site = { groups: [{ group: 'Part', pages: ['page'] }], texts: new Map([['page', page]]) };

test('a page of VitePress has containers and code groups in place of cards and tabs', () => {
  expect(vitepress.createProject(site).files['docs/page.md']).toBe(`---
title: A
description: B.
---

# A

::: code-group

\`\`\`ts [a.ts]
a();
\`\`\`

:::

::: info
C.
:::

::: tip D
[F.](/e)
:::
::: tip G
[I.](/h)
:::

::: code-group
\`\`\`txt [First]
J.
\`\`\`
\`\`\`txt [Second]
K.
\`\`\`
:::
`);
});

test('a page of Docusaurus has admonitions, cards and tabs of its theme', () => {
  expect(docusaurus.createProject(site).files['docs/page.mdx']).toBe(`---
title: A
description: B.
---

import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

\`\`\`ts title="a.ts"
a();
\`\`\`

:::note

C.

:::

<DocCardList items={[
  { type: "link", label: "D", href: "/e", description: "F." },
  { type: "link", label: "G", href: "/h", description: "I." },
]} />

<Tabs>
  <TabItem value="First" label="First">

J.

  </TabItem>
  <TabItem value="Second" label="Second">

K.

  </TabItem>
</Tabs>
`);
});
