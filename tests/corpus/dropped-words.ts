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
  /^export\b[^\n]*[{(]\n[\s\S]*?^[})][^\n]*/gm,
  /^[ \t]*(?:import|export)\b[^\n]*/gm,
  // What is for machines stands in the Markdown of the page alone.
  /<Visibility\s+for="agents"[\s\S]*?<\/Visibility>/g,
  // The kind of a callout: https://docs.github.com/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#alerts
  /\[!\w+\]/g,
  /\$\$[\s\S]*?\$\$|\$(?:(?!\n\s*\n)[^$])*\\(?:(?!\n\s*\n)[^$])*\$/g,
  /<(style|script|svg)\b[\s\S]*?<\/\1>/g,
  /!\[[^\]]*\]\([^)]*\)/g,
  /\]\(\S*/g,
  /^\[[^\]]+\]:.*$/gm,
  /https?:\/\/[^\s"'<>]+/g,
  ...Array.from({ length: 9 }, () => /\{[^{}]*\}/g),
  /<\/?[A-Za-z](?:"[^"]*"|[^">])*>|<[^>]*>/g,
  /&#?\w+;/g,
  /\\/g,
];

function stripCode(source: string): string {
  return notProse.reduce((text, pattern) => text.replace(pattern, ' '), stripFences(source));
}

/** Without fenced code: a fence ends at its like, or where the list item that it stands in does. */
function stripFences(source: string): string {
  let open: { readonly marker: string; readonly indent: number } | undefined;
  const lines = source.split('\n').filter((line) => {
    const indent = line.search(/\S/);
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (open && indent >= 0 && indent < open.indent) open = undefined;
    if (open) {
      if (marker?.startsWith(open.marker)) open = undefined;
      return false;
    }
    if (marker !== undefined) open = { marker, indent };
    return marker === undefined;
  });
  return lines.join('\n');
}
