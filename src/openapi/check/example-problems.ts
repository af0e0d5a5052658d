import type { Place, Problem } from '../../problem/problem.ts';
import { quote } from '../load/problems.ts';
import type { Mismatch } from './matching/mismatch.ts';

/** An example or a default that its schema does not allow. */
export function describeMismatch(word: 'example' | 'default', mismatch: Mismatch, place: Place): Problem {
  const { segments, reason, hint } = mismatch;
  const where = segments.length === 0 ? 'it' : quote(segments.join('.'));
  return {
    ...place,
    code: `openapi/${word}-mismatch`,
    severity: 'warning',
    message: `The ${word} does not match its schema: ${where} ${reason}.`,
    hint: hint ?? `Correct the ${word}, or the schema if the ${word} is right.`,
  };
}
