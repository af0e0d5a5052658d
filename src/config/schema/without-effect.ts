import { z } from 'zod';

/** A key that is accepted with any value because real sites have it, though nothing reads it. */
export function withoutEffect(subject: string) {
  return z
    .unknown()
    .optional()
    .meta({ description: `${subject}: accepted, but without effect.`, deprecated: true });
}
