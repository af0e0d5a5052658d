/**
 * Lets the page do what it has to when the work since `start` took long enough, and gives when the next stretch of work
 * began. By the clock, so that a slow machine does less at a time.
 */
export async function yieldToMain(start: number): Promise<number> {
  if (performance.now() - start < 8) return start;
  await (globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
  return performance.now();
}
