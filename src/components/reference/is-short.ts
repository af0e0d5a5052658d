import type { Fact } from '../../openapi/read/operation.ts';

/** Whether facts are few words, which have room in the line of a row's name. */
export function isShort(facts: readonly Fact[]): boolean {
  const words = facts.flatMap(({ label, values }) => [label, ...values]).join(' ');
  return words.length <= 32 && facts.every(({ notes }) => notes === undefined);
}
