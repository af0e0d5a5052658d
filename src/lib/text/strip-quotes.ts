/** A reference as a page's frontmatter has it, without white space and one pair of quotes around the whole. */
export function stripQuotes(text: string): string {
  return text
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim();
}
