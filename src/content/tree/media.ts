import { describeMissingScript, describeUntitledFrame } from '../html-problems.ts';
import type { Element, Properties } from './node.ts';
import { locate, type PageWork } from './page-work.ts';
import { isExternal, resolveLink } from './url.ts';

/** A frame loads when it comes into sight; one that no title names gets a warning. */
export function completeFrame(frame: Element, properties: Properties, work: PageWork): Properties {
  const { title, ariaLabel, ariaHidden } = properties;
  if (![title, ariaLabel, ariaHidden].some((value) => typeof value === 'string' && value.trim() !== ''))
    work.problems.push(describeUntitledFrame(locate(work, frame)));
  return { loading: 'lazy', ...properties };
}

/**
 * A script that the page loads, with its address as it is published; undefined, with a warning, when there is no such
 * file beside the pages.
 */
export function completeScript(script: Element, work: PageWork): Properties | undefined {
  const { src, type } = script.properties;
  if (typeof src !== 'string') return { ...script.properties };
  const place = locate(work, script);
  if (isExternal(src)) return { ...script.properties, src: resolveLink(src, work, place) };
  if (typeof type === 'string' && !/^(?:|module|(?:text|application)\/javascript)$/.test(type))
    return undefined;
  const found = work.context.images.find(work.absoluteFile, src);
  if (!found || !/\.m?js$/.test(found.file)) {
    work.problems.push(describeMissingScript(place, src));
    return undefined;
  }
  work.scripts.add(found.url);
  work.dependencies.add(found.file);
  return { ...script.properties, src: work.context.addBase(found.url) };
}
