import type { Place } from '../../problem/problem.ts';

/** Who reads a schema: what a client sends may be asked for less, what it receives may be more, without breaking it. */
export type SchemaUse = 'sent' | 'received';

export type DifferenceKind = 'added' | 'changed' | 'removed';

/** What is different in one place of a document. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** Whether a client that works with the old document may fail with the new one. */
  readonly isBreaking: boolean;
  /** Members that lead to it, `[]` for items of a list: `user`, `tags`, `[]`. None for the whole. */
  readonly path: readonly string[];
  /** A sentence without its subject: `is required now`. */
  readonly message: string;
  /** In the new document; of what was removed, in the old one. */
  readonly place: Place;
}

/** A difference between two versions of an API. */
export interface ApiChange extends Omit<Difference, 'path'> {
  /** `GET /users/{id}` as the new document has it, or the old one where it was removed; a webhook is `webhook NAME`, a channel `channel NAME`. */
  readonly operation: string;
  /** Its `operationId`, if it has one. */
  readonly operationId: string | undefined;
  /** What of it: `''` for the operation itself, `query parameter limit`, `request body user.name`. */
  readonly subject: string;
}
