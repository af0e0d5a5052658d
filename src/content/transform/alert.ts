import { findNearest } from '../../lib/text/nearest.ts';
import { markdownProblem } from '../compile/markdown-problems.ts';
import { locate, type PageContext } from './page-context.ts';
import { type Element, makeElement, makeJsx, type TreeNode } from './tree-node.ts';

const marker = /^\s*\[!([A-Za-z]+)\][ \t]*(?:\n|$)/;

/**
 * The callout that a quotation becomes when it begins with `[!NOTE]` or the like, as on GitHub; else
 * undefined, with a warning for a kind that there is none of.
 * https://docs.github.com/en/get-started/writing-on-github#alerts
 */
export function readAlert(quotation: Element, page: PageContext): TreeNode | undefined {
  const index = quotation.children.findIndex((child) => child.type === 'element');
  const first = quotation.children[index];
  if (first?.type !== 'element' || first.tagName !== 'p') return undefined;
  const text = first.children[0];
  const match = text?.type === 'text' ? marker.exec(text.value) : null;
  const name = page.context.components.alerts.get(match?.[1]?.toUpperCase() ?? '');
  if (text?.type !== 'text' || !match) return undefined;
  if (name === undefined) {
    warnUnknown(first, match[1] ?? '', page);
    return undefined;
  }
  const rest = [{ ...text, value: text.value.slice(match[0].length) }, ...first.children.slice(1)];
  const isEmpty = rest.every((node) => node.type === 'text' && node.value.trim() === '');
  const paragraph = isEmpty
    ? []
    : [{ ...makeElement('p', first.properties, rest), position: first.position }];
  const callout = makeJsx(name, [], [...paragraph, ...quotation.children.slice(index + 1)], false);
  return { ...callout, position: quotation.position };
}

/** Behind a backslash the marker is meant as text. */
function warnUnknown(paragraph: Element, kind: string, page: PageContext): void {
  const place = locate(page, paragraph);
  const line = page.lines[place.line - 1] ?? '';
  if (line.includes('\\[')) return;
  const kinds = [...page.context.components.alerts.keys()];
  page.problems.push(markdownProblem('unknown-alert', place, kind, kinds, findNearest(kind, kinds)));
}
