import type { CodeSample } from '../../openapi/read/operation.ts';
import type { HttpRequest } from '../request/http-request.ts';
import type { DefinedLanguage, SayComment } from './define-language.ts';
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

/** A request sample as a reader chooses and sees it. */
export interface Sample {
  /** What its tab says; no other sample of the request has the same. */
  readonly title: string;
  /** For the highlighter: what it calls the language, or the word of the document. */
  readonly language: string;
  /** Set for a sample that Octavo wrote, which `highlightSample` can colour. */
  readonly generatedIn: SampleLanguage | undefined;
  readonly code: string;
}

interface OwnSample extends Sample {
  readonly known: SampleLanguage | undefined;
  readonly names: readonly string[];
}

/**
 * The samples of a request. `own` are those of the document: they replace Octavo's in the same language, others
 * come after them. `wanted` are names of languages, of which Octavo writes no others, in their order; undefined for all.
 * `t` says the comments of Octavo's, which are in English without it.
 */
export function listSamples(
  request: HttpRequest,
  own: readonly CodeSample[],
  wanted: readonly string[] | undefined,
  t?: SayComment,
): readonly Sample[] {
  const given = own.map(readOwn);
  const names = wanted ?? sampleLanguages.map(({ id }) => id);
  const chosen = names.flatMap((name): readonly Sample[] => {
    const known = findSampleLanguage(name);
    const same = given.filter((sample) =>
      known ? sample.known === known : sample.names.includes(name.trim().toLowerCase()),
    );
    if (same.length > 0 || !known) return same;
    return [{ title: known.title, language: known.shiki, generatedIn: known, code: known.write(request, t) }];
  });
  const unique = [
    ...new Map([...chosen, ...given].map((sample) => [`${sample.title}\n${sample.code}`, sample])).values(),
  ];
  return numberTitles(unique);
}

function readOwn({ language, label, source }: CodeSample): OwnSample {
  // "JavaScript" with the label "Node.js" is for Node.js.
  const known = (label === undefined ? undefined : findSampleLanguage(label)) ?? findSampleLanguage(language);
  return {
    title: label ?? known?.title ?? language,
    language: known?.shiki ?? language,
    generatedIn: undefined,
    code: source,
    known,
    names: [language, label ?? ''].map((name) => name.toLowerCase()),
  };
}

/** Samples whose titles are the same are told apart by a number. */
function numberTitles(samples: readonly Sample[]): readonly Sample[] {
  const counts = new Map<string, number>();
  return samples.map((sample) => {
    const { title } = sample;
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    return { ...sample, title: count === 1 ? title : `${title} ${count}` };
  });
}

/** Maximum characters of code in all samples of one page; highlighted, they are twice as many of HTML. */
const maximumLength = 30_000;

/**
 * The samples that one page has room for: the first always, each further one as long as all that are kept stay below the
 * bound. A request with a huge body would otherwise be sent to every reader once for each language.
 */
export function fitSamples<Sample extends { readonly code: string }>(
  samples: readonly Sample[],
): readonly Sample[] {
  let length = 0;
  return samples.filter(({ code }, index) => {
    const fits = index === 0 || length + code.length <= maximumLength;
    if (fits) length += code.length;
    return fits;
  });
}
