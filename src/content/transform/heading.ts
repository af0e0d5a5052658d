import { markdownProblem } from '../compile/markdown-problems.ts';
import type { Heading } from '../files/page-source.ts';
import {
  type ComponentRegistry,
  locate,
  type NodeContext,
  type PageContext,
  type TransformNodes,
} from './page-context.ts';
import { labelElement, makeMessage, makeMessageText } from './page-message.ts';
import { type Element, makeElement, type Properties, readNodeText, type TreeNode } from './tree-node.ts';

const customId = /\s*\{#([\w:.\s-]+)\}\s*$/;

/**
 * A heading with its id, GitHub's or the writer's (`## Title {#own}`), wrapped in a link to itself. One that
 * holds a link gets an empty link before its text. h2 and h3 go to the table of contents.
 */
export function transformHeading(
  heading: Element,
  page: PageContext,
  context: NodeContext,
  transformNodes: TransformNodes,
): Element {
  const { nodes, id: writtenId } = takeCustomId(heading.children);
  const children = transformNodes(nodes, { ...context, isInline: true });
  const text = nodes.map(readNodeText).join('').replace(/\s+/g, ' ').trim();
  const stray = listStrayWords(heading, page);
  const givenId = stray.length > 0 ? '' : writtenId;
  const ownId = givenId ?? (typeof heading.properties.id === 'string' ? heading.properties.id : undefined);
  const id = chooseId(ownId, text, heading, page);
  if (ownId?.endsWith('footnote-label') && heading.tagName === 'h2' && !writtenId)
    return makeElement('h2', { ...heading.properties, className: ['visually-hidden'] }, [
      makeMessageText('Footnotes'),
    ]);
  const depth = Number(heading.tagName.slice(1));
  if ((depth === 2 || depth === 3) && text !== '' && !context.isHidden)
    listHeading(page, { depth, id, text, line: locate(page, heading).line });
  const properties: Properties = { ...heading.properties, id };
  for (const word of stray) delete properties[word];
  if (context.isInLink) return makeElement(heading.tagName, properties, children);
  if (!children.some((child) => holdsLink(child, page.context.components)))
    return makeElement(heading.tagName, properties, [makeElement('a', { href: `#${id}` }, children)]);
  const link = labelElement(makeElement('a', { href: `#${id}` }, []), makeMessage('Link to this section'));
  return makeElement(heading.tagName, properties, [link, ...children]);
}

/** The words of `{#an id}` behind the first, which MDX takes for attributes; `.class` and `key=value` are none. */
function listStrayWords(heading: Element, page: PageContext): readonly string[] {
  if (heading.properties.id === undefined) return [];
  const line = page.text.split(/\r\n|\n|\r/)[locate(page, heading).line - 1] ?? '';
  const [, inside = ''] = /\{#([^{}]*)\}\s*#*\s*$/.exec(line) ?? [];
  return inside
    .trim()
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^[\w-]+$/.test(word));
}

/** The writer's id when it is one and nothing has it, else one that is made, with a warning. */
function chooseId(own: string | undefined, text: string, heading: Element, page: PageContext): string {
  const isId = own !== undefined && own !== '' && !/\s/.test(own);
  if (isId && !page.ids.has(own)) {
    page.ids.reserve(own);
    return own;
  }
  const id = page.ids.take(isId ? own : text, 'section');
  if (own === undefined) return id;
  const place = locate(page, heading);
  const line = page.lines[place.line - 1] ?? '';
  const written = own === '' ? (/\{#\s*([^{}]*)\}\s*#*\s*$/.exec(line)?.[1] ?? own) : own;
  const at = { ...place, column: Math.max(line.lastIndexOf(`{#`) + 1, place.column) };
  page.problems.push(isId ? markdownProblem('same-id', at, own, id) : markdownProblem('bad-id', at, written));
  return id;
}

/** Puts an entry into the page's table of contents. */
function listHeading(page: PageContext, heading: Heading): void {
  page.headings.push(heading);
}

/** Whether a node is a link or a component, which may be one, or holds one. */
function holdsLink(node: TreeNode, components: ComponentRegistry): boolean {
  if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') {
    const isPlain = /^(?:br|code|span|b|i|em|strong|kbd|sup|sub)$/.test(node.name ?? '');
    return node.name !== null && !isPlain && !components.find(node.name)?.isLinkable;
  }
  if (node.type !== 'element') return false;
  return node.tagName === 'a' || node.children.some((child) => holdsLink(child, components));
}

/** Plain Markdown leaves `{#own}` in the heading's last text. */
function takeCustomId(nodes: readonly TreeNode[]): {
  readonly nodes: readonly TreeNode[];
  readonly id: string | undefined;
} {
  const last = nodes.at(-1);
  const match = last?.type === 'text' ? customId.exec(last.value) : null;
  if (last?.type !== 'text' || !match) return { nodes, id: undefined };
  return {
    nodes: [...nodes.slice(0, -1), { ...last, value: last.value.slice(0, match.index) }],
    id: match[1],
  };
}
