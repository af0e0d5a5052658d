import { escapeAttribute } from './escape.ts';
import { rewriteCssUrls } from './read-css.ts';
import { applyEdits, findAttribute, type HtmlTag, readHtmlTags, type TextEdit } from './tags.ts';
import type { HtmlAttribute } from './tokens.ts';

/** HTML, and its elements. */
export interface RewrittenHtml {
  readonly html: string;
  readonly tags: readonly HtmlTag[];
}

/** Gives a URL as it is to be written. */
type WriteUrl = (url: string) => string;

/** Attributes that hold one URL, by the tag that has them; `*` for every tag. */
const single: Readonly<Record<string, ReadonlySet<string>>> = {
  '*': new Set('action background cite formaction href longdesc poster src xlink:href'.split(' ')),
  button: new Set(['data-copy-from']),
  nav: new Set(['data-groups']),
  object: new Set(['data']),
  'octavo-diagram': new Set(['data-frame']),
  'octavo-near-pages': new Set(['data-list']),
};

/**
 * HTML with each URL in its attributes and style sheets as `write` gives it, and its elements by their new places. `tags`
 * are those of `html`. A `<base>` keeps its own, and what scripts hold stays.
 */
export function rewriteUrls(html: string, tags: readonly HtmlTag[], write: WriteUrl): RewrittenHtml {
  const edits: TextEdit[] = [];
  let moved = 0;
  let last = 0;
  /** Takes an edit in unless another has its place. */
  const edit = (start: number, end: number, text: string): boolean => {
    if (start < last) return false;
    edits.push({ start, end, text });
    moved += text.length - (end - start);
    last = end;
    return true;
  };
  const rewritten = tags.map((tag): HtmlTag => {
    const start = tag.start + moved;
    const before = moved;
    const attributes = tag.attributes.map((attribute): HtmlAttribute => {
      const [from, to] = [tag.start + attribute.start, tag.start + attribute.end];
      const at = attribute.start + moved - before;
      const value = rewriteAttribute(tag, attribute, write);
      const [name] = /^[^\s=]*/.exec(html.slice(from, to)) ?? [];
      const isNew = value !== attribute.value && edit(from, to, `${name}="${escapeAttribute(value)}"`);
      const end = attribute.end + moved - before;
      return { ...attribute, value: isNew ? value : attribute.value, start: at, end };
    });
    const end = tag.end + moved;
    const css = tag.name === 'style' ? rewriteCssUrls(tag.text, write) : tag.text;
    const isNew =
      css !== tag.text && html.startsWith(tag.text, tag.end) && edit(tag.end, tag.end + tag.text.length, css);
    return { name: tag.name, start, end, attributes, text: isNew ? css : tag.text };
  });
  return edits.length === 0 ? { html, tags } : { html: applyEdits(html, edits), tags: rewritten };
}

function rewriteAttribute(tag: HtmlTag, { name, value }: HtmlAttribute, write: WriteUrl): string {
  if (name === 'style') return rewriteCssUrls(value, write);
  if (name === 'srcset' || name === 'imagesrcset') return rewriteSourceSet(value, write);
  if (name === 'ping') return value.replace(/\S+/g, write);
  if (name === 'srcdoc') return rewriteUrls(value, readHtmlTags(value), write).html;
  if (name === 'content' && tag.name === 'meta' && isRefresh(tag))
    return value.replace(
      /^([^;,]*[;,]\s*(?:url\s*=\s*)?["']?)([^"']*)/i,
      (_all, before: string, url: string) => before + write(url),
    );
  const isUrl = (single['*']?.has(name) && tag.name !== 'base') || single[tag.name]?.has(name);
  return isUrl ? write(value) : value;
}

function isRefresh(meta: HtmlTag): boolean {
  return findAttribute(meta, 'http-equiv')?.value.trim().toLowerCase() === 'refresh';
}

/** The URLs of a `srcset`: each is followed by a width or density, or by the comma. */
function rewriteSourceSet(value: string, write: WriteUrl): string {
  return value.replace(
    /(^|,)(\s*)([^\s,]\S*[^\s,]|[^\s,])(?=\s|,|$)/g,
    (_all, comma: string, space: string, url: string) => comma + space + write(url),
  );
}
