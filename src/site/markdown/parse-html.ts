import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { voidElements } from '../../lib/html/tags.ts';
import { readTokens } from '../../lib/html/tokens.ts';
import type { ContentNode } from './content-node.ts';

/**
 * Reads a part of a page's HTML as browsers do: what stays open is closed at the end, and an end tag without a start is
 * left out. https://html.spec.whatwg.org/multipage/parsing.html
 */
export function parseHtml(html: string): readonly ContentNode[] {
  return (
    parseNested(html) ?? parseFragment(html, { scriptingEnabled: false }).childNodes.flatMap(convertNode)
  );
}

function convertNode(node: DefaultTreeAdapterTypes.ChildNode): readonly ContentNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const { childNodes } = 'content' in node ? node.content : node;
  return [
    {
      tag: node.tagName.toLowerCase(),
      attributes: readAttributes(node.attrs),
      children: childNodes.flatMap(convertNode),
    },
  ];
}

function readAttributes(
  attributes: DefaultTreeAdapterTypes.Element['attrs'],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributes.map(({ name, prefix, value }) => [(prefix ? `${prefix}:${name}` : name).toLowerCase(), value]),
  );
}

const inline: ReadonlySet<string> = new Set('a br code del em img kbd span strong sub sup'.split(' '));
/** Elements whose start tag ends a paragraph. */
const blocks: ReadonlySet<string> = new Set('blockquote div h1 h2 h3 h4 h5 h6 hr ol p ul'.split(' '));

/** Elements in each other up to which each is compared with those it is in. */
const deepest = 100;

/**
 * The nodes of HTML in which every element of a few kinds ends where it says, so that the tree is what is written: most of
 * what Markdown gives, in half the time. Undefined for other HTML.
 */
function parseNested(html: string): readonly ContentNode[] | undefined {
  // Comments and the like.
  if (/<(?:[!?]|\/[^a-z])/i.test(html)) return undefined;
  const root: ContentNode[] = [];
  const open: { readonly tag: string; readonly children: ContentNode[] }[] = [];
  let isNested = true;
  const isOpen = (test: (tag: string) => boolean) => open.some(({ tag }) => test(tag));
  const mayStart = (tag: string) => {
    if (tag === 'li') return /^[ou]l$/.test(open.at(-1)?.tag ?? '');
    if (tag === 'a') return !isOpen((one) => one === 'a');
    if (blocks.has(tag)) return !isOpen((one) => one === 'p' || (isHeading(tag) && isHeading(one)));
    return inline.has(tag);
  };
  readTokens(html, {
    takeStart({ token: { tagName: tag, attrs } }) {
      isNested &&= open.length < deepest && mayStart(tag);
      const element = { tag, attributes: readAttributes(attrs), children: [] };
      (open.at(-1)?.children ?? root).push(element);
      if (!voidElements.has(tag)) open.push(element);
      return undefined;
    },
    takeEnd({ token }) {
      isNested &&= open.pop()?.tag === token.tagName;
    },
    takeText(text) {
      const siblings = open.at(-1)?.children ?? root;
      const before = siblings.at(-1);
      if (typeof before === 'string') siblings[siblings.length - 1] = before + text;
      else siblings.push(text);
    },
    wantsText: () => isNested,
    isForeign: () => false,
  });
  return isNested && open.length === 0 ? root : undefined;
}

function isHeading(tag: string): boolean {
  return /^h[1-6]$/.test(tag);
}
