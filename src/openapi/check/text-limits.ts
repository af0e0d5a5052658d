import { findTablePadding } from '../../lib/text/table-padding.ts';
import type { Problem } from '../../problem/problem.ts';
import { type DocumentNode, getChild, locateNode, type OpenApiDocument } from '../load/document.ts';
import { checkProblem } from './problems.ts';

/** Maximum length of a Markdown text; a longer one is cut. */
export const longestText = 200_000;
/** Maximum nesting depth of tags, lists and quotations; a text with deeper ones is shown as plain text. */
export const deepestText = 60;

/** Maximum number of cells that the rows of a table may lack. */
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
    return [checkProblem('long-text', locateNode(document, node, 'value'), value.length, longestText)];
  if (hasPaddedTable(value))
    return [checkProblem('padded-table', locateNode(document, node, 'value'), mostPadding)];
  return isTooDeep(value)
    ? [checkProblem('deep-text', locateNode(document, node, 'value'), deepestText)]
    : [];
}

/** The names of the elements of HTML, SVG and MathML that browsers know, obsolete ones too, in lower case. */
export const htmlElements: ReadonlySet<string> = new Set(
  [
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big',
    'blink blockquote body br button canvas caption center circle cite clippath code col colgroup',
    'command content data datalist dd defs del desc details dfn dialog dir div dl dt element ellipse',
    'em embed fencedframe fieldset figcaption figure filter font footer foreignobject form frame',
    'frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex',
    'kbd keygen label legend li line link listing main map mark marquee math menu menuitem meta',
    'meter mi mn mo ms mtext nav nobr noembed noframes noscript object ol optgroup option output p',
    'param path pattern picture plaintext polygon polyline portal pre progress q rb rect rp rt rtc',
    'ruby s samp script search section select selectedcontent shadow slot small source spacer span',
    'stop strike strong style sub summary sup svg symbol table tbody td template text textarea tfoot',
    'th thead time title tr track tspan tt u ul use var video wbr xmp',
  ].flatMap((line) => line.split(' ')),
);
