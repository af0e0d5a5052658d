import { describeUnclosedFence } from '../compile/markdown-problems.ts';
import type { Element } from './node.ts';
import { locate, type PageWork } from './page-work.ts';

/** Warns of a fenced code block that ends with its container or the page instead of a closing fence. */
export function checkFence(pre: Element, work: PageWork): void {
  if (!pre.position) return;
  const place = locate(work, pre);
  const { lines } = work;
  const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(lines[place.line - 1]?.slice(place.column - 1) ?? '') ?? [];
  if (fence === '') return;
  const last = lines[pre.position.end.line - 1] ?? '';
  const closing = /(`{3,}|~{3,})[ \t]*$/.exec(last)?.[1] ?? '';
  const isClosed = pre.position.end.line > pre.position.start.line && closing.startsWith(fence);
  if (!isClosed) work.problems.push(describeUnclosedFence(place, fence));
}
