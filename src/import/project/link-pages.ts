import { joinParts } from './project-files.ts';
import type { AddLinkPage } from './write-navigation.ts';

/** Makes pages that stand for links in a sidebar, in a folder of the site; each gets a name of its own. */
export function createLinkPages(folder: string, add: (file: string, content: string) => void): AddLinkPage {
  const used = new Set<string>();
  return ({ label, url, tag }) => {
    const base = joinParts(folder, slugify(label));
    let address = base;
    for (let number = 2; used.has(address); number++) address = `${base}-${number}`;
    used.add(address);
    const lines = [
      `title: ${JSON.stringify(label)}`,
      `url: ${JSON.stringify(url)}`,
      ...(tag === undefined ? [] : [`tag: ${JSON.stringify(tag)}`]),
    ];
    add(`content/${address}.md`, `---\n${lines.join('\n')}\n---\n`);
    return address;
  };
}

function slugify(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'link'
  );
}
