import { safeUrl } from '../lib/html/safe-url.ts';
import { readObject, toList } from '../lib/json/json-value.ts';
import type { JsonPath } from './json-tree.ts';
import { at, configFinding, type LocatedFinding } from './problems.ts';

/** Attributes that hold a URL. */
export const urlAttributes: ReadonlySet<string> = new Set(['href', 'src']);

/** What the tags of `head` must not be; the field may hold anything. */
export function checkHead(head: unknown): readonly LocatedFinding[] {
  return toList(head).flatMap((entry, index) => {
    const { tag, attributes, text } = readObject(entry);
    const path = ['head', index];
    return [
      ...Object.entries(readObject(attributes)).flatMap(([name, value]) =>
        checkAttribute([...path, 'attributes', name], name, value),
      ),
      ...(typeof text === 'string' && text !== '' ? checkText([...path, 'text'], tag, attributes, text) : []),
    ];
  });
}

/** https://html.spec.whatwg.org/multipage/syntax.html#attributes-2 */
function checkAttribute(path: JsonPath, name: string, value: unknown): readonly LocatedFinding[] {
  if (!isAttributeName(name)) return [at(path, configFinding('head-attribute', path, name), 'key')];
  if (isHandler(name)) return [at(path, configFinding('head-handler', path, name), 'key')];
  const isUnsafe = urlAttributes.has(name.toLowerCase()) && typeof value === 'string' && !isUrl(value);
  return isUnsafe ? [at(path, configFinding('unsafe-url', path, value))] : [];
}

function isUrl(value: string): boolean {
  return value.trim() !== '' && safeUrl(value) !== undefined;
}

/** Whether a name can be that of an attribute. */
export function isAttributeName(name: string): boolean {
  return /^[a-z_][\w:.-]*$/i.test(name);
}

/** Whether an attribute holds a script. */
export function isHandler(name: string): boolean {
  return /^on/i.test(name);
}

function checkText(
  path: JsonPath,
  tag: unknown,
  attributes: unknown,
  text: string,
): readonly LocatedFinding[] {
  if (tag === 'meta' || tag === 'link')
    return [
      at(path, configFinding('ignored-field', path, `a "${tag}" tag holds no text`, 'Remove it.'), 'key'),
    ];
  if (tag === 'script' && readObject(attributes).src !== undefined)
    return [
      at(
        path,
        configFinding('ignored-field', path, 'the script has a "src"', 'Write it as a tag of its own.'),
        'key',
      ),
    ];
  if (!endsElement(text)) return [];
  return [at(path, configFinding('head-text', path))];
}

/** Whether a text would end the script or the style sheet that it stands in, or keep it from ending. */
export function endsElement(text: string): boolean {
  return /<\/(?:script|style)|<!--/i.test(text);
}
