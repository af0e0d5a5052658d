import type { DefinedLanguage } from './define-language.ts';
import { loadLanguage, type SampleId } from './load-language.ts';

/** A language that Octavo writes request samples in. */
export interface SampleLanguage extends DefinedLanguage {
  readonly id: SampleId;
}

/** All of them, in the order in which a page shows them unless `site.json` says another. */
export const sampleLanguages: readonly SampleLanguage[] = await Promise.all(
  (Object.keys(loadLanguage) as SampleId[]).map(async (id) => ({ id, ...(await loadLanguage[id]()) })),
);

/** The language that a writer's word means, in any letter case: `Golang`, `c#`, `bash`; undefined for another. */
export function findSampleLanguage(name: string): SampleLanguage | undefined {
  const word = name.trim().toLowerCase();
  return sampleLanguages.find(
    ({ id, title, aliases }) => id === word || title.toLowerCase() === word || aliases.includes(word),
  );
}
