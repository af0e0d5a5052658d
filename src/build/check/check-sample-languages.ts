import type { PlaceOf, SiteConfig } from '../../config/read-site-config.ts';
import { findSampleLanguage } from '../../http/samples/list-samples.ts';
import type { OpenApiDocument } from '../../openapi/load/document.ts';
import { listOperations, readCodeSamples } from '../../openapi/read/read-operations.ts';
import type { Problem } from '../../problem/problem.ts';
import { projectProblem } from '../project/problems.ts';

/**
 * A problem for each of `api.request.example.languages` that Octavo writes no samples in and that no `x-codeSamples` of a
 * document is in either.
 */
export function checkSampleLanguages(
  config: SiteConfig,
  placeOf: PlaceOf,
  documents: readonly OpenApiDocument[],
): readonly Problem[] {
  const unknown = (config.api.request.example.languages ?? []).flatMap((name, index) =>
    findSampleLanguage(name) ? [] : [{ name, index }],
  );
  if (unknown.length === 0) return [];
  const own = listOwnLanguages(documents);
  return unknown
    .filter(({ name }) => !own.has(name.trim().toLowerCase()))
    .map(({ name, index }) =>
      projectProblem(
        'unknown-sample-language',
        placeOf(['api', 'request', 'example', 'languages', index]),
        name,
        [...own],
      ),
    );
}

function listOwnLanguages(documents: readonly OpenApiDocument[]): ReadonlySet<string> {
  const samples = documents.flatMap((document) =>
    listOperations(document).flatMap(({ node }) => readCodeSamples(document, node)),
  );
  const names = samples.flatMap(({ language, label }) => [language, label ?? language]);
  return new Set(names.map((name) => name.toLowerCase()));
}
