import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import type { UsedIcon } from '../../content/icons/resolve-icon.ts';

/** What a layout needs to know of a page's content before it is rendered. */
export interface PageContent {
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
  Table: /class(?:=\\?|: )"table\\?"/,
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
