import { findNearest } from '../../lib/text/nearest.ts';
import { type Place, type Problem, problem, sentencesOf } from '../../problem/problem.ts';

const { fail, warn } = sentencesOf('content');

/** An import of a file that is not in the site. */
export function describeMissingImport(place: Place, source: string, nearest: string | undefined): Problem {
  return warn(
    place,
    'missing-import',
    `"${source}" is not a file in this site, so a placeholder is shown where it is used.`,
    nearest === undefined || nearest === source
      ? 'Name a file of this site: from the content root, such as "/snippets/note.mdx", or relative to this one.'
      : `Did you mean "${nearest}"?`,
  );
}

/** An import of something that a page cannot show. */
export function describeUnsupportedImport(place: Place, source: string): Problem {
  return warn(
    place,
    'unsupported-import',
    `"${source}" cannot be imported into a page, so a placeholder is shown where it is used.`,
    'Import a file of this site: .mdx, .md, .jsx, .tsx, .js, .ts or .json. Packages cannot be imported.',
  );
}

/** An import of a name that `file` does not export; `exports` are the names that it does. */
export function describeMissingExport(
  place: Place,
  name: string,
  file: string,
  exports: readonly string[],
): Problem {
  const named = exports.filter((one) => one !== 'default');
  const nearest = findNearest(name, named);
  const hasDefault = exports.includes('default');
  return warn(
    place,
    'missing-export',
    `${file} exports nothing called \`${name}\`, so a placeholder is shown where it is used.`,
    nearest !== undefined
      ? `Did you mean \`${nearest}\`?`
      : named.length > 0 && name !== 'default'
        ? `It exports ${named.slice(0, 8).join(', ')}.`
        : hasDefault
          ? 'Import the file itself, without braces.'
          : 'Import a name that it exports, in braces.',
  );
}

/**
 * A `<Snippet>` whose file is not in the site; `file` is '' when it names none, `isOutside` when its file lies out of
 * the site's folder.
 */
export function describeMissingSnippet(
  place: Place,
  file: string,
  nearest: string | undefined,
  isOutside: boolean,
): Problem {
  const example = 'Write <Snippet file="name.mdx" /> for a file in snippets/.';
  if (file === '')
    return warn(place, 'missing-snippet', '<Snippet> does not say which file it shows.', example);
  const message = isOutside
    ? `The snippet "${file}" lies outside the site's folder, so a placeholder is shown.`
    : `There is no snippet "${file}" in snippets/ or _snippets/, so a placeholder is shown.`;
  const isSame = nearest === file || nearest === undefined;
  const hint = isSame
    ? isOutside
      ? 'Put the file itself into snippets/.'
      : example
    : `Did you mean "${nearest}"?`;
  return problem(place, 'content/missing-snippet', 'warning', message, hint);
}

/** Files that include each other in a circle: `chain` begins and ends with the same file. */
export function describeSnippetCycle(place: Place, chain: readonly string[]): Problem {
  return fail(
    place,
    'snippet-cycle',
    `These files include each other without end: ${chain.join(' -> ')}.`,
    'Remove one of these imports.',
  );
}

/** A use of a snippet without a name that the snippet shows. */
export function describeMissingProp(place: Place, name: string, snippet: string): Problem {
  return warn(
    place,
    'missing-prop',
    `${snippet} shows {${name}}, but is used here without \`${name}\`.`,
    `Add ${name}="..." to the tag.`,
  );
}

/** A snippet that would make more of them on a page than the limit. */
export function describeManySnippets(place: Place, file: string, limit: number): Problem {
  return fail(
    place,
    'too-many-snippets',
    `With ${file} this page would show more than ${limit} snippets, those in its snippets included.`,
    'Use it less often. Snippets that each use others twice double at every level.',
  );
}
