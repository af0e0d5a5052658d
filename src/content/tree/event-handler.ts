import { describeEventHandler } from '../script/problems.ts';
import type { JsxElement } from './node.ts';
import { locate, type PageWork } from './page-work.ts';

/** An HTML tag without the event handlers that are JavaScript of the page, which runs at build: each a warning. */
export function takeHandlers<T extends JsxElement>(tag: T, work: PageWork): T {
  const attributes = tag.attributes.filter((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !/^on[A-Z]/.test(attribute.name)) return true;
    if (typeof attribute.value === 'string') return true;
    work.problems.push(describeEventHandler(locate(work, tag), attribute.name));
    return false;
  });
  return { ...tag, attributes };
}
