import type { MdxJsxAttributeUnion } from 'satteri';
import type { Place } from '../../problem/problem.ts';
import { describeMissingImage } from '../compile/problems.ts';
import { makeAttribute, readTextAttribute, replaceAttributes } from './attribute.ts';
import { locateAttribute } from './attribute-place.ts';
import { shapeAttributes } from './attributes.ts';
import { iconTypes } from './component-props.ts';
import { useFile } from './file-use.ts';
import { type IconRef, resolveIconRef } from './icon.ts';
import { type JsxElement, makeJsx, type TreeNode } from './node.ts';
import { locate, type PageWork, type ShapeNodes, type Surroundings } from './page-work.ts';
import { isExternal } from './url.ts';

/** Shapes a component that needs more than its attributes: see `groupShapers`. */
export type ShapeGroup = (
  element: JsxElement,
  work: PageWork,
  around: Surroundings,
  shapeNodes: ShapeNodes,
) => JsxElement;

/**
 * A component with its attributes shaped, its icon resolved, and `added` attributes after those that were
 * typed.
 */
export function shapeComponent(
  element: JsxElement,
  work: PageWork,
  added: Readonly<Record<string, unknown>>,
  children: readonly TreeNode[],
): JsxElement {
  const place = locate(work, element);
  const typed = shapeAttributes(element.attributes, work, place);
  const more: MdxJsxAttributeUnion[] = [];
  for (const [name, value] of Object.entries({ iconRef: readIconRef(element, work), ...added }))
    if (value !== undefined) more.push(makeAttribute(name, value));
  const isInline = element.type === 'mdxJsxTextElement';
  const shaped = makeJsx(element.name, replaceAttributes(typed, more), children, isInline);
  shaped.position = element.position;
  const img = readTextAttribute(element, 'img');
  if (img !== undefined && !isExternal(img) && !img.startsWith('data:'))
    shapeImg(shaped, img, work, locateAttribute(element, 'img', work));
  return shaped;
}

/** The icon that an element's `icon` attribute names, in its `iconType`; undefined when it has none. */
export function readIconRef(element: JsxElement, work: PageWork): IconRef | undefined {
  const icon = readTextAttribute(element, 'icon');
  if (icon === undefined) return undefined;
  const type = readTextAttribute(element, 'iconType');
  const known = type !== undefined && iconTypes.includes(type) ? type : undefined;
  return resolveIconRef(icon, known, work, locateAttribute(element, 'icon', work));
}

/** What a component means for what stands in it: headings in one that is closed at first are not listed. */
export function enterComponent(element: JsxElement, around: Surroundings): Surroundings {
  return {
    isInline: element.type === 'mdxJsxTextElement',
    isHidden: around.isHidden || /^(?:Tab|Accordion|Expandable|Tooltip|View)$/.test(element.name ?? ''),
    isInLink: around.isInLink,
    group: undefined,
    list: element.name ?? around.list,
  };
}

/**
 * A component's `img`: its URL and, once `work.pending` is done, its size; when missing, with a
 * warning, `imgMissing` holds what was written.
 */
function shapeImg(shaped: JsxElement, img: string, work: PageWork, place: Place): void {
  const found = work.context.images.find(work.absoluteFile, img);
  const index = shaped.attributes.findIndex((attribute) => 'name' in attribute && attribute.name === 'img');
  if (!found) {
    work.problems.push(
      describeMissingImage(place, img, work.context.images.findNearest(work.absoluteFile, img)),
    );
    shaped.attributes[index] = makeAttribute('imgMissing', img);
    return;
  }
  const src = work.context.addBase(found.url);
  shaped.attributes[index] = makeAttribute('img', src);
  work.images.push({ src, file: found.file });
  useFile(found, work);
  const complete = async () => {
    const size = await work.context.images.measure(found);
    if (size)
      shaped.attributes.push(makeAttribute('imgWidth', size.width), makeAttribute('imgHeight', size.height));
  };
  work.pending.push(complete());
}
