import type { Element, ElementContent, Nodes, Properties, Root, RootContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { htmlToHast, markdownToHast } from 'satteri';
import { escapeAttribute, escapeHtml } from '../../lib/html/escape.ts';
import { safeUrl } from '../../lib/html/safe-url.ts';
import { deepestText, hasPaddedTable, htmlElements, isTooDeep, longestText } from '../check/text-limits.ts';

/**
 * Markdown of an OpenAPI document as HTML that can do nothing: GitHub's flavour without footnotes, tags in the text
 * dropped (their words are kept, those of `script` and `style` too are gone), links only where `safeUrl` allows them,
 * images as links, headings as bold lines, since the page has its own. No attribute but `href`, `rel`, `class` of code
 * and `start` of lists. A text that nests too deep, or has a table with too short rows, is shown as it was typed,
 * one that is too long is cut. `followLink` says where a link leads. `''` for an empty text. Never throws.
 */
export function renderUntrustedMarkdown(
  text: string,
  followLink: (url: string) => string = (url) => url,
): string {
  const source = text.slice(0, longestText);
  if (isTooDeep(source) || hasPaddedTable(source)) return writeHtml({ type: 'text', value: source });
  const tree = markdownToHast(source, {
    features: { frontmatter: false, gfm: { footnotes: false } },
    position: false,
  }) as Root;
  if (!isShallow(tree)) return writeHtml({ type: 'text', value: source });
  for (const node of tree.children) pointLinks(node, followLink);
  const plain: Root = { type: 'root', children: tree.children.flatMap(simplifyBlock) };
  return writeHtml(sanitize(plain, schema)).trim();
}

const schema = {
  tagNames: [
    ...['p', 'br', 'hr', 'strong', 'em', 'del', 'code', 'pre', 'blockquote', 'a', 'ul', 'ol', 'li'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href', 'rel'],
    code: [['className', /^language-[\w+#.-]+$/] as [string, RegExp]],
    ol: ['start'],
    pre: ['tabIndex'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  ancestors: { thead: ['table'], tbody: ['table'], tr: ['table'], th: ['table'], td: ['table'] },
  strip: ['script', 'style'],
  required: {},
  clobber: [],
};

function pointLinks(node: Nodes, followLink: (url: string) => string): void {
  if (!('children' in node)) return;
  if (node.type === 'element' && node.tagName === 'a' && typeof node.properties.href === 'string')
    node.properties.href = followLink(node.properties.href);
  for (const child of node.children) pointLinks(child, followLink);
}

function isShallow(tree: Nodes): boolean {
  let level: readonly Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepestText) return false;
    level = level.flatMap((node) => ('children' in node ? (node.children as readonly Nodes[]) : []));
  }
  return true;
}

/** A block of tags becomes a paragraph of its words. */
function simplifyBlock(node: RootContent): readonly ElementContent[] {
  if (node.type !== 'raw') return node.type === 'element' || node.type === 'text' ? simplify(node) : [];
  const words = readWords(htmlToHast(node.value, { fragment: true }) as Nodes).trim();
  return words === ''
    ? []
    : [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: words }] }];
}

function simplify(node: ElementContent): readonly ElementContent[] {
  if (node.type === 'raw') {
    if (/^<br\s*\/?>$/i.test(node.value))
      return [{ type: 'element', tagName: 'br', properties: {}, children: [] }];
    return isPlaceholder(node.value) ? [{ type: 'text', value: node.value }] : [];
  }
  if (node.type !== 'element') return [node];
  const { tagName, properties } = node;
  const inside = () => node.children.flatMap(simplify);
  const build = (name: string, children: ElementContent[], attributes: Properties = {}): Element => ({
    type: 'element',
    tagName: name,
    properties: attributes,
    children,
  });
  if (tagName === 'a') return link(properties.href, inside());
  if (tagName === 'img') {
    const alt = String(properties.alt || properties.src || '');
    return link(properties.src, [{ type: 'text', value: alt }]);
  }
  if (tagName === 'input') return [{ type: 'text', value: properties.checked ? '☑' : '☐' }];
  if (/^h[1-6]$/.test(tagName)) return [build('p', [build('strong', inside())])];
  if (tagName === 'pre') return [build('pre', inside(), { tabIndex: 0 })];
  return [build(tagName, inside(), properties)];
}

/** What writers mean as text though Markdown reads a tag: `<API_TOKEN>`, `List<User>`. */
function isPlaceholder(tag: string): boolean {
  const [, name] = /^<([a-z][\w-]*)>$/i.exec(tag) ?? [];
  return name !== undefined && !htmlElements.has(name.toLowerCase());
}

/** A link, or only its words where the URL is not safe; links within it are taken out. */
function link(href: unknown, children: readonly ElementContent[]): ElementContent[] {
  const url = typeof href === 'string' ? safeUrl(href) : undefined;
  if (url === undefined) return [...children];
  const isExternal = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(url);
  const properties: Properties = { href: url, rel: isExternal ? ['nofollow', 'noopener'] : undefined };
  return [{ type: 'element', tagName: 'a', properties, children: children.flatMap(unlink) }];
}

function unlink(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap(unlink);
  return node.tagName === 'a' ? children : [{ ...node, children }];
}

/** The text in a tree, with a space where a block ends, without what scripts and styles hold. */
function readWords(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && /^(?:script|style|template|noscript|iframe|svg|math)$/i.test(node.tagName))
    return '';
  const words = node.children.map((child) => readWords(child)).join('');
  return node.type === 'element' &&
    /^(?:p|div|li|br|tr|td|th|h[1-6]|dt|dd|pre|blockquote)$/i.test(node.tagName)
    ? `${words} `
    : words;
}

/** Elements that have no end tag (https://html.spec.whatwg.org/#void-elements), of those that we write. */
const empty: ReadonlySet<string> = new Set(['br', 'hr']);

/** hast properties whose attribute has another name. */
const attributeNames: Readonly<Record<string, string>> = { className: 'class', tabIndex: 'tabindex' };

/** A sanitized tree as HTML. Elements, text and plain attributes only: whatever else is in the tree is left out. */
function writeHtml(node: Nodes): string {
  if (node.type === 'text') return escapeHtml(node.value.replace(forbidden, '\ufffd'));
  if (node.type === 'root') return node.children.map(writeHtml).join('');
  if (node.type !== 'element') return '';
  const open = `<${node.tagName}${writeAttributes(node.properties)}>`;
  if (empty.has(node.tagName)) return open;
  return `${open}${node.children.map(writeHtml).join('')}</${node.tagName}>`;
}

/** Characters that HTML may not hold (https://html.spec.whatwg.org/#preprocessing-the-input-stream). */
const forbidden = /(?![\t\n\f\r])\p{Cc}|\p{Cs}/gu;

function writeAttributes(properties: Properties): string {
  return Object.entries(properties)
    .map(([name, value]) => {
      if (value === null || value === undefined || value === false) return '';
      const text = Array.isArray(value) ? value.join(' ') : String(value);
      return ` ${attributeNames[name] ?? name}="${escapeAttribute(text.replace(forbidden, '\ufffd'))}"`;
    })
    .join('');
}
