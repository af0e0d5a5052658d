import { type MarkdownNode, type PageEditor, walkPage } from './page-editor.ts';

/** The URL that a link or an image has in the imported site; undefined when it stays as it is. `offset` is where it stands. */
export type ResolveUrl = (url: string, offset: number) => string | undefined;

/** Gives links, images and definitions of Markdown their new URLs. */
export function convertLinks(editor: PageEditor, resolve: ResolveUrl): void {
  walkPage(editor.root, (node) => {
    const { raw } = node;
    if (!/^(?:link|image|definition)$/.test(node.type) || !('url' in raw) || typeof raw.url !== 'string')
      return true;
    const start = findUrl(editor.text, node, raw.url);
    if (start === undefined) return true;
    const fresh = resolve(raw.url, start);
    if (fresh !== undefined && fresh !== raw.url)
      editor.replace(start, start + raw.url.length, fresh.replaceAll(' ', '%20'));
    return true;
  });
}

/** Where the URL of a link stands in the text; undefined when it is written with escapes, or is all of the link. */
function findUrl(text: string, node: MarkdownNode, url: string): number | undefined {
  const source = text.slice(node.start, node.end);
  const label = (node.children.at(-1)?.end ?? node.start) - node.start;
  const mark = node.type === 'definition' ? ']:' : '](';
  const found = node.type === 'image' ? source.lastIndexOf(mark) : source.indexOf(mark, label);
  if (found === -1) return undefined;
  const after = source.slice(found + mark.length);
  const at = found + mark.length + (/^\s*<?/.exec(after)?.[0].length ?? 0);
  return source.startsWith(url, at) ? node.start + at : undefined;
}
