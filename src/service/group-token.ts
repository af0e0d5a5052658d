import { randomBytes } from 'node:crypto';

/** A user group token of 256 random bits. */
export function createGroupToken(): string {
  return `ug_${randomBytes(32).toString('base64url')}`;
}
