import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { escapeAttribute } from '../lib/html/escape.ts';
import { rewriteUrls } from '../lib/html/rewrite-urls.ts';
import { readHtmlTags } from '../lib/html/tags.ts';

/** A page of a built site, as it is a part of one document. */
export interface PrintedPage {
  /** Its content with what is around it; each link leads to its number, as `linkPattern` finds it. */
  readonly html: string;
  /** URLs of its links, by their numbers; those to its own parts begin with `#`. */
  readonly links: readonly string[];
  /** By the ids that it has on its page, in their order: those in the document. */
  readonly ids: ReadonlyMap<string, string>;
  /** Whether its title is a heading in it. */
  readonly hasTitle: boolean;
  /** Style sheets in its head, and URLs of those that it loads. */
  readonly styles: readonly string[];
  readonly styleUrls: readonly string[];
  /** URLs of the scripts that draw its diagrams. */
  readonly scripts: readonly string[];
}

/** How the link with a number leads to it. */
export const linkPattern = / href="octavo-link:(\d+)"/g;

/** What says or does something on a screen alone: elements, classes and roles. */
const left = {
  elements: new Set(
    'button dialog noscript octavo-copy-button octavo-list-filter octavo-playground octavo-view-choice script select template'.split(
      ' ',
    ),
  ),
  classes: new Set(
    'aside choice crumbs divider foot in-try offers page-actions segments switch tab-list toc'.split(' '),
  ),
};

/** Attributes that name ids, separated by spaces. */
const references = new Set(
  'aria-controls aria-describedby aria-details aria-labelledby aria-owns for headers'.split(' '),
);

/** What nothing is done with on paper, or what would keep an image from being there. */
const inert = /^(?:tabindex|popover|popovertarget|loading|fetchpriority|decoding|autofocus|draggable|on\w+)$/;

/**
 * Reads a built page for a document of many: without what only a screen needs, with all of it open, its headings `shift` levels lower
 * and its ids those of the document, which begin with `start`, its own. URLs become those from the root of the host, as `resolve` gives
 * them. Undefined for what is no page.
 */
export function readPrintedPage(
  html: string,
  start: string,
  shift: number,
  resolve: (url: string) => string,
): PrintedPage | undefined {
  const rooted = rewriteUrls(html, readHtmlTags(html), (url) => (/^\s*#/.test(url) ? url : resolve(url)));
  const document = parse(rooted.html);
  const main = findElement(document, ({ tagName }) => tagName === 'main');
  const head = findElement(document, ({ tagName }) => tagName === 'head');
  if (!main || !head) return undefined;
  const scripts = [...listElements(document)].filter(({ tagName }) => tagName === 'script');
  const isDrawn = findElement(main, ({ tagName }) => tagName === 'octavo-diagram') !== undefined;
  const article = findElement(main, ({ tagName }) => tagName === 'article') ?? main;
  if (article !== main)
    article.childNodes.unshift(
      ...main.childNodes.filter((node) => isElement(node) && node.tagName === 'svg'),
    );
  keepPrinted(article, start, shift);
  putTextFirst(article);
  const elements = [...listElements(article)];
  const ids = new Map<string, string>();
  for (const element of elements) {
    const id = readAttribute(element, 'id');
    if (id !== undefined && !ids.has(id)) ids.set(id, `${start}-${ids.size + 1}`);
  }
  const links: string[] = [];
  for (const element of elements) {
    renameIds(element, ids);
    if (element.tagName === 'a' || element.tagName === 'area') numberLink(element, links);
  }
  const loaded = [...listElements(head)].filter(({ tagName }) => tagName === 'link' || tagName === 'style');
  return {
    html: writeTag(
      'div',
      main,
      `pdf-body ${readAttribute(main, 'class') ?? ''}`,
      writeArticle(article, main),
    ),
    links,
    ids,
    hasTitle: elements.some((element) => / ?\bpdf-h1\b/.test(readAttribute(element, 'class') ?? '')),
    styles: loaded.flatMap((element) => (element.tagName === 'style' ? [readText(element)] : [])),
    styleUrls: loaded.flatMap((element) =>
      readAttribute(element, 'rel') === 'stylesheet' ? [readAttribute(element, 'href') ?? ''] : [],
    ),
    scripts: isDrawn ? scripts.flatMap((script) => readModule(script) ?? []) : [],
  };
}

function readModule(script: Tree.Element): string | undefined {
  return readAttribute(script, 'type') === 'module' ? readAttribute(script, 'src') : undefined;
}

function writeArticle(article: Tree.Element, main: Tree.Element): string {
  const inner = serialize(article);
  return article === main
    ? inner
    : writeTag('article', article, readAttribute(article, 'class') ?? '', inner);
}

/** An element of the document with the language of one of the page. */
function writeTag(name: string, from: Tree.Element, classes: string, inner: string): string {
  const kept = ['lang', 'dir'].flatMap((key) => {
    const value = readAttribute(from, key);
    return value === undefined ? [] : [` ${key}="${escapeAttribute(value)}"`];
  });
  return `<${name} class="${escapeAttribute(classes)}"${kept.join('')}>${inner}</${name}>`;
}

/** Puts its number in the place of a link's address. */
function numberLink(link: Tree.Element, links: string[]): void {
  const url = readAttribute(link, 'href');
  link.attrs = link.attrs.filter(({ name }) => !/^(?:href|target|rel|ping|download)$/.test(name));
  if (url === undefined) return;
  link.attrs.push({ name: 'href', value: `octavo-link:${links.push(url) - 1}` });
}

function keepPrinted(parent: Tree.Element, start: string, shift: number): void {
  parent.childNodes = parent.childNodes.flatMap((node): Tree.ChildNode[] => {
    if (!isElement(node)) return node.nodeName === '#comment' ? [] : [node];
    if (isLeftOut(node)) return [];
    const embedded = replaceEmbedded(node);
    if (embedded) return [embedded];
    node.attrs = node.attrs.filter(({ name }) => !inert.test(name));
    if (node.tagName === 'details') node.attrs.push({ name: 'open', value: '' });
    if (node.tagName === 'style' && !isSvgStyle(node)) limitStyle(node, start);
    keepPrinted(node, start, shift);
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
    if (level > 0) shiftHeading(node, level, shift);
    return [node];
  });
}

/** Samples and answers of an operation stand beside its text on a screen: on paper they follow it. */
function putTextFirst(article: Tree.Element): void {
  const isRail = (node: Tree.ChildNode) => isElement(node) && hasClass(node, 'rail');
  article.childNodes = [
    ...article.childNodes.filter((node) => !isRail(node)),
    ...article.childNodes.filter(isRail),
  ];
}

function hasClass(element: Tree.Element, name: string): boolean {
  return (readAttribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

function isLeftOut(element: Tree.Element): boolean {
  const classes = (readAttribute(element, 'class') ?? '').split(/\s+/);
  if (left.elements.has(element.tagName)) return true;
  if (classes.some((name) => left.classes.has(name)) || readAttribute(element, 'role') === 'tablist')
    return true;
  // Of one request in many languages, and of the answers of an operation, the first is enough.
  if (!classes.includes('panel')) return false;
  const id = readAttribute(element, 'id') ?? '';
  return (
    (id.includes('samples') && hasFold(element)) || (isIn(element, 'examples') && !isFirstPanel(element))
  );
}

/** A style sheet in the content of a page is meant for that page. https://drafts.csswg.org/css-cascade-6/#scoped-styles */
function limitStyle(style: Tree.Element, start: string): void {
  const text = `@scope (#${start}) {\n${readText(style)}\n}`;
  style.childNodes = [{ nodeName: '#text', value: text, parentNode: style }];
}

function readText(element: Tree.Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function isSvgStyle(element: Tree.Element): boolean {
  return element.tagName === 'style' && /svg/i.test(element.namespaceURI);
}

function isIn(element: Tree.Element, id: string): boolean {
  const parent = element.parentNode;
  if (!parent || !isElement(parent)) return false;
  return readAttribute(parent, 'id') === id || isIn(parent, id);
}

function isFirstPanel(panel: Tree.Element): boolean {
  const panels = panel.parentNode?.childNodes.filter((node) => isElement(node) && hasClass(node, 'panel'));
  return panels?.[0] === panel;
}

function hasFold(panel: Tree.Element): boolean {
  return panel.childNodes.some(
    (node) => isElement(node) && node.tagName === 'details' && readAttribute(node, 'open') === undefined,
  );
}

/** What plays or is another page becomes a link to it. */
function replaceEmbedded(element: Tree.Element): Tree.Element | undefined {
  if (!/^(?:audio|embed|iframe|object|video)$/.test(element.tagName)) return undefined;
  const source = findElement(element, ({ tagName }) => tagName === 'source');
  const url =
    readAttribute(element, 'src') ??
    readAttribute(element, 'data') ??
    (source && readAttribute(source, 'src')) ??
    '';
  const text = readAttribute(element, 'title') ?? readAttribute(element, 'aria-label') ?? url;
  const link = createElement('a', [['href', url]], element);
  link.childNodes.push({ nodeName: '#text', value: text, parentNode: link });
  const box = createElement('p', [['class', 'pdf-embedded']], element);
  box.childNodes.push(link);
  return box;
}

function createElement(
  tagName: string,
  attributes: readonly (readonly [string, string])[],
  { namespaceURI, parentNode }: Tree.Element,
): Tree.Element {
  const attrs = attributes.map(([name, value]) => ({ name, value }));
  return { nodeName: tagName, tagName, attrs, namespaceURI, parentNode, childNodes: [] };
}

/** A heading is none of a page any more, but of the document; what it looks like says its class. */
function shiftHeading(heading: Tree.Element, level: number, shift: number): void {
  heading.tagName = `h${Math.min(6, level + shift)}`;
  heading.nodeName = heading.tagName;
  const classes = heading.attrs.find(({ name }) => name === 'class');
  if (classes) classes.value += ` pdf-h${level}`;
  else heading.attrs.push({ name: 'class', value: `pdf-h${level}` });
  // The link of a heading to itself.
  const [only, second] = heading.childNodes;
  if (
    only &&
    !second &&
    isElement(only) &&
    only.tagName === 'a' &&
    readAttribute(only, 'href')?.startsWith('#')
  )
    heading.childNodes = only.childNodes;
}

function renameIds(element: Tree.Element, ids: ReadonlyMap<string, string>): void {
  const inUrl = (value: string) =>
    value.replace(/url\((["']?)#([^)"']*)\1\)/g, (all, _quote, id) =>
      ids.has(id) ? `url(#${ids.get(id)})` : all,
    );
  element.attrs = element.attrs.flatMap((attribute) => {
    const { name, value } = attribute;
    if (name === 'id') {
      const id = ids.get(value);
      return id === undefined ? [] : [{ ...attribute, value: id }];
    }
    if (references.has(name)) {
      const known = value.split(/\s+/).flatMap((id) => ids.get(id) ?? []);
      return known.length === 0 ? [] : [{ ...attribute, value: known.join(' ') }];
    }
    const isUse = name === 'href' && element.tagName !== 'a' && value.startsWith('#');
    return [{ ...attribute, value: isUse ? `#${ids.get(value.slice(1)) ?? value.slice(1)}` : inUrl(value) }];
  });
  if (!isSvgStyle(element)) return;
  for (const node of element.childNodes)
    if (node.nodeName === '#text' && 'value' in node)
      node.value = inUrl(node.value).replace(/#([\w-]+)/g, (all, id) =>
        ids.has(id) ? `#${ids.get(id)}` : all,
      );
}

function isElement(node: Tree.Node): node is Tree.Element {
  return 'tagName' in node;
}

function readAttribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function findElement(
  node: Tree.ParentNode,
  test: (element: Tree.Element) => boolean,
): Tree.Element | undefined {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    const found = test(child) ? child : findElement(child, test);
    if (found) return found;
  }
  return undefined;
}

function* listElements(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* listElements(child);
  }
}
