import type { Nodes, Properties } from 'hast';

/** Elements that have no end tag (https://html.spec.whatwg.org/#void-elements), of those that we write. */
const empty: ReadonlySet<string> = new Set(['br', 'hr']);

/** hast properties whose attribute has another name. */
const attributeNames: Readonly<Record<string, string>> = { className: 'class', tabIndex: 'tabindex' };

/** A sanitized tree as HTML. Elements, text and plain attributes only: whatever else is in the tree is left out. */
export function writeHtml(node: Nodes): string {
  if (node.type === 'text') return escapeHtml(node.value);
  if (node.type === 'root') return node.children.map(writeHtml).join('');
  if (node.type !== 'element') return '';
  const open = `<${node.tagName}${writeAttributes(node.properties)}>`;
  if (empty.has(node.tagName)) return open;
  return `${open}${node.children.map(writeHtml).join('')}</${node.tagName}>`;
}

/** Characters that HTML may not hold (https://html.spec.whatwg.org/#preprocessing-the-input-stream). */
const forbidden = /(?![\t\n\f\r])\p{Cc}|\p{Cs}/gu;

/** A text as it stands in HTML, in an element or in an attribute in double quotes. */
function escapeHtml(text: string): string {
  return text
    .replace(forbidden, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function writeAttributes(properties: Properties): string {
  return Object.entries(properties)
    .map(([name, value]) => {
      if (value === null || value === undefined || value === false) return '';
      const text = Array.isArray(value) ? value.join(' ') : String(value);
      return ` ${attributeNames[name] ?? name}="${escapeHtml(text)}"`;
    })
    .join('');
}
