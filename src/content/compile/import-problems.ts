import { findNearest } from '../../lib/text/nearest.ts';
import { problemsByCode } from '../../problem/problem.ts';

/** A problem of what a page imports: its code without `content/`, its place, and what its sentences are made of. */
export const importProblem = problemsByCode('content', {
  error: {
    /** Files that include each other in a circle: `chain` begins and ends with the same file. */
    'snippet-cycle': (chain: readonly string[]) => [
      `These files include each other without end: ${chain.join(' -> ')}.`,
      'Remove one of these imports.',
    ],
    /** A snippet that would make more of them on a page than the limit. */
    'too-many-snippets': (file: string, limit: number) => [
      `With ${file} this page would show more than ${limit} snippets, those in its snippets included.`,
      'Use it less often. Snippets that each use others twice double at every level.',
    ],
  },
  warning: {
    /** An import of a file that is not in the site. */
    'missing-import': (source: string, nearest: string | undefined) => [
      `"${source}" is not a file in this site, so a placeholder is shown where it is used.`,
      nearest === undefined || nearest === source
        ? 'Name a file of this site: from the content root, such as "/snippets/note.mdx", or relative to this one.'
        : `Did you mean "${nearest}"?`,
    ],
    /** An import of something that a page cannot show. */
    'unsupported-import': (source: string) => [
      `"${source}" cannot be imported into a page, so a placeholder is shown where it is used.`,
      'Import a file of this site (.mdx, .md, .jsx, .tsx, .js, .ts or .json), or a package that its package.json names.',
    ],
    /** An import of a style sheet that pages do not load. */
    'unloaded-style': (source: string) => [
      `The style sheet "${source}" is not loaded: pages load those that stand at the top of the content folder.`,
      'Copy it there, and remove the import.',
    ],
    /** An import of a package whose scripts import style sheets. */
    'package-style': (source: string, file: string) => [
      `"${source}" imports the style sheet ${file}, which is not loaded.`,
      'Copy it to the top of the content folder, from where every page loads it.',
    ],
    /** An import of a package that the site's package.json names and nobody installed. */
    'missing-package': (source: string, name: string) => [
      `The package of "${source}" is not installed, so a placeholder is shown where it is used.`,
      `Install what package.json names: npm install. Without it there, npm install ${name}.`,
    ],
    /** An import of a package that is there and cannot be bundled; `reason` is a sentence. */
    'failed-package': (source: string, reason: string) => [
      `"${source}" cannot be bundled, so a placeholder is shown where it is used: ${reason}`,
      'Import a package that runs in browsers.',
    ],
    /** An import of a name that `file` does not export; `exports` are the names that it does. */
    'missing-export': (name: string, file: string, exports: readonly string[]) => {
      const named = exports.filter((one) => one !== 'default');
      const nearest = findNearest(name, named);
      const hasDefault = exports.includes('default');
      return [
        `${file} exports nothing called \`${name}\`, so a placeholder is shown where it is used.`,
        nearest !== undefined
          ? `Did you mean \`${nearest}\`?`
          : named.length > 0 && name !== 'default'
            ? `It exports ${named.slice(0, 8).join(', ')}.`
            : hasDefault
              ? 'Import the file itself, without braces.'
              : 'Import a name that it exports, in braces.',
      ];
    },
    /**
     * A `<Snippet>` whose file is not in the site; `file` is '' when it names none, `isOutside` when its file lies out of
     * the site's folder.
     */
    'missing-snippet': (file: string, nearest: string | undefined, isOutside: boolean) => {
      const example = 'Write <Snippet file="name.mdx" /> for a file in snippets/.';
      const advice = isOutside ? 'Put the file itself into snippets/.' : example;
      return [
        file === ''
          ? '<Snippet> does not say which file it shows.'
          : isOutside
            ? `The snippet "${file}" lies outside the site's folder, so a placeholder is shown.`
            : `There is no snippet "${file}" in snippets/ or _snippets/, so a placeholder is shown.`,
        file === ''
          ? example
          : nearest === file || nearest === undefined
            ? advice
            : `Did you mean "${nearest}"?`,
      ];
    },
    /** A use of a snippet without a name that the snippet shows. */
    'missing-prop': (name: string, snippet: string) => [
      `${snippet} shows {${name}}, but is used here without \`${name}\`.`,
      `Add ${name}="..." to the tag.`,
    ],
  },
  note: {},
});
