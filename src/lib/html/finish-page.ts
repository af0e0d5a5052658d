import { createHash } from 'node:crypto';
import { type PolicyOptions, readPageSources, writePolicy } from './content-security-policy.ts';
import { escapeAttribute } from './escape.ts';
import { addClassNames, createUsedNames, pruneStyles } from './prune-styles.ts';
import { readDeclarations } from './read-css.ts';
import { applyEdits, findAttribute, type HtmlTag, readHtmlTags, type TextEdit } from './tags.ts';
import type { HtmlAttribute } from './tokens.ts';

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

/** What takes the `style` attributes out of a page, and the CSS that stands for them. */
interface ExtractedStyles {
  readonly edits: readonly TextEdit[];
  /** Without layer, so that it stands above Octavo's own; '' when no attribute said anything. */
  readonly css: string;
}

/**
 * Turns each `style` attribute of a page into a class that is named for what it says, so that the page needs no
 * `unsafe-inline`. The rules keep the attribute's rank above other style sheets. `tags` are those of `html`.
 */
function extractStyles(html: string, tags: readonly HtmlTag[]): ExtractedStyles {
  const rules = new Map<string, string>();
  const edits = tags.flatMap((tag) => {
    const style = findAttribute(tag, 'style');
    if (!style) return [];
    const css = readDeclarations(style.value);
    const className = css === '' ? undefined : styleClass(css);
    if (className !== undefined) rules.set(className, `.${className}:not(#_){${css}}`);
    const { start, end } = tag;
    return { start, end, text: replaceStyle(html.slice(start, end), className) };
  });
  return { edits, css: [...rules.values()].join('') };
}

function styleClass(css: string): string {
  return `s-${createHash('sha256').update(css).digest('hex').slice(0, 8)}`;
}

/** A start tag with a class for `style`. Of two `style` attributes, the second would count without the first. */
function replaceStyle(tag: string, className: string | undefined): string {
  const [start = ''] = /^<[^\s/>]*/.exec(tag) ?? [];
  let rest = tag.slice(start.length);
  for (let style = findIn(rest, 'style'); style; style = findIn(rest, 'style')) rest = cutOut(rest, style);
  if (className === undefined) return start + rest;
  const own = findIn(rest, 'class');
  if (!own) return `${start} class="${className}"${rest}`;
  const value = escapeAttribute(`${own.value} ${className}`.trim());
  return `${start}${rest.slice(0, own.start)}class="${value}"${rest.slice(own.end)}`;
}

/** An attribute among those of a tag, by its places in what follows the name of the tag. */
function findIn(attributes: string, name: string): HtmlAttribute | undefined {
  const [tag] = readHtmlTags(`<a${attributes}`);
  const found = tag && findAttribute(tag, name);
  return found && { ...found, start: found.start - 2, end: found.end - 2 };
}

/**
 * Attributes without one of them, nor the space before it where nothing needs that to end. A slash does not come to stand
 * before `>`, where it would end an element of SVG.
 */
function cutOut(attributes: string, { start, end }: HtmlAttribute): string {
  const [before, after] = [attributes.slice(0, start), attributes.slice(end)];
  const isApart = /^[\s>]/.test(after) || (after.startsWith('/') && /(?:^|["'/])\s$/.test(before));
  const kept = isApart ? before.replace(/\s$/, '') : before;
  return kept.endsWith('/') && after.startsWith('>') ? `${kept} ${after}` : kept + after;
}
