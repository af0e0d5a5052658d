import { nameHtmlAttribute, reactNames, writeStyle } from './html-names.ts';

type Props = Readonly<Record<string, unknown>>;

/**
 * The props of an HTML element that JavaScript made, as React has them, named as HTML names them: a style object is
 * CSS, functions are left out because nothing runs in the browser.
 */
export function nameHostProps(props: Props): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || name.includes(':')) named[name] = value;
    else if (name === 'dangerouslySetInnerHTML') named['set:html'] = readInnerHtml(value);
    else if (typeof value === 'function' || reactNames.has(name)) continue;
    else if (name === 'style' && typeof value === 'object' && value !== null) named.style = writeStyle(value);
    else named[nameHtmlAttribute(name)] = value;
  }
  return named;
}

function readInnerHtml(value: unknown): string {
  return typeof value === 'object' && value !== null && '__html' in value ? String(value.__html) : '';
}
