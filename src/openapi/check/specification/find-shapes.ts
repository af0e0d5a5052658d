import type { Shapes } from './shape.ts';
import { shapesOfThree, shapesOfThreeOne, shapesOfThreeTwo } from './shapes-of-three.ts';
import { shapesOfTwo } from './shapes-of-two.ts';

/** The objects of a version that can be read: `2.0`, `3.0.3`, `3.1.1`, `3.2.0`. */
export function findShapes(version: string): Shapes {
  if (version.startsWith('2')) return shapesOfTwo;
  if (version.startsWith('3.0')) return shapesOfThree;
  return version.startsWith('3.1') ? shapesOfThreeOne : shapesOfThreeTwo;
}
