import { findTablePadding } from '../../lib/text/table-padding.ts';
import type { Problem } from '../../problem/problem.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, getChild, locateNode } from '../load/node.ts';
import { htmlElements } from '../read/html-elements.ts';
import { describeDeepText, describeLongText, describePaddedTable } from './document-problems.ts';

/** Characters of a Markdown text that are shown. */
export const longestText = 200_000;
/** A text with more tags, lists or quotations in each other is shown as it was typed. */
export const deepestText = 60;

/** Cells that the rows of a table may lack. */
const mostPadding = 2_000;

const quotes = new RegExp(`>(?:[ \\t]*>){${deepestText}}`);
/** A tag of HTML; the parser reads it twice, so its length is bounded. */
const tag = /<(\/?)([a-z][a-z0-9]*)\b[^<>]{0,1000}>/gi;
/** Elements whose end tag may be left out, or that have none: HTML, 13.1.2.4. */
const endless =
  /^(?:area|base|br|col|colgroup|dd|dt|embed|hr|img|input|li|link|meta|optgroup|option|p|rp|rt|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/i;

/** Whether a text has a table with rows so much shorter than its header that its parser would add too many cells. */
export function hasPaddedTable(text: string): boolean {
  return findTablePadding(text, mostPadding) !== undefined;
}

/** Whether a text nests tags or quotations deeper than its parser, which takes time with the square of the depth, may go. */
export function isTooDeep(text: string): boolean {
  if (quotes.test(text)) return true;
  let depth = 0;
  for (const [, slash, name = ''] of text.matchAll(tag)) {
    if (endless.test(name) || !htmlElements.has(name.toLowerCase())) continue;
    depth = slash === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepestText) return true;
  }
  return false;
}

/** Warns of a description that is cut, or shown as it was typed. */
export function checkDescription(document: OpenApiDocument, owner: DocumentNode): readonly Problem[] {
  const node = getChild(owner, 'description');
  if (typeof node?.value !== 'string' || node.value.length <= deepestText) return [];
  const { value } = node;
  if (value.length > longestText)
    return [describeLongText(value.length, longestText, locateNode(document, node, 'value'))];
  if (hasPaddedTable(value)) return [describePaddedTable(mostPadding, locateNode(document, node, 'value'))];
  return isTooDeep(value) ? [describeDeepText(deepestText, locateNode(document, node, 'value'))] : [];
}
