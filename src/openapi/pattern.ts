/**
 * A regular expression of a schema (ECMA-262, as JSON Schema asks), or what is wrong with it. Patterns that only the
 * older syntax knows, such as `\-`, are taken.
 */
export function compilePattern(pattern: string): RegExp | string {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    try {
      return new RegExp(pattern);
    } catch (error) {
      return error instanceof Error ? error.message.replace(/^.*\/: /, '') : 'it cannot be read';
    }
  }
}
