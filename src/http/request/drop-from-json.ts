/**
 * JSON without these texts: '' replaces one that is a whole value, all else keeps its spelling. JSON with a mistake, in
 * which no value can be told, is left out.
 */
export function dropFromJson(text: string, secrets: readonly string[]): string {
  try {
    JSON.parse(text);
  } catch {
    return '';
  }
  // Strings with the colon that makes a key of one.
  return text.replace(/"(?:[^"\\]|\\.)*"(\s*:)?/g, (literal: string, colon?: string) =>
    !colon && secrets.includes(JSON.parse(literal)) ? '""' : literal,
  );
}
