import type { SSRResult } from 'astro';
import { Fragment, isVNode } from 'astro/jsx-runtime';
import { chunkToString, createComponent, markHTMLString, renderJSX } from 'astro/runtime/server/index.js';
import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import type { ContentFunction } from '../../content/evaluate/evaluate-page.ts';
import type { UsedIcon } from '../../content/icons/resolve-icon.ts';
import type { SayInPage } from '../../content/transform/page-say.ts';
import { formatNumber, type Translate } from '../../i18n/translate.ts';

/** What a layout needs to know of a page's content before it is rendered. */
export interface PageContent {
  /** What it says first. */
  readonly summary: string | undefined;
  /** For the sprite, which a page holds once. */
  readonly icons: readonly UsedIcon[];
  /** Names that `collectStyles` knows, for the page's own style sheet. */
  readonly components: readonly string[];
  /** The style sheet of the utility classes, when it uses some. */
  readonly utilities: string | undefined;
  /** Whether it shows images, which open large. */
  readonly hasImages: boolean;
  /** Which examples and panels the writer put into the rail beside the page; undefined for none. */
  readonly rail: { readonly hasRequest: boolean; readonly hasResponse: boolean } | undefined;
}

/** Says what the compiler added to the words of a page, in the language of its readers. */
export function createSay(t: Translate): SayInPage {
  return (message, values = {}) => {
    const written = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value, t.language) : value,
    ]);
    return t(message, Object.fromEntries(written));
  };
}

/** What of a compiled page the layouts show. `utilities` is the URL of the style sheet of its utility classes. */
export function readPageContent(
  compiled: CompiledPage | undefined,
  utilities: string | undefined,
): PageContent {
  const names = new Set(compiled?.usedComponents);
  const rail = {
    hasRequest: names.has('RequestExample'),
    hasResponse: names.has('ResponseExample'),
  };
  return {
    summary: compiled?.summary,
    icons: compiled?.usedIcons ?? [],
    components: listStyled(compiled),
    utilities,
    hasImages: holdsImages(compiled),
    rail: names.has('PageRail') ? rail : undefined,
  };
}

/** The components that a page uses, `Zoom` where it shows images, and what its code has the marks of. */
function listStyled(compiled: CompiledPage | undefined): readonly string[] {
  if (!compiled) return [];
  return [
    ...compiled.usedComponents,
    ...(holdsImages(compiled) ? ['Zoom'] : []),
    ...Object.entries(marks).flatMap(([name, mark]) => (holds(compiled, mark) ? [name] : [])),
    ...(marksLines(compiled) ? ['CodeLines'] : []),
  ];
}

function holdsImages(compiled: CompiledPage | undefined): boolean {
  return compiled !== undefined && compiled.images.length > 0;
}

/** What in the code of a page says that it shows something with a style sheet of its own. */
const marks: Readonly<Record<string, RegExp>> = {
  Embed: /<iframe\b|"iframe"/,
  Footnotes: /\bdata-footnotes\b/,
  Table: /class(?:=\\?|"?: ?)"table(?: stacks)?\\?"/,
};

function holds({ code, imports }: CompiledPage, mark: RegExp): boolean {
  return mark.test(code) || imports.some(({ snippet }) => holds(snippet, mark));
}

/** Whether a code block has lines with numbers or marks, or opens. */
function marksLines({ code, blocks, imports }: CompiledPage): boolean {
  if (/\bexpandable"?: ?true/.test(code)) return true;
  if (blocks.some((lines) => /<(?:span|mark|ins|del) class="(?:line|word)/.test(lines))) return true;
  return imports.some(({ snippet }) => marksLines(snippet));
}

/**
 * Outermost nodes of a page that are rendered at once: those that it begins with, all of most pages, and further ones. Of
 * components with the same script the first to be rendered gets it, so most pages have theirs where Astro puts them.
 */
const width = { first: 1000, further: 100 };

/**
 * The content of a page as a component of Astro's, for pages of any length: its nodes are rendered as Astro renders those of
 * MDX, without a renderer (https://docs.astro.build/en/reference/renderer-reference/), of which an Astro project has one
 * for all of its MDX. That begins with all nodes of a page at once (`renderJSX`, 7.3.4) and holds what each
 * component gave until the last is done: 110 MB for 15,000 code blocks. The HTML is the same.
 */
export function createContent(content: ContentFunction) {
  return createComponent(async (result: SSRResult) => markHTMLString(await renderContent(result, content)));
}

/** The HTML of a page's content. `result` is what Astro has of the page that is being rendered. */
export async function renderContent(result: SSRResult, content: ContentFunction): Promise<string> {
  const nodes = listNodes(content({ children: null }));
  let html = '';
  for (let size = width.first; nodes.length > 0; size = width.further) {
    const some = await renderJSX(result, nodes.splice(0, size));
    html += flatten(chunkToString(result, some));
  }
  return html;
}

/** What stands in a node, and in the fragments and lists within it. */
function listNodes(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(listNodes);
  if (isVNode(node) && Object.is(node.type, Fragment)) return listNodes(node.props['children']);
  return [node];
}

/** The same text in one piece: V8 keeps a text that was put together as a tree of its parts until something reads it. */
function flatten(text: string): string {
  Number(text);
  return text;
}
