import { paintJson } from '../../http/playground/paint-json.ts';
import { formatJson } from '../../lib/json/format-json.ts';
import { parseJson } from '../../lib/json/json-text.ts';
import { create } from './create.ts';
import { paint } from './paint.ts';

/** Characters in lines: more of them are nested so deep that they are better folded. */
const longest = 10_000;

/**
 * Short JSON in lines, as a tree that is open would stand there. Undefined for what is no JSON, and for what would not
 * stand as it was sent: with escapes that need not be, members that are named twice.
 */
export function layOutJson(text: string): HTMLElement | undefined {
  const pretty = formatJson(parseJson(text));
  if (pretty.length > longest || dropSpace(pretty) !== dropSpace(text)) return undefined;
  const rows = pretty.split('\n').map((line) => {
    const row = create('div', 'json-row', ...paint(paintJson(line.trim())));
    row.style.paddingInlineStart = `${line.search(/\S/)}ch`;
    return row;
  });
  return create('div', 'json', ...rows);
}

function dropSpace(text: string): string {
  return text.replace(/\s/g, '');
}
