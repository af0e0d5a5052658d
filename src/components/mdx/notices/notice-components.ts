import type { Props } from '../../../content/evaluate/render-component.ts';
import { readTextAttribute } from '../../../content/transform/attribute.ts';
import { enterComponent, transformComponent } from '../../../content/transform/component.ts';
import { iconProps, prop } from '../../../content/transform/component-props.ts';
import { defineComponent } from '../../../content/transform/define-component.ts';
import { takeId } from '../../../content/transform/group.ts';
import {
  type ComponentTransform,
  locate,
  type NodeContext,
  type PageContext,
  type TransformNodes,
} from '../../../content/transform/page-context.ts';
import { isLine, type JsxElement, makeElement, type TreeNode } from '../../../content/transform/tree-node.ts';
import { safeUrl } from '../../../lib/html/safe-url.ts';
import { type Update, updateAttribute } from '../../../site/machines/feed.ts';
import { make, makeLine, makeText } from '../../../site/markdown/page-runtime.ts';

/** What stands in a component that is part of a line, also when its text stands on lines of its own. */
function transformLine(
  element: JsxElement,
  page: PageContext,
  context: NodeContext,
  transformNodes: TransformNodes,
): readonly TreeNode[] {
  const words = element.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  );
  return transformNodes(words, { ...enterComponent(element, context, page), isInline: true });
}

/** Gets an id, and is told when it stands in a link, where nothing else can be pressed. */
const transformTooltip: ComponentTransform = (element, page, context, transformNodes) => {
  const children = transformLine(element, page, context, transformNodes);
  const added = { id: page.ids.take('tip', 'tip'), isInLink: context.isInLink || undefined };
  return transformComponent(element, page, added, children);
};

function writeTooltip({ tip, headline, cta, href, children }: Props): unknown {
  const url = typeof href === 'string' ? safeUrl(href) || undefined : undefined;
  return [
    children,
    ' (',
    headline ? [headline, ': '] : null,
    makeText(tip),
    url ? [' ', make('a', { href: url }, cta ?? url)] : null,
    ')',
  ];
}

/** Its label is a heading of the page. */
const transformUpdate: ComponentTransform = (element, page, context, transformNodes) => {
  const label = readTextAttribute(element, 'label');
  const id = takeId(element, label ?? 'Update', page);
  if (label !== undefined && !context.isHidden)
    page.headings.push({ depth: 2, id, text: label, line: locate(page, element).line });
  const children = transformNodes(element.children, enterComponent(element, context, page));
  return transformComponent(element, page, { id }, children);
};

function writeUpdate({ label = 'Update', description, tags, rss, id, children }: Props): unknown {
  const words = [tags ?? []].flat().map(String);
  const facts: Omit<Update, 'content'> = {
    id: String(id ?? ''),
    label: String(label),
    description: typeof description === 'string' ? description : undefined,
    tags: words,
    rss: readRss(rss),
  };
  return make(
    'section',
    { [updateAttribute]: JSON.stringify(facts) },
    make('h2', { id: facts.id }, facts.label),
    makeLine(description),
    words.length > 0 ? make('p', {}, `Tags: ${words.join(', ')}`) : null,
    make('div', {}, children),
  );
}

/** Words for feeds: a title and a description, or a description alone. */
function readRss(rss: unknown): Update['rss'] {
  if (typeof rss === 'string' && rss !== '') return { title: undefined, description: rss };
  const { title, description } = typeof rss === 'object' && rss !== null ? (rss as Props) : {};
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return { title: text(title), description: text(description) };
}

/** What is meant for agents alone stands in the page's Markdown, not on the page: it is compiled, but lists no headings. */
const transformVisibility: ComponentTransform = (element, page, context, transformNodes) => {
  const isShown = readTextAttribute(element, 'for') !== 'agents';
  const isBare = element.type === 'mdxJsxFlowElement' && isLine(element.children);
  const written = isBare ? [makeElement('p', {}, element.children)] : element.children;
  const inside = enterComponent(element, context, page);
  const children = transformNodes(written, isShown ? inside : { ...inside, isHidden: true });
  return transformComponent(element, page, {}, children);
};

/** What tells a reader something beside the text. */
export const noticeComponents = [
  defineComponent({
    name: 'Badge',
    props: {
      color: prop.color('surface', 'white-destructive', 'surface-destructive'),
      size: prop.oneOf('xs', 'sm', 'md', 'lg'),
      shape: prop.oneOf('rounded', 'pill'),
      stroke: prop.flag,
      disabled: prop.flag,
      ...iconProps,
    },
    isLinkable: true,
    isPhrasing: true,
    transform: (element, page, context, transformNodes) =>
      transformComponent(element, page, {}, transformLine(element, page, context, transformNodes)),
    markdown: ({ children }) => children ?? null,
    styles: ['badge'],
  }),
  defineComponent({
    name: 'Banner',
    props: {
      content: prop.any,
      dismissible: prop.flag,
      type: prop.oneOf('info', 'warning', 'critical'),
      color: prop.color(),
    },
    markdown: ({ content, children }) => make('blockquote', {}, makeLine(content), make('div', {}, children)),
    styles: ['banner'],
  }),
  defineComponent({
    name: 'Panel',
    props: {},
    isRail: true,
    markdown: ({ children }) => children ?? null,
    styles: ['fields', 'rail', 'operation', 'panel'],
    view: 'Box',
    given: { class: 'page-panel prose flow' },
  }),
  defineComponent({
    name: 'Tooltip',
    props: { tip: prop.any, headline: prop.text, cta: prop.text, href: prop.text },
    required: {
      prop: 'tip',
      otherwise: 'there is nothing to show beside its words',
      or: ['headline'],
    },
    isClosed: true,
    isPhrasing: true,
    transform: transformTooltip,
    markdown: writeTooltip,
    styles: ['tooltip'],
  }),
  defineComponent({
    name: 'Update',
    props: { label: prop.text, description: prop.any, tags: prop.any, rss: prop.any, id: prop.text },
    required: { prop: 'label', otherwise: '"Update" is shown' },
    transform: transformUpdate,
    markdown: writeUpdate,
    styles: ['badge', 'update'],
  }),
  defineComponent({
    name: 'Visibility',
    props: { for: prop.oneOf('humans', 'agents') },
    transform: transformVisibility,
    markdown: (props) => (props['for'] === 'humans' ? null : props['children']),
  }),
] as const;
