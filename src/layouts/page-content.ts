import type { CompiledPage } from '../content/compiled-page.ts';
import type { UsedIcon } from '../content/icons/resolve-icon.ts';

/** What a layout needs to know of a page's content before it is rendered. */
export interface PageContent {
  /** For the sprite, which a page holds once. */
  readonly icons: readonly UsedIcon[];
  /** Names that `collectStyles` knows, for the page's own style sheet. */
  readonly components: readonly string[];
  /** The style sheet of the utility classes, when it uses some. */
  readonly utilities: string | undefined;
}

/** The components that a page uses, and `CodeLines` when a block of its code has marked or numbered lines. */
export function listStyled(compiled: CompiledPage | undefined): readonly string[] {
  if (!compiled) return [];
  return holdsCodeLines(compiled) ? [...compiled.usedComponents, 'CodeLines'] : compiled.usedComponents;
}

function holdsCodeLines({ code, imports }: CompiledPage): boolean {
  return (
    /<(?:span|mark|ins|del) class=\\?"(?:line|word)|\bexpandable"?: ?true/.test(code) ||
    imports.some(({ snippet }) => holdsCodeLines(snippet))
  );
}
