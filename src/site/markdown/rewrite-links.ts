import type { ContentNode } from './content-node.ts';

/** Attributes of the elements of a page that Markdown and feeds write. */
const urls = new Set(['href', 'src']);

/** Nodes with the URL of each link and image as `write` gives it. */
export function rewriteNodeLinks(
  nodes: readonly ContentNode[],
  write: (url: string) => string,
): readonly ContentNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const attributes = Object.fromEntries(
      Object.entries(node.attributes).map(([name, value]) => [name, urls.has(name) ? write(value) : value]),
    );
    return { ...node, attributes, children: rewriteNodeLinks(node.children, write) };
  });
}

/** Fences and code spans, which stay, or the start of a link's or an image's destination, or of a definition's, and the URL. */
const parts =
  /(?<code>^ *(?<fence>`{3,}|~{3,})[\s\S]*?^ *\k<fence>|(?<!`)(?<span>`+)(?!`)[\s\S]*?(?<!`)\k<span>(?!`))|(?<start>\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?|\b(?:href|src)=["'])(?<url>\/[^\s<>)"']*)/gm;

/** The Markdown of somebody else, as descriptions of an API are, with the root-relative URLs of its links as `write` gives them. */
export function rewriteMarkdownLinks(markdown: string, write: (url: string) => string): string {
  if (!/[(<:"']\s*\//.test(markdown)) return markdown;
  return markdown.replace(parts, (all: string, ...found: unknown[]) => {
    const { start, url } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    return start === undefined || url === undefined ? all : start + write(url);
  });
}
