import { describeEventHandler, describeTextHandler } from '../scripts/problems.ts';
import { locateAttribute } from './attribute-place.ts';
import type { JsxElement } from './node.ts';
import { locate, type PageWork } from './page-work.ts';

/**
 * An HTML tag without the event handlers that are JavaScript of the page, which runs at build: each a warning. Those that
 * are texts stay, with a warning for the name that JSX has.
 */
export function takeHandlers<T extends JsxElement>(tag: T, work: PageWork): T {
  const attributes = tag.attributes.filter((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !/^on[A-Z]/.test(attribute.name)) return true;
    if (typeof attribute.value === 'string') {
      work.problems.push(describeTextHandler(locateAttribute(tag, attribute.name, work), attribute.name));
      return true;
    }
    work.problems.push(describeEventHandler(locate(work, tag), attribute.name));
    return false;
  });
  return { ...tag, attributes };
}
