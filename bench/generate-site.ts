import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRandom } from './create-random.ts';

const words =
  'group token service request response dashboard property mapping environment identifier caller header field value name source schema customer testing rotate update create store render embed variable editor access'.split(
    ' ',
  );

/** Pages in Octavo's MDX, and how a sidebar groups them. */
export interface GeneratedPages {
  readonly groups: readonly { readonly group: string; readonly pages: readonly string[] }[];
  /** The text of each page by its name, such as `part-1/page-1`. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Gives `count` pages: about 6 kB each, with three fenced blocks, cards, tabs and callouts, 25 pages to a group. The same
 * count gives the same bytes.
 */
export function generatePages(count: number): GeneratedPages {
  const names = Array.from(
    { length: count },
    (_, index) => `part-${Math.floor(index / 25) + 1}/page-${index + 1}`,
  );
  const groups = Array.from({ length: Math.ceil(count / 25) }, (_, index) => ({
    group: `Part ${index + 1}`,
    pages: names.slice(index * 25, index * 25 + 25),
  }));
  return { groups, texts: new Map(names.map((name, index) => [name, writePage(index, names)])) };
}

/** Writes a site of the pages of `generatePages` into `folder`. */
export function generateSite(folder: string, count: number): void {
  const { groups, texts } = generatePages(count);
  const config = {
    name: 'Generated',
    colors: { primary: '#0D9373', light: '#3CC9A0' },
    topbarLinks: [{ name: 'Support', url: 'https://example.com/support' }],
    topbarCtaButton: { name: 'Dashboard', url: 'https://example.com' },
    footerSocials: { github: 'https://github.com/example/docs', website: 'https://example.com' },
    feedback: { suggestEdit: true, raiseIssue: true },
    repository: { url: 'https://github.com/example/docs' },
    navigation: groups,
  };
  write(join(folder, 'site.json'), JSON.stringify(config, null, 2));
  for (const [name, text] of texts) write(join(folder, 'content', `${name}.mdx`), text);
}

function writePage(index: number, names: readonly string[]): string {
  const random = createRandom(index + 1);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const sentence = () => {
    const text = Array.from({ length: 8 + Math.floor(random() * 10) }, () => pick(words)).join(' ');
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ');
  const code = (language: string) => {
    const line = (number: number) =>
      `  const ${pick(words)}${number} = await fetch("/${pick(words)}/${number}"); // ${pick(words)}`;
    return `\`\`\`${language} ${pick(words)}.${language}\nexport async function ${pick(words)}() {\n${[1, 2, 3, 4, 5, 6].map(line).join('\n')}\n  return { ok: true, count: ${index} };\n}\n\`\`\``;
  };
  const link = () => `[${pick(words)} ${pick(words)}](/${pick(names)})`;
  const section = (number: number) =>
    `## ${pick(words)} ${pick(words)} ${number}\n\n${paragraph()} See ${link()}.\n\n${paragraph()}\n\n- ${sentence()}\n- ${sentence()}\n- ${link()}\n\n### ${pick(words)} ${number}\n\n${paragraph()}`;
  return [
    `---\ntitle: ${pick(words)} ${index + 1}\ndescription: ${sentence()}\n---`,
    paragraph(),
    section(1),
    code('ts'),
    `<Note>${sentence()}</Note>`,
    section(2),
    code('js'),
    `<CardGroup cols={2}>\n  <Card title="${pick(words)}" icon="rocket" href="/${pick(names)}">${sentence()}</Card>\n  <Card title="${pick(words)}" icon="book" href="/${pick(names)}">${sentence()}</Card>\n</CardGroup>`,
    section(3),
    `<Tabs>\n  <Tab title="First">\n\n${paragraph()}\n\n  </Tab>\n  <Tab title="Second">\n\n${paragraph()}\n\n  </Tab>\n</Tabs>`,
    code('tsx'),
    `<Warning>${sentence()}</Warning>`,
    paragraph(),
    '',
  ].join('\n\n');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
