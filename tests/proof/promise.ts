/** What was proven of a promise, or what broke it. */
export interface Figure {
  readonly promise: string;
  /** What was counted or measured, such as "20 of 20". */
  readonly figure: string;
  readonly holds: boolean;
  /** What broke it, a sentence each. */
  readonly broken: readonly string[];
}

/** The figure of cases of which each has to hold; `broken` says which did not, and why. */
export function countCases(promise: string, cases: number, broken: readonly string[]): Figure {
  return { promise, figure: `${cases - broken.length} of ${cases}`, holds: broken.length === 0, broken };
}
