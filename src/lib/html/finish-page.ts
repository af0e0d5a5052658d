import { type PolicyOptions, readPageSources, writePolicy } from './content-security-policy.ts';
import { escapeAttribute } from './escape.ts';
import { extractStyles } from './extract-styles.ts';
import { addClassNames, createUsedNames, pruneStyles } from './prune-styles.ts';
import { applyEdits, findAttribute, type HtmlTag, type TextEdit } from './tags.ts';

/** What a page is published with. */
interface Finish {
  readonly policy: PolicyOptions;
  /** Whether scripts that Octavo does not know run in it. */
  readonly hasOwnScripts: boolean;
}

/**
 * A rendered page as it is published: its `style` attributes as classes and, unless `finish` is undefined, its style
 * sheet pruned where nothing but Octavo's small scripts adds to the page, and the Content Security Policy of what it
 * holds as its first meta tag. `tags` are those of `html`.
 */
export function finishPage(html: string, tags: readonly HtmlTag[], finish: Finish | undefined): string {
  const { edits, css } = extractStyles(html, tags);
  const headEnd = css === '' ? -1 : html.indexOf('</head>');
  const added = headEnd < 0 ? [] : [{ start: headEnd, end: headEnd, text: `<style>${css}</style>` }];
  if (!finish) return applyEdits(html, [...edits, ...added]);
  const pruned = finish.hasOwnScripts ? undefined : pruneOwnSheet(html, tags);
  const sources = readPageSources([
    ...tags.map((tag) => (tag === pruned?.tag ? { ...tag, text: pruned.css } : tag)),
    ...added.map(({ start, end }) => ({ name: 'style', start, end, attributes: [], text: css })),
  ]);
  const text = escapeAttribute(writePolicy(sources, finish.policy));
  const at = findHeadStart(html, tags);
  const policy = { text: `<meta http-equiv="Content-Security-Policy" content="${text}">` };
  return applyEdits(html, [
    ...(at === undefined ? [] : [{ start: at, end: at, ...policy }]),
    ...(pruned ? [pruned.edit] : []),
    ...edits,
    ...added,
  ]);
}

/** Octavo's own style sheet in a page, with only what the page's elements can match; undefined where scripts add more. */
function pruneOwnSheet(
  html: string,
  tags: readonly HtmlTag[],
): { readonly tag: HtmlTag; readonly css: string; readonly edit: TextEdit } | undefined {
  const tag = tags.find(({ name, text }) => name === 'style' && text.startsWith('@layer '));
  if (!tag || tags.some(({ name }) => name === 'octavo-playground')) return undefined;
  const { classes } = createUsedNames();
  addClassNames(tags, classes);
  const css = pruneStyles(tag.text, classes);
  return { tag, css, edit: { start: tag.end, end: html.indexOf('</style', tag.end), text: css } };
}

/** Behind the start tag of the head, and the encoding that it begins with. */
function findHeadStart(html: string, tags: readonly HtmlTag[]): number | undefined {
  const index = tags.findIndex(({ name }) => name === 'head');
  const [head, next] = index < 0 ? [] : tags.slice(index, index + 2);
  if (!head) return undefined;
  const isEncoding = next?.name === 'meta' && findAttribute(next, 'charset') !== undefined;
  return isEncoding && html.slice(head.end, next.start).trim() === '' ? next.end : head.end;
}
