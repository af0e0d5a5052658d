import { readAlert } from './alert.ts';
import { listTagClasses } from './class-names.ts';
import { shapeCodeBlock } from './code-block.ts';
import { enterComponent, shapeComponent } from './component.ts';
import { shapeDiagram } from './diagram.ts';
import { takeHandlers } from './event-handler.ts';
import { shapeExpression } from './expression.ts';
import { groupShapers } from './group.ts';
import { shapeHeading } from './heading.ts';
import { isHtmlName, nameAttributes, readHtmlTag, unwrapParagraphs } from './html-tag.ts';
import { checkAlt, shapeImage } from './image.ts';
import { noteComponent, noteElement } from './known-component.ts';
import { checkProps } from './known-props.ts';
import { shapeLink } from './link.ts';
import { gatherLoneItems } from './lone-item.ts';
import { shapeMathFence, shapeText, splitParagraph } from './math.ts';
import { completeFrame, completeScript, replaceMissingMedia } from './media.ts';
import {
  type Element,
  isElementContent,
  isExpression,
  isJsx,
  type JsxElement,
  type Properties,
  type TreeNode,
} from './node.ts';
import { locate, notePlace, type PageWork, type ShapeNodes, type Surroundings } from './page-work.ts';
import { makePlaceholder } from './placeholder.ts';
import { shapeSnippetTag } from './snippet-tag.ts';
import { resolveSrcset } from './srcset.ts';
import { alignCell, wrapTable } from './table.ts';
import { checkFence } from './unclosed-fence.ts';
import { resolveLink } from './url.ts';

/**
 * The tree of a page as it is rendered: what each kind of node becomes stands in the files beside this one.
 * What a node needs from elsewhere is noted in `work`; the nodes given are left alone.
 */
export function shapeNodes(
  nodes: readonly TreeNode[],
  around: Surroundings,
  work: PageWork,
): readonly TreeNode[] {
  return gatherLoneItems(nodes, around, work).flatMap((node) => shapeNode(node, around, work));
}

function shapeNode(node: TreeNode, around: Surroundings, work: PageWork): readonly TreeNode[] {
  if (node.type === 'element') return shapeElement(node, around, work);
  if (isJsx(node)) return shapeTag(node, around, work);
  if (isExpression(node)) return shapeExpression(node, work);
  if (node.type === 'text') return shapeText(node, work);
  return node.type === 'comment' || node.type === 'mdxjsEsm' ? [] : [node];
}

function shapeElement(element: Element, around: Surroundings, work: PageWork): readonly TreeNode[] {
  const inner: ShapeNodes = (nodes, surroundings) => shapeNodes(nodes, surroundings, work);
  const { tagName } = element;
  if (/^h[1-6]$/.test(tagName)) return [shapeHeading(element, work, around, inner)];
  if (tagName === 'a') return shapeLink(element, work, around, inner);
  if (tagName === 'img') return [shapeImage(element, work)];
  const pieces = tagName === 'p' ? splitParagraph(element, work) : undefined;
  if (pieces) return inner(pieces, around);
  if (tagName === 'pre') {
    checkFence(element, work);
    const block =
      shapeMathFence(element, work) ??
      shapeDiagram(element, work, around) ??
      shapeCodeBlock(element, work, around);
    if (block) return [block];
  }
  if (tagName === 'blockquote') {
    const alert = readAlert(element, work);
    if (alert && isJsx(alert) && work.context.componentNames.has(alert.name ?? ''))
      return shapeTag(alert, around, work);
  }
  if (tagName === 'td' || tagName === 'th') return [shapeCell(element, around, work, inner)];
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

function shapeCell(cell: Element, around: Surroundings, work: PageWork, inner: ShapeNodes): Element {
  const children = inner(cell.children, { ...around, group: undefined });
  return alignCell({
    ...cell,
    properties: resolveUrls(cell, work),
    children: children.filter(isElementContent),
  });
}

/** The URLs of a video, a frame and the like, as they are published; unsafe ones left out. */
function resolveUrls(element: Element, work: PageWork): Properties {
  const properties = { ...element.properties };
  if (typeof properties.srcSet === 'string')
    properties.srcSet = resolveSrcset(properties.srcSet, work, locate(work, element));
  for (const name of ['src', 'href', 'poster', 'data']) {
    const url = properties[name];
    if (typeof url === 'string') properties[name] = resolveLink(url, work, locate(work, element));
  }
  return properties;
}

function shapeTag(tag: JsxElement, around: Surroundings, work: PageWork): readonly TreeNode[] {
  const inner: ShapeNodes = (nodes, surroundings) => shapeNodes(nodes, surroundings, work);
  const { name } = tag;
  for (const className of listTagClasses(tag)) work.classNames.add(className);
  const isInline = tag.type === 'mdxJsxTextElement';
  if (name === null) return inner(tag.children, around);
  if (isHtmlName(name)) {
    noteElement(name, work, locate(work, tag));
    if (name === 'img') checkAlt(tag, work);
    const plain = takeHandlers(tag, work);
    const element = readHtmlTag(plain);
    if (element) return shapeElement(element, around, work);
    const children = inner(unwrapParagraphs(name, tag.children), { ...around, isInline, group: undefined });
    return [
      shapeComponent({ ...plain, attributes: [...nameAttributes(plain.attributes)] }, work, {}, children),
    ];
  }
  const missing = work.missing.get(name.split('.')[0] ?? '');
  if (missing !== undefined) return [makePlaceholder(missing, isInline && around.isInline)];
  if (work.snippets.has(name) || (name === 'Snippet' && !work.declared.has(name)))
    return [shapeSnippetTag(tag, around, work, inner)];
  if (!noteComponent(name, work, locate(work, tag))) return inner(tag.children, around);
  const isOwn = work.declared.has(name.split('.')[0] ?? '');
  if (!isOwn) checkProps(tag, work);
  const shape = isOwn ? undefined : groupShapers.get(name);
  if (shape) return [shape(tag, work, around, inner)];
  const added = work.declared.has(name.split('.')[0] ?? '') ? notePlace(tag, work) : {};
  return [shapeComponent(tag, work, added, inner(tag.children, enterComponent(tag, around)))];
}
