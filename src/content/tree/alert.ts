import { type Element, makeElement, makeJsx, type TreeNode } from './node.ts';

/** https://docs.github.com/en/get-started/writing-on-github#alerts */
const alerts: Readonly<Record<string, string>> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Info',
  WARNING: 'Warning',
  CAUTION: 'Danger',
};

const marker = /^\s*\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/**
 * The callout that a quotation stands for when it begins with `[!NOTE]` or the like, as on GitHub; else
 * undefined.
 */
export function readAlert(quotation: Element): TreeNode | undefined {
  const index = quotation.children.findIndex((child) => child.type === 'element');
  const first = quotation.children[index];
  if (first?.type !== 'element' || first.tagName !== 'p') return undefined;
  const text = first.children[0];
  const match = text?.type === 'text' ? marker.exec(text.value) : null;
  const name = alerts[match?.[1]?.toUpperCase() ?? ''];
  if (text?.type !== 'text' || !match || name === undefined) return undefined;
  const rest = [{ ...text, value: text.value.slice(match[0].length) }, ...first.children.slice(1)];
  const isEmpty = rest.every((node) => node.type === 'text' && node.value.trim() === '');
  const paragraph = isEmpty
    ? []
    : [{ ...makeElement('p', first.properties, rest), position: first.position }];
  const callout = makeJsx(name, [], [...paragraph, ...quotation.children.slice(index + 1)], false);
  return { ...callout, position: quotation.position };
}
