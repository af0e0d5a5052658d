import type { Problem } from '../../problem/problem.ts';

/** What is told of the rest of a site because a part of that field of `site.json` is not known. */
const consequences: Readonly<Record<string, (problem: Problem) => boolean>> = {
  openapi: namesOperation,
  tabs: (problem) => namesOperation(problem) || isEmptySection(problem),
  anchors: (problem) => namesOperation(problem) || isEmptySection(problem),
  navigation: (problem) => isEmptySection(problem) || problem.code === 'links/orphan',
  versions: ({ code }) => code === 'frontmatter/unknown-version',
  redirects: ({ code }) => code.startsWith('links/missing-') || code.startsWith('site-json/redirect-'),
};

/** Whether a mistake may be one only because parts of these top-level fields of `site.json` were left out. */
export function followsFromFields(problem: Problem, fields: ReadonlySet<string>): boolean {
  return [...fields].some((field) => consequences[field]?.(problem) ?? false);
}

/** Told of a page or of the navigation, not of a document. */
function namesOperation({ code, file }: Problem): boolean {
  return code.startsWith('openapi/') && (/\.mdx?$/.test(file) || file === 'site.json');
}

function isEmptySection({ code }: Problem): boolean {
  return code === 'site-json/empty-section';
}
