import { readScheme, safeUrl } from '../../lib/html/safe-url.ts';
import type { Place } from '../../problem/problem.ts';
import { markdownProblem } from '../compile/markdown-problems.ts';
import { contentProblem } from '../compile/problems.ts';
import type { FoundImage } from '../files/image-reader.ts';
import { locate, type NodeContext, type PageContext, type TransformNodes } from './page-context.ts';
import { labelElement, makeMessage } from './page-message.ts';
import { type Element, makeElement, type Properties, type TreeNode } from './tree-node.ts';

/**
 * A link with its URL as it is published; one to another site gets `rel`. A link inside a link is only its
 * text.
 */
export function transformLink(
  link: Element,
  pageContext: PageContext,
  context: NodeContext,
  transformNodes: TransformNodes,
): readonly TreeNode[] {
  const children = transformNodes(link.children, { ...context, isInLink: true });
  if (context.isInLink) return children;
  const { href, rel, ...others } = link.properties;
  if (typeof href !== 'string') return [makeElement('a', link.properties, children)];
  if (href.trim() === '' && !isOfScript(others))
    pageContext.problems.push(markdownProblem('empty-link', locate(pageContext, link)));
  const url = resolveLink(href, pageContext, locate(pageContext, link));
  if (url === undefined) return [makeElement('a', others, children)];
  const words = isExternal(url)
    ? new Set([...listWords(rel), 'noopener', 'noreferrer'])
    : new Set(listWords(rel));
  const made = { href: url, ...others, ...(words.size > 0 ? { rel: [...words] } : {}) };
  const note = others['dataFootnoteBackref'] === undefined ? undefined : readNoteNumber(others);
  if (note === undefined) return [makeElement('a', made, children)];
  return [
    labelElement(
      makeElement('a', made, children),
      makeMessage('Back to reference {number}', { number: note }),
    ),
  ];
}

/** Which reference the parser says that a link in a footnote leads back to: `1`, or `1-2` for the second to the same. */
function readNoteNumber({ ariaLabel }: Properties): string | undefined {
  return /^Back to reference (\S+)$/.exec(String(ariaLabel ?? ''))?.[1];
}

/** Whether a script of the writer's may give it its address. */
function isOfScript(properties: Properties): boolean {
  return Object.keys(properties).some((name) => /^(?:id|data|on)/.test(name));
}

function listWords(rel: unknown): readonly string[] {
  if (Array.isArray(rel)) return rel.map(String);
  return typeof rel === 'string' ? rel.split(/\s+/).filter((word) => word !== '') : [];
}

/** Whether a URL leads to another site. */
export function isExternal(url: string): boolean {
  return /^(?:https?:)?\/\//i.test(url);
}

/**
 * A link of the page as it is published: relative ones are resolved from the page's folder, those to pages get the page's
 * own URL, others are kept. It is noted in `pageContext.links`, and a file of the site that it leads to is
 * published with the page. Undefined, with a warning, when it is not safe.
 */
export function resolveLink(url: string, pageContext: PageContext, place: Place): string | undefined {
  const safe = safeUrl(url);
  if (safe === undefined) {
    pageContext.problems.push(contentProblem('unsafe-url', place, url));
    return undefined;
  }
  const published = publishLink(safe, pageContext);
  pageContext.links.push({ written: url, url: published, line: place.line, column: place.column });
  return published;
}

function publishLink(url: string, pageContext: PageContext): string {
  if (url === '' || /^[#?]/.test(url) || isExternal(url) || readScheme(url) !== undefined) return url;
  useLinkedFile(url, pageContext);
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const page = path.replace(/(^|\/)index(?:\.mdx?)?$|\.mdx?$/, '$1');
  return pageContext.context.resolveUrl(
    (path.startsWith('/') ? page : joinUrl(pageContext.urlFolder, page)) + rest,
  );
}

/** `path` as seen from `folder`, a rooted URL path that ends in `/`; `..` never leads above the root. */
export function joinUrl(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}${path}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  const end = /(?:^|\/)\.{0,2}$/.test(path) && parts.length > 0 ? '/' : '';
  return `/${parts.join('/')}${end}`;
}

/** An image of the site that a page shows. */
interface UsedImage {
  readonly found: FoundImage;
  /** As it is published. */
  readonly url: string;
}

/**
 * The site's image that `src` means, taken in as one that the page shows; undefined, with a warning, when it is not in the
 * site.
 */
export function useImage(src: string, pageContext: PageContext, place: Place): UsedImage | undefined {
  const { absoluteFile, context, images, problems } = pageContext;
  const found = context.images.find(absoluteFile, src);
  if (!found) {
    problems.push(contentProblem('missing-image', place, src, context.images.findNearest(absoluteFile, src)));
    return undefined;
  }
  const url = context.resolveUrl(found.url);
  images.push({ src: url, file: found.file });
  useFile(found, pageContext);
  return { found, url };
}

/** Takes in that the page shows or links to a file: it is published with the page. */
function useFile(found: FoundImage, pageContext: PageContext): void {
  pageContext.files.push({ path: decodeURI(found.url), file: found.file });
  pageContext.dependencies.add(found.file);
}

/**
 * Takes in the file that a link of the page leads to, if it leads to one: a name with an ending that is not a page's, in
 * the site, and not hidden by a dot.
 */
function useLinkedFile(url: string, pageContext: PageContext): void {
  const path = url.replace(/[?#].*$/s, '');
  if (!/\.\w+$/.test(path) || /\.mdx?$/i.test(path) || /(?:^|\/)\.[^./]/.test(path)) return;
  const found = pageContext.context.images.find(pageContext.absoluteFile, url);
  if (found && !/(?:^|\/)(?:\.|node_modules\/)/.test(found.file)) useFile(found, pageContext);
}
