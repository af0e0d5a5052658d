import { describeUnclosedFence } from '../compile/markdown-problems.ts';
import { readAlert } from './alert.ts';
import { listTagClasses } from './attribute.ts';
import { checkProps } from './check-props.ts';
import { transformCodeBlock, transformDiagram } from './code-block.ts';
import { enterComponent, transformComponent } from './component.ts';
import { transformHeading } from './heading.ts';
import { isHtmlName, readHtmlTag, takeHandlers, toHtmlAttributes, unwrapParagraphs } from './html-tag.ts';
import { noteComponent, noteElement } from './known-component.ts';
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
  notePlace,
  type PageContext,
  type TransformNodes,
} from './page-context.ts';
import { transformExpression } from './page-javascript.ts';
import { resolveLink, transformLink } from './page-link.ts';
import { transformSnippetTag } from './snippet-tag.ts';
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
  type Properties,
  readNodeText,
  type TreeNode,
} from './tree-node.ts';

/**
 * The tree of a page as it is rendered: what each kind of node becomes stands in the files beside this one.
 * What a node needs from elsewhere is noted in `work`; the nodes given are left alone.
 */
export function transformNodes(
  nodes: readonly TreeNode[],
  around: NodeContext,
  work: PageContext,
): readonly TreeNode[] {
  return gatherLoneItems(nodes, around, work).flatMap((node) => transformNode(node, around, work));
}

function transformNode(node: TreeNode, around: NodeContext, work: PageContext): readonly TreeNode[] {
  if (node.type === 'element') return transformElement(node, around, work);
  if (isJsx(node)) return transformTag(node, around, work);
  if (isExpression(node)) return transformExpression(node, work);
  if (node.type === 'text') return transformText(node, work);
  return node.type === 'comment' || node.type === 'mdxjsEsm' ? [] : [node];
}

function transformElement(element: Element, around: NodeContext, work: PageContext): readonly TreeNode[] {
  const inner: TransformNodes = (nodes, surroundings) => transformNodes(nodes, surroundings, work);
  const { tagName } = element;
  if (/^h[1-6]$/.test(tagName)) return [transformHeading(element, work, around, inner)];
  if (tagName === 'a') return transformLink(element, work, around, inner);
  if (tagName === 'img') return [transformImage(element, work)];
  const pieces = tagName === 'p' ? splitParagraph(element, work) : undefined;
  if (pieces) return inner(pieces, around);
  if (tagName === 'pre') {
    checkFence(element, work);
    const block =
      transformMathFence(element, work) ??
      transformDiagram(element, work, around) ??
      transformCodeBlock(element, work, around);
    if (block) return [block];
  }
  if (tagName === 'blockquote') {
    const alert = readAlert(element, work);
    if (alert && isJsx(alert) && work.context.components.names.has(alert.name ?? ''))
      return transformTag(alert, around, work);
  }
  if (tagName === 'td' || tagName === 'th') return [transformCell(element, around, work, inner)];
  if (tagName === 'script') {
    const properties = completeScript(element, work);
    return properties ? [{ ...element, properties }] : [];
  }
  const isInline = around.isInline || tagName === 'p';
  const children = inner(element.children, { ...around, isInline, group: undefined });
  const replaced = replaceMissingMedia(element, children, work, isInline);
  if (replaced) return replaced;
  if (tagName === 'table') return [wrapTable(element, children, work)];
  const properties = resolveUrls(element, work);
  if (tagName === 'input' && properties.type === 'checkbox')
    properties.ariaLabel ??= properties.checked ? 'Done' : 'To do';
  if (tagName === 'pre') properties.tabIndex ??= 0;
  if (tagName === 'iframe')
    return [{ ...element, properties: completeFrame(element, properties, work), children: [] }];
  return [{ ...element, properties, children: children.filter(isElementContent) }];
}

function transformCell(
  cell: Element,
  around: NodeContext,
  work: PageContext,
  inner: TransformNodes,
): Element {
  const children = inner(cell.children, { ...around, group: undefined });
  return alignCell({
    ...cell,
    properties: resolveUrls(cell, work),
    children: children.filter(isElementContent),
  });
}

/** The URLs of a video, a frame and the like, as they are published; unsafe ones left out. */
function resolveUrls(element: Element, work: PageContext): Properties {
  const properties = { ...element.properties };
  if (typeof properties.srcSet === 'string')
    properties.srcSet = resolveSrcset(properties.srcSet, work, locate(work, element));
  for (const name of ['src', 'href', 'poster', 'data']) {
    const url = properties[name];
    if (typeof url === 'string') properties[name] = resolveLink(url, work, locate(work, element));
  }
  return properties;
}

function transformTag(tag: JsxElement, around: NodeContext, work: PageContext): readonly TreeNode[] {
  const inner: TransformNodes = (nodes, surroundings) => transformNodes(nodes, surroundings, work);
  const { name } = tag;
  for (const className of listTagClasses(tag)) work.classNames.add(className);
  const isInline = tag.type === 'mdxJsxTextElement';
  if (name === null) return inner(tag.children, around);
  if (isHtmlName(name)) {
    noteElement(name, work, locate(work, tag));
    if (name === 'img') checkAlt(tag, work);
    const plain = takeHandlers(tag, work);
    const element = readHtmlTag(plain);
    if (element) return transformElement(element, around, work);
    const children = inner(unwrapParagraphs(name, tag.children), { ...around, isInline, group: undefined });
    return [
      transformComponent(
        { ...plain, attributes: [...toHtmlAttributes(plain.attributes)] },
        work,
        {},
        children,
      ),
    ];
  }
  const missing = work.missing.get(name.split('.')[0] ?? '');
  if (missing !== undefined) return [makePlaceholder(missing, isInline && around.isInline)];
  if (work.snippets.has(name) || (name === 'Snippet' && !work.declared.has(name)))
    return [transformSnippetTag(tag, around, work, inner)];
  if (!noteComponent(name, work, locate(work, tag))) return inner(tag.children, around);
  const isOwn = work.declared.has(name.split('.')[0] ?? '');
  if (!isOwn) checkProps(tag, work);
  const transform = isOwn ? undefined : work.context.components.find(name)?.transform;
  if (transform) return [transform(tag, work, around, inner)];
  const added = isOwn ? notePlace(tag, work) : {};
  return [transformComponent(tag, work, added, inner(tag.children, enterComponent(tag, around, work)))];
}

/** Puts items that stand outside their list into one; those that follow each other share it. Other nodes stay. */
function gatherLoneItems(
  nodes: readonly TreeNode[],
  around: NodeContext,
  work: PageContext,
): readonly TreeNode[] {
  if (!nodes.some((node) => findList(node, around, work) !== undefined)) return nodes;
  const gathered: TreeNode[] = [];
  let open: { readonly list: string; readonly items: JsxElement[] } | undefined;
  const close = () => {
    const first = open?.items[0];
    if (open && first)
      gathered.push({ ...makeJsx(open.list, [], open.items, false), position: first.position });
    open = undefined;
  };
  for (const node of nodes) {
    const list = findList(node, around, work);
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

function findList(node: TreeNode, around: NodeContext, work: PageContext): string | undefined {
  const item = isJsx(node) ? work.context.components.find(node.name)?.item : undefined;
  if (!isJsx(node) || item === undefined) return undefined;
  const isOwn = work.declared.has(node.name?.split('.')[0] ?? '');
  return isOwn || item.within.includes(around.list ?? '') ? undefined : item.of;
}

/** A table in a box of its own that scrolls sideways, reachable by keyboard and named by its head, each name once. */
function wrapTable(table: Element, children: readonly TreeNode[], work: PageContext): Element {
  const heads = listHeads(table).map(readNodeText).join(', ').replace(/\s+/g, ' ').trim();
  const name = heads === '' ? 'Table' : `Table: ${heads.length > 80 ? `${heads.slice(0, 77)}...` : heads}`;
  const count = (work.tableNames.get(name) ?? 0) + 1;
  work.tableNames.set(name, count);
  const label = count === 1 ? name : `${name} (${count})`;
  return makeElement('div', { className: ['table'], tabIndex: 0, role: 'region', ariaLabel: label }, [
    makeElement('table', table.properties, children),
  ]);
}

/** A cell whose column's alignment stands in a class instead of a style, which a site's policy may forbid. */
function alignCell(cell: Element): Element {
  const { style, align, ...others } = cell.properties;
  const side = /^text-align: (left|center|right)$/.exec(String(style ?? ''))?.[1] ?? align;
  if (side === undefined || typeof side !== 'string' || !/^(?:left|center|right)$/.test(side)) return cell;
  const classes = Array.isArray(others['className']) ? others['className'] : [];
  return { ...cell, properties: { ...others, className: [...classes, `to-${side}`] } };
}

function listHeads(node: TreeNode): readonly TreeNode[] {
  if (!('children' in node)) return [];
  const name = node.type === 'element' ? node.tagName : 'name' in node ? node.name : undefined;
  return name === 'th' ? [node] : node.children.flatMap(listHeads);
}

/** Warns of a fenced code block that ends with its container or the page instead of a closing fence. */
function checkFence(pre: Element, work: PageContext): void {
  if (!pre.position) return;
  const place = locate(work, pre);
  const { lines } = work;
  const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(lines[place.line - 1]?.slice(place.column - 1) ?? '') ?? [];
  if (fence === '') return;
  const last = lines[pre.position.end.line - 1] ?? '';
  const closing = /(`{3,}|~{3,})[ \t]*$/.exec(last)?.[1] ?? '';
  const isClosed = pre.position.end.line > pre.position.start.line && closing.startsWith(fence);
  if (!isClosed) work.problems.push(describeUnclosedFence(place, fence));
}
