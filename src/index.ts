export { type OctavoOptions, octavo } from './integration/octavo.ts';
export type { Problem } from './problem/problem.ts';
