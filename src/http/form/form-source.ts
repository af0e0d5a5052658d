import type { DocumentNode } from '../../openapi/load/node.ts';
import type { MergedSchema } from '../../openapi/rows/merge-schema.ts';

/** What a field of a form is made from. */
export interface FormSource {
  readonly schema: MergedSchema;
  /** The only one of its types that the field is for. */
  readonly type?: string | undefined;
  /** Schemas that hold too: those that the schema is a choice of. */
  readonly beside: readonly MergedSchema[];
  /** A property that has only these values in this choice. */
  readonly fixed?: { readonly name: string; readonly values: readonly string[] } | undefined;
}

/** The source of a field whose schema nothing else is said about. */
export function toSource(schema: MergedSchema): FormSource {
  return { schema, beside: [] };
}

/** A control with the fields inside it named, not yet made. */
export type Branch =
  | {
      readonly kind: 'object';
      readonly members: readonly Member[];
      readonly rest: readonly DocumentNode[] | undefined;
    }
  | { readonly kind: 'list'; readonly item: DocumentNode }
  | {
      readonly kind: 'choice';
      readonly options: readonly { readonly title: string; readonly source: FormSource }[];
    };

export interface Member {
  readonly name: string;
  readonly source: FormSource;
  readonly required: boolean;
}
