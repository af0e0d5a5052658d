import type { Refusal } from '../refusal.ts';

/** What the first rule says that refuses; undefined when none does. */
export function runRules<C>(
  rules: readonly ((context: C) => Refusal | undefined)[],
  context: C,
): Refusal | undefined {
  for (const rule of rules) {
    const refusal = rule(context);
    if (refusal) return refusal;
  }
  return undefined;
}
