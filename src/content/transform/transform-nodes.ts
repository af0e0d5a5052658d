import { markdownProblem } from '../compile/markdown-problems.ts';
import { readAlert } from './alert.ts';
import { listTagClasses } from './attribute.ts';
import { transformCodeBlock } from './code-block.ts';
import { checkProps, enterComponent, transformComponent } from './component.ts';
import { transformDiagram } from './diagram.ts';
import { transformHeading } from './heading.ts';
import {
  isHtmlName,
  noteElement,
  readHtmlTag,
  takeHandlers,
  toHtmlAttributes,
  unwrapParagraphs,
} from './html-tag.ts';
import { splitParagraph, transformMathFence, transformText } from './math.ts';
import {
  checkAlt,
  completeFrame,
  completeScript,
  replaceMissingMedia,
  resolveSrcset,
  transformImage,
} from './media.ts';
import {
  locate,
  type NodeContext,
  noteComponent,
  notePlace,
  type PageContext,
  type TransformNodes,
} from './page-context.ts';
import { transformExpression } from './page-javascript.ts';
import { resolveLink, transformLink } from './page-link.ts';
import { labelElement, makeMessage } from './page-message.ts';
import { transformSnippetTag } from './snippet-tag.ts';
import { alignCell, wrapTable } from './table.ts';
import {
  type Element,
  isElementContent,
  isExpression,
  isJsx,
  type JsxElement,
  listSolid,
  makeElement,
  makeJsx,
  makePlaceholder,
  makeTextNode,
  type Properties,
  type TreeNode,
} from './tree-node.ts';

/**
 * The tree of a page as it is rendered: what each kind of node becomes is in the files beside this one.
 * What a node needs from elsewhere is noted in `page`; the nodes given are left alone.
 */
export function transformNodes(
  nodes: readonly TreeNode[],
  context: NodeContext,
  page: PageContext,
): readonly TreeNode[] {
  const gathered = gatherLines(gatherLoneItems(nodes, context, page), context, page);
  return gathered.flatMap((node) => transformNode(node, context, page));
}

function transformNode(node: TreeNode, context: NodeContext, page: PageContext): readonly TreeNode[] {
  if (node.type === 'element') return transformElement(node, context, page);
  if (isJsx(node)) return transformTag(node, context, page);
  if (isExpression(node)) return transformExpression(node, page);
  if (node.type === 'text') return transformText(node, page);
  return node.type === 'comment' || node.type === 'mdxjsEsm' ? [] : [node];
}

function transformElement(element: Element, context: NodeContext, page: PageContext): readonly TreeNode[] {
  const inner: TransformNodes = (nodes, surroundings) => transformNodes(nodes, surroundings, page);
  const { tagName } = element;
  if (/^h[1-6]$/.test(tagName)) return [transformHeading(element, page, context, inner)];
  if (tagName === 'a') return transformLink(element, page, context, inner);
  if (tagName === 'img') return [transformImage(element, page)];
  const pieces = tagName === 'p' ? splitParagraph(element, page) : undefined;
  if (pieces) return pieces.flatMap((piece) => (isJsx(piece) ? [piece] : inner([piece], context)));
  if (tagName === 'pre') {
    checkFence(element, page);
    const block =
      transformMathFence(element, page) ??
      transformDiagram(element, page, context) ??
      transformCodeBlock(element, page, context);
    if (block) return [block];
  }
  if (tagName === 'blockquote') {
    const alert = readAlert(element, page);
    if (alert && isJsx(alert) && page.context.components.names.has(alert.name ?? ''))
      return transformTag(alert, context, page);
  }
  if (tagName === 'td' || tagName === 'th') return [transformCell(element, context, page, inner)];
  if (tagName === 'script') {
    const properties = completeScript(element, page);
    return properties ? [{ ...element, properties }] : [];
  }
  const isInline = context.isInline || tagName === 'p';
  const children = inner(element.children, { ...context, isInline, group: undefined });
  const replaced = replaceMissingMedia(element, children, page, isInline);
  if (replaced) return replaced;
  if (tagName === 'table') return [wrapTable(element, children, page)];
  const properties = resolveUrls(element, page);
  if (tagName === 'input' && properties.type === 'checkbox' && !hasLabel(properties)) {
    const box = makeElement(tagName, properties, []);
    return [labelElement(box, makeMessage(properties.checked ? 'Done' : 'To do'))];
  }
  if (tagName === 'pre') properties.tabIndex ??= 0;
  // As a tag it would be `data-footnotes="true"`.
  if (properties['dataFootnotes'] === true) properties['dataFootnotes'] = '';
  if (tagName === 'iframe')
    return [{ ...element, properties: completeFrame(element, properties, page), children: [] }];
  return [{ ...element, properties, children: children.filter(isElementContent) }];
}

function transformCell(
  cell: Element,
  context: NodeContext,
  page: PageContext,
  inner: TransformNodes,
): Element {
  const children = inner(cell.children, { ...context, group: undefined });
  return alignCell({
    ...cell,
    properties: resolveUrls(cell, page),
    children: children.filter(isElementContent),
  });
}

/** The URLs of a video, a frame and the like, as they are published; unsafe ones left out. */
function resolveUrls(element: Element, page: PageContext): Properties {
  const properties = { ...element.properties };
  if (typeof properties.srcSet === 'string')
    properties.srcSet = resolveSrcset(properties.srcSet, page, locate(page, element));
  for (const name of ['src', 'href', 'poster', 'data']) {
    const url = properties[name];
    if (typeof url === 'string') properties[name] = resolveLink(url, page, locate(page, element));
  }
  return properties;
}

function transformTag(tag: JsxElement, context: NodeContext, page: PageContext): readonly TreeNode[] {
  const inner: TransformNodes = (nodes, surroundings) => transformNodes(nodes, surroundings, page);
  const { name } = tag;
  for (const className of listTagClasses(tag)) page.classNames.add(className);
  const isInline = tag.type === 'mdxJsxTextElement';
  if (name === null) return inner(tag.children, context);
  if (isHtmlName(name)) {
    noteElement(name, page, locate(page, tag));
    if (name === 'img') checkAlt(tag, page);
    const plain = takeHandlers(tag, page);
    const element = readHtmlTag(plain);
    if (element) return transformElement(element, context, page);
    const children = inner(unwrapParagraphs(name, tag.children), { ...context, isInline, group: undefined });
    return [
      transformComponent(
        { ...plain, attributes: [...toHtmlAttributes(plain.attributes)] },
        page,
        {},
        children,
      ),
    ];
  }
  const missing = page.missing.get(name.split('.')[0] ?? '');
  if (missing !== undefined)
    return [makePlaceholder(missing, isInline && context.isInline), ...inner(listContent(tag), context)];
  if (page.snippets.has(name) || (name === 'Snippet' && !page.declared.has(name)))
    return [transformSnippetTag(tag, context, page, inner)];
  if (!noteComponent(name, page, locate(page, tag))) return inner(tag.children, context);
  const isOwn = page.declared.has(name.split('.')[0] ?? '');
  if (!isOwn) checkProps(tag, page);
  const transform = isOwn ? undefined : page.context.components.find(name)?.transform;
  if (transform) return [transform(tag, page, context, inner)];
  const added = isOwn ? notePlace(tag, page) : {};
  return [transformComponent(tag, page, added, inner(tag.children, enterComponent(tag, context, page)))];
}

const functionStart = /^\s*(?:async\s+)?(?:function\b|(?:\([^)]*\)|[\w$]+)\s*=>)/;

/** What stands within a tag of a component that is missing, but for functions, which it would have called. */
function listContent(tag: JsxElement): readonly TreeNode[] {
  return tag.children.filter((node) => !isExpression(node) || !functionStart.test(node.value ?? ''));
}

/** Puts items outside their list into one; those that follow each other share it. Other nodes stay. */
function gatherLoneItems(
  nodes: readonly TreeNode[],
  context: NodeContext,
  page: PageContext,
): readonly TreeNode[] {
  if (!nodes.some((node) => findList(node, context, page) !== undefined)) return nodes;
  const gathered: TreeNode[] = [];
  let open: { readonly list: string; readonly items: JsxElement[] } | undefined;
  const close = () => {
    const first = open?.items[0];
    if (open && first)
      gathered.push({ ...makeJsx(open.list, [], open.items, false), position: first.position });
    open = undefined;
  };
  for (const node of nodes) {
    const list = findList(node, context, page);
    if (list !== undefined && isJsx(node)) {
      if (open?.list !== list) close();
      open ??= { list, items: [] };
      open.items.push(node);
    } else if (open === undefined || listSolid([node]).length > 0) {
      close();
      gathered.push(node);
    }
  }
  close();
  return gathered;
}

/** Tags that belong to a line but stand on lines of their own are paragraphs: those that follow each other are one. */
function gatherLines(
  nodes: readonly TreeNode[],
  context: NodeContext,
  page: PageContext,
): readonly TreeNode[] {
  const isPart = (node: TreeNode): node is JsxElement =>
    node.type === 'mdxJsxFlowElement' &&
    page.context.components.find(node.name)?.isPhrasing === true &&
    !page.declared.has(node.name ?? '');
  if (context.isInline || !nodes.some(isPart)) return nodes;
  const gathered: TreeNode[] = [];
  let line: TreeNode[] = [];
  const close = () => {
    if (line.length > 0) gathered.push(makeElement('p', {}, line));
    line = [];
  };
  for (const node of nodes) {
    if (isPart(node)) {
      if (line.length > 0) line.push(makeTextNode('\n'));
      line.push({ ...node, type: 'mdxJsxTextElement' });
    } else if (line.length === 0 || listSolid([node]).length > 0) {
      close();
      gathered.push(node);
    }
  }
  close();
  return gathered;
}

function findList(node: TreeNode, context: NodeContext, page: PageContext): string | undefined {
  const item = isJsx(node) ? page.context.components.find(node.name)?.item : undefined;
  if (!isJsx(node) || item === undefined) return undefined;
  const isOwn = page.declared.has(node.name?.split('.')[0] ?? '');
  return isOwn || item.within.includes(context.list ?? '') ? undefined : item.of;
}

/** Whether a checkbox has a name of its own. */
function hasLabel({ ariaLabel }: Properties): boolean {
  return ariaLabel !== undefined && ariaLabel !== null;
}

/** Warns of a fenced code block that ends with its container or the page instead of a closing fence. */
function checkFence(pre: Element, page: PageContext): void {
  if (!pre.position) return;
  const place = locate(page, pre);
  const { lines } = page;
  const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(lines[place.line - 1]?.slice(place.column - 1) ?? '') ?? [];
  if (fence === '') return;
  const last = lines[pre.position.end.line - 1] ?? '';
  const closing = /(`{3,}|~{3,})[ \t]*$/.exec(last)?.[1] ?? '';
  const isClosed = pre.position.end.line > pre.position.start.line && closing.startsWith(fence);
  if (!isClosed) page.problems.push(markdownProblem('unclosed-fence', place, fence));
}
