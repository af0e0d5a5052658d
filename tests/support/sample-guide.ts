import { readFileSync } from 'node:fs';

/** A language of request samples as the page on them tells it. */
interface DocumentedLanguage {
  readonly title: string;
  /** Its name in `site.json`. */
  readonly id: string;
  /** Whether the page says that Octavo's tests run its samples. */
  readonly isRun: boolean;
}

/** The languages in the table of `content/writing/request-samples.mdx`, in its order. */
export function listDocumentedLanguages(): readonly DocumentedLanguage[] {
  const text = readFileSync(new URL('../../content/writing/request-samples.mdx', import.meta.url), 'utf8');
  return [...text.matchAll(/^\| (.+?) \| `(\w+)` \| .* \| (yes|no) \|$/gm)].map(
    ([, title = '', id = '', run]) => ({ title, id, isRun: run === 'yes' }),
  );
}
