import type { Place } from '../../problem/problem.ts';
import type { JsxElement } from './node.ts';
import { locate, type PageWork } from './page-work.ts';

/** In an opening tag: a text or braces as a value, which are passed over, the end, or a name. */
const piece = /"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|\/?>|[\w:.-]+/g;

/** Where an attribute's name stands in a tag, which the parser does not tell; the tag's place when it is not found. */
export function locateAttribute(element: JsxElement, name: string, work: PageWork): Place {
  const place = locate(work, element);
  if (!element.position) return place;
  const end = place.line + element.position.end.line - element.position.start.line;
  const tag = work.lines.slice(place.line - 1, end).join('\n');
  const start = place.column - 1;
  if (!tag.startsWith(`<${element.name}`, start)) return place;
  for (const { 0: found, index } of tag.slice(start).matchAll(piece)) {
    if (found === '>' || found === '/>') break;
    if (found !== name || index < 2) continue;
    const before = tag.slice(0, start + index).split('\n');
    return {
      file: work.file,
      line: place.line + before.length - 1,
      column: (before.at(-1)?.length ?? 0) + 1,
    };
  }
  return place;
}
