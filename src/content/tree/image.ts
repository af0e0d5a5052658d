import { readScheme } from '../../request/safe-url.ts';
import { describeMissingImage } from '../problems.ts';
import { type Element, makeElement, makeText, type Properties } from './node.ts';
import { locate, type PageWork } from './page-work.ts';
import { isExternal, resolveLink } from './url.ts';

const imageData = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/**
 * An image, lazy unless it is the page's first, with its file's width and height once `work.pending` is done.
 * One that is not in the site becomes a placeholder with its description, and a warning.
 */
export function shapeImage(image: Element, work: PageWork): Element {
  const { src, ...others } = image.properties;
  const isFirst = !work.hasImage && !work.isSnippet;
  work.hasImage = true;
  const place = locate(work, image);
  const written = typeof src === 'string' ? src.trim() : '';
  const properties: Properties = { alt: '', ...others };
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
    work.problems.push(
      describeMissingImage(place, written, work.context.images.findNearest(work.absoluteFile, written)),
    );
    return makePlaceholder(others, written);
  }
  const url = work.context.addBase(found.url);
  work.images.push({ src: url, file: found.file });
  work.dependencies.add(found.file);
  const shaped = makeElement('img', { src: url, ...properties }, []);
  if (others.width === undefined && others.height === undefined)
    work.pending.push(
      work.context.images.measure(found).then((size) => void Object.assign(shaped.properties, size)),
    );
  return shaped;
}

function makePlaceholder({ alt, className }: Properties, src: string): Element {
  const told = typeof alt === 'string' && alt.trim() !== '' ? alt : (src.split('/').pop() ?? src);
  const own = Array.isArray(className) ? className : typeof className === 'string' ? [className] : [];
  const properties = { className: ['missing-image', ...own], role: 'img', ariaLabel: told };
  return makeElement('span', properties, [makeText(told)]);
}
