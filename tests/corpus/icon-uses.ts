import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse as parseJson } from 'jsonc-parser';
import { parse as parseYaml } from 'yaml';

/** One place where a writer names an icon. */
export interface IconUse {
  readonly icon: string;
  /** As written; undefined when the writer asks for no style. */
  readonly iconType: string | undefined;
  /** Relative to the site's folder. */
  readonly file: string;
}

const configNames = ['site.json', 'mint.json', 'docs.json'];
const skipped = /^(?:\.|node_modules$|dist$)/;
const value = String.raw`"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}`;
const tag = new RegExp(String.raw`<[A-Za-z][\w.]*((?:\s+[\w:-]+(?:\s*=\s*(?:${value}))?)*)\s*/?>`, 'g');
const fence = /^[ \t>]*(`{3,}|~{3,})([^\n]*)\n[\s\S]*?^[ \t>]*\1[`~]*[ \t]*$/gm;

/** Every icon that the configuration, the frontmatter, the components and the fences of a site's folder name. */
export function listIconUses(folder: string): readonly IconUse[] {
  return listFiles(folder).flatMap((path) => {
    const file = relative(folder, path);
    if (configNames.includes(file)) return readConfig(parseJson(readFileSync(path, 'utf8')), file);
    return /\.mdx?$/.test(file) ? readPage(readFileSync(path, 'utf8'), file) : [];
  });
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

function readConfig(node: unknown, file: string): readonly IconUse[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'icon' in node ? makeUse(node.icon, 'iconType' in node ? node.iconType : undefined, file) : [];
  return [...own, ...Object.values(node).flatMap((child) => readConfig(child, file))];
}

function readPage(text: string, file: string): readonly IconUse[] {
  const head = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const body = text
    .slice(head.length)
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, '')
    .replace(fence, (_, _marks, meta: string) => (/\bicon=/.test(meta) ? `<fence ${meta}>` : ''))
    .replace(/`[^`\n]+`/g, '');
  const tags = [...body.matchAll(tag)].map(([, attributes = '']) => attributes);
  return [
    ...readFrontmatter(head, file),
    ...tags.flatMap((attributes) =>
      makeUse(readAttribute(attributes, 'icon'), readAttribute(attributes, 'iconType'), file),
    ),
  ];
}

function readFrontmatter(head: string, file: string): readonly IconUse[] {
  try {
    const data: unknown = parseYaml(head);
    if (typeof data !== 'object' || data === null || !('icon' in data)) return [];
    return makeUse(data.icon, 'iconType' in data ? data.iconType : undefined, file);
  } catch {
    return [];
  }
}

function readAttribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(
    String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|\{\s*["']([^"'{}]*)["']\s*\})`,
  ).exec(attributes);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

function makeUse(icon: unknown, iconType: unknown, file: string): readonly IconUse[] {
  if (typeof icon !== 'string' || icon.trim() === '') return [];
  return [{ icon, iconType: typeof iconType === 'string' ? iconType : undefined, file }];
}
