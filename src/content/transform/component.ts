import type { MdxJsxAttributeUnion } from 'satteri';
import type { Place } from '../../problem/problem.ts';
import type { IconRef } from '../compile/compiled-page.ts';
import { readVerbatim } from '../compile/prepare-text.ts';
import {
  locateAttribute,
  makeAttribute,
  makeExpressionAttribute,
  readTextAttribute,
  readValue,
  replaceAttributes,
} from './attribute.ts';
import { iconTypes } from './component-props.ts';
import { resolveIconRef } from './icon.ts';
import { locate, type NodeContext, type PageContext } from './page-context.ts';
import { checkExpression } from './page-javascript.ts';
import { isExternal, resolveLink, useImage } from './page-link.ts';
import { type JsxElement, makeJsx, readNodeText, type TreeNode } from './tree-node.ts';

/**
 * A component with its attributes transformed, its icon resolved, and `added` attributes after those that were
 * typed.
 */
export function transformComponent(
  element: JsxElement,
  page: PageContext,
  added: Readonly<Record<string, unknown>>,
  children: readonly TreeNode[],
): JsxElement {
  const place = locate(page, element);
  const typed = transformAttributes(element.attributes, page, place);
  const more: MdxJsxAttributeUnion[] = [];
  for (const [name, value] of Object.entries({ iconRef: readIconRef(element, page), ...added }))
    if (value !== undefined) more.push(makeAttribute(name, value));
  const isInline = element.type === 'mdxJsxTextElement';
  const transformed = makeJsx(element.name, replaceAttributes(typed, more), children, isInline);
  transformed.position = element.position;
  const img = readTextAttribute(element, 'img');
  if (img !== undefined && !isExternal(img) && !img.startsWith('data:'))
    transformImg(transformed, img, page, locateAttribute(element, 'img', page));
  return transformed;
}

/** What a writer typed in a component that holds no Markdown. */
export function readInside(element: JsxElement, page: PageContext): string {
  return readVerbatim(element.children.map(readNodeText).join('\n'), page.prepared.insides);
}

/** The icon that an element's `icon` attribute names, in its `iconType`; undefined when it has none. */
export function readIconRef(element: JsxElement, page: PageContext): IconRef | undefined {
  const icon = readTextAttribute(element, 'icon');
  if (icon === undefined) return undefined;
  const type = readTextAttribute(element, 'iconType');
  const known = type !== undefined && iconTypes.includes(type) ? type : undefined;
  return resolveIconRef(icon, known, page, locateAttribute(element, 'icon', page));
}

/** What a component means for its children: headings in one that is closed at first are not listed. */
export function enterComponent(element: JsxElement, context: NodeContext, page: PageContext): NodeContext {
  return {
    isInline: element.type === 'mdxJsxTextElement',
    isHidden: context.isHidden || page.context.components.find(element.name)?.isClosed === true,
    isInLink: context.isInLink,
    group: undefined,
    list: element.name ?? context.list,
  };
}

/**
 * A component's `img`: its URL and, once `work.pending` is done, its size; when missing, with a
 * warning, `imgMissing` holds what was written.
 */
function transformImg(transformed: JsxElement, img: string, page: PageContext, place: Place): void {
  const image = useImage(img, page, place);
  const index = transformed.attributes.findIndex(
    (attribute) => 'name' in attribute && attribute.name === 'img',
  );
  transformed.attributes[index] = image ? makeAttribute('img', image.url) : makeAttribute('imgMissing', img);
  if (!image) return;
  const complete = async () => {
    const size = await page.context.images.measure(image.found);
    if (size)
      transformed.attributes.push(
        makeAttribute('imgWidth', size.width),
        makeAttribute('imgHeight', size.height),
      );
  };
  page.pending.push(complete());
}

const links = new Set(['href', 'src', 'img', 'poster', 'action', 'formAction']);

/**
 * The attributes of a tag: links as they are published, unsafe ones left out, and JavaScript made safe to run
 * (one that cannot run is the text as written).
 */
function transformAttributes(
  attributes: readonly MdxJsxAttributeUnion[],
  page: PageContext,
  place: Place,
): readonly MdxJsxAttributeUnion[] {
  return attributes.flatMap((attribute): readonly MdxJsxAttributeUnion[] => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const checked = checkExpression(`({${attribute.value}})`, page, place);
      return checked.kind === 'run' ? [{ ...attribute, value: `...${checked.source}` }] : [];
    }
    const value = readValue(attribute.value);
    if (value.kind === 'expression') {
      const checked = checkExpression(value.source, page, place);
      if (checked.kind === 'run') return [makeExpressionAttribute(attribute.name, checked.source)];
      return checked.kind === 'show' ? [makeAttribute(attribute.name, checked.text)] : [];
    }
    if (typeof value.value !== 'string') return [makeAttribute(attribute.name, value.value)];
    if (!links.has(attribute.name)) return [attribute];
    const url = /^data:image\//i.test(value.value) ? value.value : resolveLink(value.value, page, place);
    return url === undefined ? [] : [makeAttribute(attribute.name, url)];
  });
}
