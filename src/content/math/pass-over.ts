/** What no `$` begins math in besides fences, code and braces: addresses, tags and, in MDX, modules. */
const skipped: Readonly<Record<'mdx' | 'md', RegExp>> = {
  mdx: /(?<![^\n])(?:import|export)\s(?:[^\n]*\n)*?(?=\s*\n|$(?![^\n]))|\]\((?:[^()\n]|\([^()\n]*\))*\)|\bhttps?:\/\/[^\s<]+|<\/?[A-Za-z](?:[^<>"'{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*>/y,
  md: /\]\((?:[^()\n]|\([^()\n]*\))*\)|\bhttps?:\/\/[^\s<]+|<\/?[A-Za-z!](?:[^<>"']|"[^"]*"|'[^']*')*>/y,
};

const fence = /[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})/y;

/** Where reading goes on after the sign, tag, code or JavaScript at `at`, none of it math. */
export function passOver(text: string, at: number, format: 'mdx' | 'md'): number {
  const sign = text[at] ?? '';
  if (sign === '\\') return at + 2;
  if (at === 0 || text[at - 1] === '\n') {
    const end = passFence(text, at);
    if (end !== undefined) return end;
  }
  if (sign === '`') return passCode(text, at);
  if (sign === '{' && format === 'mdx') return passBraces(text, at);
  if (!/[\]<hie]/.test(sign)) return at + 1;
  const pattern = skipped[format];
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length || 1);
}

function passFence(text: string, at: number): number | undefined {
  fence.lastIndex = at;
  const marker = fence.exec(text)?.[1];
  if (marker === undefined) return undefined;
  const end = new RegExp(`\\n[ \\t>]*${marker}[^\\n]*`, 'g');
  end.lastIndex = at;
  const close = end.exec(text);
  return close ? close.index + close[0].length : text.length;
}

function passCode(text: string, at: number): number {
  const ticks = /`+/y;
  ticks.lastIndex = at;
  const run = ticks.exec(text)?.[0] ?? '`';
  const end = new RegExp(`(?<!\`)${run}(?!\`)`, 'g');
  end.lastIndex = at + run.length;
  const close = end.exec(text);
  return close ? close.index + run.length : at + run.length;
}

function passBraces(text: string, at: number): number {
  let depth = 0;
  for (let end = at; end < text.length; end++) {
    if (text[end] === '{') depth++;
    else if (text[end] === '}' && --depth === 0) return end + 1;
  }
  return at + 1;
}
