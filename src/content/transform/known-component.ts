import { findNearest } from '../../lib/text/nearest.ts';
import type { Place } from '../../problem/problem.ts';
import { describeUnknownElement } from '../compile/markdown-problems.ts';
import { describeUnknownComponent } from '../compile/problems.ts';
import { isKnownElement } from './html-elements.ts';
import type { PageWork } from './page-work.ts';

/** Whether there is a component of that name; its use is noted, and a warning given when there is none. */
export function noteComponent(name: string, work: PageWork, place: Place): boolean {
  const root = name.split('.')[0] ?? '';
  if (work.missing.has(root) || name === 'Fragment') return true;
  if (work.declared.has(root)) {
    work.referenced.add(root);
    return true;
  }
  if (work.context.componentNames.has(name)) {
    work.components.add(name);
    return true;
  }
  work.problems.push(describeUnknownComponent(place, name, findNearest(name, work.context.componentNames)));
  return false;
}

/** Warns of a tag in small letters that no browser knows. */
export function noteElement(name: string, work: PageWork, place: Place): void {
  if (isKnownElement(name)) return;
  work.problems.push(describeUnknownElement(place, name, findNearest(name, work.context.componentNames)));
}
