import {
  describeMissingMedia,
  describeMissingScript,
  describeUntitledFrame,
} from '../compile/html-problems.ts';
import { readTextAttribute } from './attribute.ts';
import { type Element, isJsx, type Properties, type TreeNode } from './node.ts';
import { locate, type PageWork } from './page-work.ts';
import { makePlaceholder } from './placeholder.ts';
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

/**
 * What stands instead of a video, a sound or a source of one when its file is not in the site, with a warning: a note
 * that names the file; nothing for a source among others. Undefined when it is there or lies elsewhere. `children` are
 * those that are left of it.
 */
export function replaceMissingMedia(
  media: Element,
  children: readonly TreeNode[],
  work: PageWork,
  isInline: boolean,
): readonly TreeNode[] | undefined {
  if (!/^(?:audio|embed|source|track|video)$/.test(media.tagName)) return undefined;
  const { src } = media.properties;
  if (typeof src === 'string' && isMissing(src, work)) {
    const nearest = work.context.images.findNearest(work.absoluteFile, src);
    work.problems.push(describeMissingMedia(locate(work, media), src, nearest));
    return /^(?:source|track)$/.test(media.tagName) ? [] : [makePlaceholder(`Missing: ${src}`, isInline)];
  }
  const [first] = listSources(media.children);
  return src === undefined && first !== undefined && listSources(children).length === 0
    ? [makePlaceholder(`Missing: ${first}`, isInline)]
    : undefined;
}

function isMissing(src: string, work: PageWork): boolean {
  if (isExternal(src) || /^(?:$|#|(?:blob|data):)/.test(src)) return false;
  return work.context.images.find(work.absoluteFile, src) === undefined;
}

/** What the sources among these nodes name: '' for one that JavaScript gives. */
function listSources(nodes: readonly TreeNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (isJsx(node)) return node.name === 'source' ? [readTextAttribute(node, 'src') ?? ''] : [];
    if (node.type !== 'element') return [];
    return node.tagName === 'source' ? [String(node.properties.src ?? '')] : listSources(node.children);
  });
}
