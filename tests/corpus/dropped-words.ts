/**
 * Words of a page's source that a reader of the page does not get, in the source's order: what stands in prose, in
 * tables and between tags. Code, comments, frontmatter, addresses and JavaScript are left out. `shown` is all text
 * of the built page, in any letter case.
 */
export function findDroppedWords(source: string, shown: string): readonly string[] {
  const pool = shown.replace(/\s+/g, ' ').toLowerCase();
  const words = stripCode(source).matchAll(/[A-Za-z][A-Za-z']{3,}/g);
  return [...new Set([...words].map(([word]) => word.toLowerCase()))].filter((word) => !pool.includes(word));
}

/** Each leaves a space, so that words stay apart. */
const notProse: readonly RegExp[] = [
  /^\s*---[\s\S]*?\n---/,
  /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g,
  /^[ \t]*(?:import|export)\b[^\n]*/gm,
  /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1/gm,
  /<(style|script|svg)\b[\s\S]*?<\/\1>/g,
  /!\[[^\]]*\]\([^)]*\)/g,
  /\]\(\S*/g,
  /https?:\/\/\S+/g,
  /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g,
  /<[^>]*>/g,
  /&#?\w+;/g,
  /\\/g,
];

function stripCode(source: string): string {
  return notProse.reduce((text, pattern) => text.replace(pattern, ' '), source);
}
