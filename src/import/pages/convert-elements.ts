import { type JsxAttribute, type JsxTag, readJsxTag } from './jsx-tags.ts';
import { type MarkdownNode, type PageEditor, walkPage } from './page-editor.ts';

/** An element of MDX in a page. */
export interface PageElement {
  readonly tag: JsxTag;
  readonly node: MarkdownNode;
  /** The elements around it, the nearest last. */
  readonly parents: readonly MarkdownNode[];
  readonly attribute: (name: string) => JsxAttribute | undefined;
  /** Gives it another opening tag (with its attributes) and name; its content stays. */
  readonly rename: (name: string, attributes: string) => void;
  /** Makes a link of Markdown of it, where it stands for itself; a tag within text stays one. */
  readonly link: (url: string, attributes: string) => void;
  /** Takes away its tags; its content stays. */
  readonly unwrap: () => void;
  /** Puts a text in the place of all of it. */
  readonly replace: (text: string) => void;
}

/** Calls `convert` with each element of a page, outer ones first; what it gives false for is not gone into. */
export function convertElements(
  editor: PageEditor,
  convert: (element: PageElement) => boolean | undefined,
): void {
  walkPage(editor.root, (node, parents) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return true;
    const tag = readJsxTag(editor.text, node.start);
    if (!tag) return true;
    return convert(openElement(editor, node, parents, tag));
  });
}

function openElement(
  editor: PageEditor,
  node: MarkdownNode,
  parents: readonly MarkdownNode[],
  tag: JsxTag,
): PageElement {
  const closing = tag.isSelfClosing ? -1 : editor.text.lastIndexOf('</', node.end);
  const closes = closing >= tag.end ? { start: closing, end: node.end } : undefined;
  const rename = (name: string, attributes: string) => {
    editor.replace(tag.start, tag.end, `<${name}${attributes}${tag.isSelfClosing ? ' />' : '>'}`);
    if (closes) editor.replace(closes.start, closes.end, `</${name}>`);
  };
  return {
    tag,
    node,
    parents,
    attribute: (name) => tag.attributes.find((one) => one.name === name),
    rename,
    link: (url, attributes) => {
      const isLine = closes && !/[\n<]/.test(editor.text.slice(tag.end, closes.start));
      if (node.type !== 'mdxJsxFlowElement' || !isLine) return rename('a', attributes);
      editor.replace(tag.start, tag.end, '[');
      editor.replace(closes.start, closes.end, `](${url})`);
    },
    unwrap: () => {
      editor.replace(tag.start, tag.end, '');
      if (closes) editor.replace(closes.start, closes.end, '');
    },
    replace: (text) => editor.replace(node.start, node.end, text),
  };
}

/** The attributes of a tag as they are written, without some of them. */
export function copyAttributes(editor: PageEditor, tag: JsxTag, without: readonly string[] = []): string {
  return tag.attributes
    .filter(({ name }) => !without.includes(name))
    .map(({ start, end }) => ` ${editor.text.slice(start, end)}`)
    .join('');
}

/** The name of an element's tag; '' for what is none. */
export function nameOfElement({ raw }: MarkdownNode): string {
  return 'name' in raw && typeof raw.name === 'string' ? raw.name : '';
}
