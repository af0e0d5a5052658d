export { type OctavoOptions, octavo } from './astro/hooks/octavo.ts';
export type { Problem } from './problem/problem.ts';
