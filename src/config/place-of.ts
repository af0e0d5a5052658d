import type { Node } from 'jsonc-parser';
import type { Place } from '../problem/problem.ts';
import { listItems, listMembers, type Member } from './json-tree.ts';

/**
 * The place of the value (or of its key) at a path into `site.json`, such as `['colors', 'primary']`; of
 * the nearest ancestor that exists where the path does not. Items of lists have no key: it is the value's.
 */
export type PlaceOf = (path: readonly (string | number)[], part?: 'key' | 'value') => Place;

/** Finds places in a tree; of a repeated key the last one counts, as in the value that is read. */
export function createPlaceOf(root: Node, locate: (offset: number) => Place): PlaceOf {
  const members = new Map<Node, ReadonlyMap<string, Member>>();
  const findMember = (node: Node, key: string): Member | undefined => {
    const known = members.get(node) ?? new Map(listMembers(node).map((member) => [member.key, member]));
    members.set(node, known);
    return known.get(key);
  };
  return (path, part = 'value') => {
    let node = root;
    let place = root;
    for (const [depth, step] of path.entries()) {
      const member = typeof step === 'string' ? findMember(node, step) : undefined;
      const value = typeof step === 'number' ? listItems(node)[step] : member?.value;
      if (value === undefined) break;
      node = value;
      place = part === 'key' && depth === path.length - 1 ? (member?.keyNode ?? value) : value;
    }
    return locate(place.offset);
  };
}
