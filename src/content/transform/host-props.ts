import { nameHtmlAttribute, reactNames, writeStyle } from './html-names.ts';

type Props = Readonly<Record<string, unknown>>;

/**
 * The props of an HTML element that JavaScript made, as React has them, named as HTML names them: a style object is
 * CSS, functions are left out because nothing runs in the browser, and the text of a script or a style sheet is not
 * escaped.
 */
export function nameHostProps(tag: string, props: Props): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' && (tag === 'script' || tag === 'style'))
      named['set:html'] = readRawText(tag, value);
    else if (name === 'children' || name.includes(':')) named[name] = value;
    else if (name === 'dangerouslySetInnerHTML') named['set:html'] = readInnerHtml(value);
    else if (typeof value === 'function' || reactNames.has(name)) continue;
    else if (name === 'style' && typeof value === 'object' && value !== null) named.style = writeStyle(value);
    else named[nameHtmlAttribute(name)] = value;
  }
  return named;
}

/** What stands in a `script` or `style`: it cannot end the element. */
function readRawText(tag: string, value: unknown): string {
  const texts = [value].flat(9).filter((part) => typeof part === 'string' || typeof part === 'number');
  return texts
    .join('')
    .replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/')
    .replaceAll('<!--', '<\\!--');
}

function readInnerHtml(value: unknown): string {
  return typeof value === 'object' && value !== null && '__html' in value ? String(value.__html) : '';
}
