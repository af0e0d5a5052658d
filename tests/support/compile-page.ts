import { compileDraft, compileDraftText } from '../../src/content/compile/compile-page.ts';
import type { CompiledPage } from '../../src/content/compile/compiled-page.ts';

/** A page with the lines of its code blocks: see `compileDraft`. */
export async function compilePage(...given: Parameters<typeof compileDraft>): Promise<CompiledPage> {
  return (await compileDraft(...given)).done;
}

/** The same for a text: see `compileDraftText`. */
export async function compilePageText(...given: Parameters<typeof compileDraftText>): Promise<CompiledPage> {
  return (await compileDraftText(...given)).done;
}
