import { hashSource } from '../../lib/html/content-security-policy.ts';
import { escapeAttribute } from '../../lib/html/escape.ts';
import { rewriteUrls } from '../../lib/html/rewrite-urls.ts';
import { applyEdits, findAttribute, type HtmlTag, readHtmlTags, type TextEdit } from '../../lib/html/tags.ts';
import { nameInlineModule, orderModules } from './module-script.ts';
import { type OfflineLinks, writeRelativePath } from './offline-links.ts';

/** Where the script lies that runs first in each page; `client/offline-site/loader.mjs` takes the folder above it for the site's. */
export const loaderFile = '_octavo/offline.js';

/** What a page needs of others when it is opened from a disk. */
export interface PageNeeds {
  /** Files of its modules. */
  readonly modules: readonly string[];
  /** Its modules that have no file, by the files that they get. */
  readonly inline: ReadonlyMap<string, string>;
  /** Files that its scripts ask for, whole. */
  readonly texts: readonly string[];
  /** Pages whose articles its scripts ask for. */
  readonly articles: readonly string[];
}

/** Reads what a page needs. `path` is its file, relative to the site's folder. */
export function readPageNeeds(html: string, path: string, { findFile }: OfflineLinks): PageNeeds {
  const tags = readHtmlTags(html);
  const modules = tags.filter(isModule);
  const read = (tag: HtmlTag, name: string) => findFile(findAttribute(tag, name)?.value ?? '', path) ?? [];
  const isFilled = tags.some((tag) => findAttribute(tag, 'data-fill'));
  return {
    modules: modules.flatMap((tag) => (findAttribute(tag, 'src') ? read(tag, 'src') : [])),
    inline: new Map(
      modules.flatMap((tag, index) =>
        findAttribute(tag, 'src') ? [] : [[nameInlineModule(path, index), tag.text]],
      ),
    ),
    texts: tags.flatMap((tag) => {
      if (findAttribute(tag, 'data-copy-from')) return read(tag, 'data-copy-from');
      return isFilled && tag.name === 'link' && findAttribute(tag, 'type')?.value === 'text/markdown'
        ? read(tag, 'href')
        : [];
    }),
    articles: tags.flatMap((tag) => (tag.name === 'a' && hasClass(tag, 'nested') ? read(tag, 'href') : [])),
  };
}

/**
 * A page as it is opened from a disk: with relative links, and with scripts for its modules; `imports` gives the files of the modules that
 * one of them imports, undefined for one that could not be made a script. Fonts are not asked for ahead: a disk answers such a question as a foreign host would.
 */
export function writeOfflinePage(
  html: string,
  path: string,
  links: OfflineLinks,
  imports: (module: string) => readonly string[] | undefined,
): string {
  const before = readHtmlTags(html);
  const { html: linked, tags } = rewriteUrls(html, before, (url) => links.writeRelative(url, path));
  const files = new Map<HtmlTag, string>();
  for (const [place, index] of before.flatMap((tag, at) => (isModule(tag) ? [at] : [])).entries()) {
    const [old, tag] = [before[index], tags[index]];
    const src = old && findAttribute(old, 'src')?.value;
    const file = src === undefined ? nameInlineModule(path, place) : links.findFile(src, path);
    if (tag && file !== undefined && imports(file)) files.set(tag, file);
  }
  const run = new Set(files.values());
  const written = new Set<string>();
  const write = (file: string): string => {
    if (written.has(file)) return '';
    written.add(file);
    const src = escapeAttribute(writeRelativePath(path, file));
    return `<script defer src="${src}"${run.has(file) ? ' data-run' : ''}></script>`;
  };
  /** Of style sheets in the page that have other URLs now. */
  const hashes = new Map(
    before.flatMap((old, index) => {
      const text = tags[index]?.text ?? old.text;
      return text === old.text ? [] : [[hashSource(old.text), hashSource(text)] as const];
    }),
  );
  const edits = tags.flatMap((tag): readonly TextEdit[] => {
    const file = files.get(tag);
    const { start, end } = tag;
    if (file !== undefined) {
      const close = linked.indexOf('>', linked.indexOf('</script', end)) + 1;
      return [{ start, end: close, text: [loaderFile, ...orderModules(file, imports)].map(write).join('') }];
    }
    if (hashes.size > 0 && tag.name === 'meta' && isPolicy(tag)) {
      const text = linked.slice(start, end).replace(/'sha256-[^']*'/g, (hash) => hashes.get(hash) ?? hash);
      return [{ start, end, text }];
    }
    const isAhead =
      tag.name === 'link' && /^(?:module)?preload$/i.test(findAttribute(tag, 'rel')?.value ?? '');
    return isAhead ? [{ start, end, text: '' }] : [];
  });
  return applyEdits(linked, edits);
}

/** A part of a page, or parts of pages, for pages of other folders: `from` is the file whose links it has. */
export function writeOfflinePart(html: string, from: string, { writeRooted }: OfflineLinks): string {
  return rewriteUrls(html, readHtmlTags(html), (url) => writeRooted(url, from)).html;
}

function isModule(tag: HtmlTag): boolean {
  return tag.name === 'script' && findAttribute(tag, 'type')?.value.trim().toLowerCase() === 'module';
}

function isPolicy(meta: HtmlTag): boolean {
  return findAttribute(meta, 'http-equiv')?.value.toLowerCase() === 'content-security-policy';
}

function hasClass(tag: HtmlTag, name: string): boolean {
  return findAttribute(tag, 'class')?.value.split(/\s+/).includes(name) ?? false;
}
