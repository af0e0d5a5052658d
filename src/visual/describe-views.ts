import type { View } from './shot.ts';

/** Views as a sentence has them: `1440 px light and dark, 390 px dark`; `everywhere` where they are all there are. */
export function describeViews(views: readonly View[], all: readonly View[]): string {
  if (views.length === all.length) return 'at every width and in every mode';
  const widths = Map.groupBy(views, ({ width }) => width);
  return [...widths]
    .map(([width, some]) => `${width} px ${some.map(({ mode }) => mode).join(' and ')}`)
    .join(', ');
}
