import type { FormField } from '../../../http/form/form-field.ts';

/**
 * The id of the text below a field, for the input that it belongs to; undefined where there is none. `path` names the field
 * in its page: a row or an option that is copied has none, and `describeFields` gives its texts their ids.
 */
export function nameHint({ description }: FormField, path: string | undefined): string | undefined {
  return path !== undefined && shortenText(description) !== '' ? `hint-${path}` : undefined;
}

/** Characters of a description that stand below an input. */
const maximumLength = 160;

/** The first paragraph of a Markdown text as plain words, cut where it is long; '' for none. */
export function shortenText(markdown = ''): string {
  const [paragraph = ''] = markdown
    .slice(0, 2_000)
    .trim()
    .split(/\n\s*\n/);
  const words = paragraph
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/^\s*(?:#+|>|[-*+])\s+/gm, '')
    .replace(/(\*\*|__|`+)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])[*_]([^\s*_][^*_]*)[*_](?![\w*])/g, '$1')
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= maximumLength) return words;
  const start = words.slice(0, maximumLength);
  const end = start.lastIndexOf('. ') + 1;
  return end > maximumLength / 2 ? start.slice(0, end) : `${start.slice(0, start.lastIndexOf(' '))}…`;
}
