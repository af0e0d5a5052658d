import { readScheme } from '../../lib/html/safe-url.ts';
import type { Place } from '../../problem/problem.ts';
import { markdownProblem } from '../compile/markdown-problems.ts';
import type { ImageSize } from '../files/image-reader.ts';
import { readTextAttribute } from './attribute.ts';
import { locate, type PageContext } from './page-context.ts';
import { isExternal, resolveLink, useImage } from './page-link.ts';
import { labelElement, makeMessage } from './page-message.ts';
import {
  type Element,
  isJsx,
  type JsxElement,
  makeElement,
  makePlaceholder,
  makeTextNode,
  type Properties,
  type TreeNode,
} from './tree-node.ts';

const imageData = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/**
 * An image, lazy unless it is the page's first, with its file's width and height once `page.pending` is done; a width
 * or height that the writer gave wins, and the other follows it. One of a light and dark pair is always lazy, so that
 * only the one that is shown is loaded. An image that is not in the site becomes a placeholder with its description
 * and path, and a warning.
 */
export function transformImage(tag: Element, page: PageContext): Element | JsxElement {
  const { src, srcSet, ...others } = tag.properties;
  const isFirst = !page.hasImage && !page.isSnippet && !isOfOneMode(others);
  page.hasImage = true;
  const place = locate(page, tag);
  const written = typeof src === 'string' ? src.trim() : '';
  const properties: Properties = { alt: '', ...others };
  if (typeof srcSet === 'string') properties.srcSet = resolveSrcset(srcSet, page, place);
  if (!isFirst) properties.loading ??= 'lazy';
  properties.decoding ??= 'async';
  if (imageData.test(written)) return makeElement('img', { src: written, ...properties }, []);
  if (isExternal(written) || readScheme(written) !== undefined) {
    const url = resolveLink(written, page, place);
    if (url === undefined) return makeMissingImage(others, written);
    page.images.push({ src: url, file: undefined });
    return makeElement('img', { src: url, ...properties }, []);
  }
  const image = useImage(written, page, place);
  if (!image) return makeMissingImage(others, written);
  const transformed = makeElement('img', { src: image.url, ...properties }, []);
  if (others.width === undefined || others.height === undefined)
    page.pending.push(
      page.context.images
        .measure(image.found)
        .then((size) => void Object.assign(transformed.properties, size && fitSize(others, size))),
    );
  return transformed;
}

/** The size of an image whose width or height the writer gave in pixels, or its own; none beside a size in per cent. */
function fitSize({ width, height }: Properties, size: ImageSize): Partial<ImageSize> {
  if (width === undefined && height === undefined) return { width: size.width, height: size.height };
  const given = Number.parseFloat(String(width ?? height));
  if (!/^\s*[\d.]+(?:px)?\s*$/.test(String(width ?? height)) || size.width === 0 || size.height === 0)
    return {};
  return width === undefined
    ? { width: Math.round((given * size.width) / size.height) }
    : { height: Math.round((given * size.height) / size.width) };
}

/** Whether its classes show it in the light mode or in the dark mode alone. */
function isOfOneMode({ className }: Properties): boolean {
  const classes = Array.isArray(className) ? className.map(String) : String(className ?? '').split(/\s+/);
  return classes.includes('dark:hidden') || classes.includes('hidden');
}

/** Warns of an `<img>` that says neither what it shows nor that it is decoration. */
export function checkAlt({ attributes, position }: JsxElement, page: PageContext): void {
  const says = attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxExpressionAttribute' || /^(?:alt|aria-.*|role)$/.test(attribute.name),
  );
  if (!says) page.problems.push(markdownProblem('missing-alt', locate(page, { position })));
}

function makeMissingImage({ alt, className }: Properties, src: string): Element | JsxElement {
  const told = typeof alt === 'string' && alt.trim() !== '' ? alt : '';
  const own = Array.isArray(className) ? className : typeof className === 'string' ? [className] : [];
  const name = src.startsWith('data:') ? 'data:' : src;
  const properties = {
    className: ['missing-image', ...own],
    role: 'img',
  };
  const label = told || name || makeMessage('Image');
  const path = makeElement('code', {}, [makeTextNode(name)]);
  const shown = makeElement('span', properties, told === '' ? [path] : [makeTextNode(`${told} `), path]);
  return labelElement(shown, label);
}

/**
 * A `srcset` with its URLs as they are published; a candidate that is not in the site or not safe is left out, with a
 * warning. Undefined when none is left. https://html.spec.whatwg.org/multipage/images.html#srcset-attributes
 */
export function resolveSrcset(written: string, page: PageContext, place: Place): string | undefined {
  const candidates = [...written.matchAll(/\s*([^\s,]\S*[^\s,]|[^\s,])(\s+[\d.]+[wx])?\s*(?:,|$)/g)].flatMap(
    ([, url = '', size = '']) => {
      const published = isExternal(url) ? resolveLink(url, page, place) : useImage(url, page, place)?.url;
      return published === undefined ? [] : [published + size.replace(/\s+/, ' ')];
    },
  );
  return candidates.length === 0 ? undefined : candidates.join(', ');
}

/** A frame loads when it comes into sight; one that no title names gets a warning. */
export function completeFrame(frame: Element, properties: Properties, page: PageContext): Properties {
  const { title, ariaLabel, ariaHidden } = properties;
  if (![title, ariaLabel, ariaHidden].some((value) => typeof value === 'string' && value.trim() !== ''))
    page.problems.push(markdownProblem('untitled-frame', locate(page, frame)));
  return { loading: 'lazy', ...properties };
}

/**
 * A script that the page loads, with its address as it is published; undefined, with a warning, when there is no such
 * file beside the pages.
 */
export function completeScript(script: Element, page: PageContext): Properties | undefined {
  const { src, type } = script.properties;
  if (typeof src !== 'string') return { ...script.properties };
  const place = locate(page, script);
  if (isExternal(src)) return { ...script.properties, src: resolveLink(src, page, place) };
  if (typeof type === 'string' && !/^(?:|module|(?:text|application)\/javascript)$/.test(type))
    return undefined;
  const found = page.context.images.find(page.absoluteFile, src);
  if (!found || !/\.m?js$/.test(found.file)) {
    page.problems.push(markdownProblem('missing-script', place, src));
    return undefined;
  }
  page.scripts.add(found.url);
  page.dependencies.add(found.file);
  return { ...script.properties, src: page.context.resolveUrl(found.url) };
}

/**
 * What replaces a video, a sound or a source of one when its file is not in the site, with a warning: a note
 * that names the file; nothing for a source among others. Undefined when it is there or lies elsewhere. `children` are
 * those that are left of it.
 */
export function replaceMissingMedia(
  media: Element,
  children: readonly TreeNode[],
  page: PageContext,
  isInline: boolean,
): readonly TreeNode[] | undefined {
  if (!/^(?:audio|embed|source|track|video)$/.test(media.tagName)) return undefined;
  const { src } = media.properties;
  if (typeof src === 'string' && isMissing(src, page)) {
    const nearest = page.context.images.findNearest(page.absoluteFile, src);
    page.problems.push(markdownProblem('missing-media', locate(page, media), src, nearest));
    return /^(?:source|track)$/.test(media.tagName) ? [] : [makePlaceholder(`Missing: ${src}`, isInline)];
  }
  const [first] = listSources(media.children);
  return src === undefined && first !== undefined && listSources(children).length === 0
    ? [makePlaceholder(`Missing: ${first}`, isInline)]
    : undefined;
}

function isMissing(src: string, page: PageContext): boolean {
  if (isExternal(src) || /^(?:$|#|(?:blob|data):)/.test(src)) return false;
  return page.context.images.find(page.absoluteFile, src) === undefined;
}

/** What the sources among these nodes name: '' for one that JavaScript gives. */
function listSources(nodes: readonly TreeNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (isJsx(node)) return node.name === 'source' ? [readTextAttribute(node, 'src') ?? ''] : [];
    if (node.type !== 'element') return [];
    return node.tagName === 'source' ? [String(node.properties.src ?? '')] : listSources(node.children);
  });
}
