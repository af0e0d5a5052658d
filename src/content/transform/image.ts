import { readScheme } from '../../lib/html/safe-url.ts';
import { describeMissingAlt } from '../compile/markdown-problems.ts';
import { describeMissingImage } from '../compile/problems.ts';
import type { ImageSize } from '../files/image-reader.ts';
import { useFile } from './file-use.ts';
import { type Element, type JsxElement, makeElement, makeText, type Properties } from './node.ts';
import { locate, type PageWork } from './page-work.ts';
import { resolveSrcset } from './srcset.ts';
import { isExternal, resolveLink } from './url.ts';

const imageData = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/**
 * An image, lazy unless it is the page's first, with its file's width and height once `work.pending` is done; a width
 * or height that the writer gave wins, and the other follows it. One of a light and dark pair is always lazy, so that
 * only the one that is shown is loaded. An image that is not in the site becomes a placeholder with its description
 * and path, and a warning.
 */
export function shapeImage(image: Element, work: PageWork): Element {
  const { src, srcSet, ...others } = image.properties;
  const isFirst = !work.hasImage && !work.isSnippet && !isOfOneMode(others);
  work.hasImage = true;
  const place = locate(work, image);
  const written = typeof src === 'string' ? src.trim() : '';
  const properties: Properties = { alt: '', ...others };
  if (typeof srcSet === 'string') properties.srcSet = resolveSrcset(srcSet, work, place);
  if (!isFirst) properties.loading ??= 'lazy';
  properties.decoding ??= 'async';
  if (imageData.test(written)) return makeElement('img', { src: written, ...properties }, []);
  if (isExternal(written) || readScheme(written) !== undefined) {
    const url = resolveLink(written, work, place);
    if (url === undefined) return makePlaceholder(others, written);
    work.images.push({ src: url, file: undefined });
    return makeElement('img', { src: url, ...properties }, []);
  }
  const found = work.context.images.find(work.absoluteFile, written);
  if (!found) {
    const near = work.context.images.findNearest(work.absoluteFile, written);
    work.problems.push(describeMissingImage(place, written, near));
    return makePlaceholder(others, written);
  }
  const url = work.context.addBase(found.url);
  work.images.push({ src: url, file: found.file });
  useFile(found, work);
  const shaped = makeElement('img', { src: url, ...properties }, []);
  if (others.width === undefined || others.height === undefined)
    work.pending.push(
      work.context.images
        .measure(found)
        .then((size) => void Object.assign(shaped.properties, size && fitSize(others, size))),
    );
  return shaped;
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
export function checkAlt({ attributes, position }: JsxElement, work: PageWork): void {
  const says = attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxExpressionAttribute' || /^(?:alt|aria-.*|role)$/.test(attribute.name),
  );
  if (!says) work.problems.push(describeMissingAlt(locate(work, { position })));
}

function makePlaceholder({ alt, className }: Properties, src: string): Element {
  const told = typeof alt === 'string' && alt.trim() !== '' ? alt : '';
  const own = Array.isArray(className) ? className : typeof className === 'string' ? [className] : [];
  const name = src.startsWith('data:') ? 'data:' : src;
  const properties = {
    className: ['missing-image', ...own],
    role: 'img',
    ariaLabel: told || name || 'Image',
  };
  const path = makeElement('code', {}, [makeText(name)]);
  return makeElement('span', properties, told === '' ? [path] : [makeText(`${told} `), path]);
}
