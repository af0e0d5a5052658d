/** What a key press makes of a JSON text: a text in the place of what is selected, and the caret that many characters before its end. */
export interface JsonEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly back: number;
}

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']', '"': '"' };

/**
 * What a key does beyond what a browser makes of it: closes what is opened, goes over what closes, takes both of an empty pair, keeps
 * the indentation. Undefined for what a browser does. `from` and `to` are the selection's ends.
 */
export function pressJsonKey(text: string, from: number, to: number, key: string): JsonEdit | undefined {
  const [before, next] = [text.charAt(from - 1), text.charAt(to)];
  const isString = isInString(text, from);
  if (key === 'Enter') return isString ? undefined : breakLine(text, from, to);
  if (key === 'Backspace')
    return from === to && before !== '' && closers[before] === next
      ? { from: from - 1, to: from + 1, text: '', back: 0 }
      : undefined;
  if (from === to && /^["}\]]$/.test(key) && next === key && (key !== '"' || before !== '\\'))
    return { from, to: to + 1, text: key, back: 0 };
  const closer = closers[key];
  if (closer === undefined || isString || !/^[\s,}\]:]?$/.test(next)) return undefined;
  // Who selects lines writes them anew.
  const inside = text.slice(from, to);
  return { from, to, text: key + (inside.includes('\n') ? '' : inside) + closer, back: 1 };
}

function breakLine(text: string, from: number, to: number): JsonEdit {
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  const isOpen = /[{[]\s*$/.test(line);
  const inner = `\n${indent}${isOpen ? '  ' : ''}`;
  const isPair = isOpen && closers[line.trimEnd().slice(-1)] === text.charAt(to);
  const after = isPair ? `\n${indent}` : '';
  return { from, to, text: inner + after, back: after.length };
}

/** Whether a place is inside of a string. */
export function isInString(text: string, place: number): boolean {
  const last = [...text.slice(0, place).matchAll(/"(?:[^"\\\n]|\\.)*"?/g)].at(-1)?.[0] ?? '""';
  const line = text.slice(text.lastIndexOf('\n', place - 1) + 1, place);
  return !/^"(?:[^"\\]|\\.)*"$/.test(last) && line.endsWith(last);
}

/** The bracket before or behind a place and the one that belongs to it, as indexes in their order; undefined without both. */
export function findBracketPair(
  text: string,
  place: number,
): readonly [open: number, close: number] | undefined {
  const open: number[] = [];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g)) {
    if (token.length > 1 || token === '"') continue;
    if (closers[token]) {
      open.push(index);
      continue;
    }
    const start = open.pop();
    if (start === undefined || closers[text.charAt(start)] !== token) return undefined;
    if ([place, place - 1].some((at) => at === index || at === start)) return [start, index];
  }
  return undefined;
}
