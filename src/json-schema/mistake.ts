import type { JsonObject } from '../lib/json/json-value.ts';

/** A schema of JSON Schema 2020-12. */
export type JsonSchema = boolean | JsonObject;

/** A keyword of a schema that a value does not fit. */
export type Mistake = SchemaRule & {
  /** A JSON Pointer into the value (RFC 6901). */
  readonly pointer: string;
  /** What is there. */
  readonly value: unknown;
  readonly schema: JsonObject;
};

/** What a schema asks for. */
export type SchemaRule =
  | { readonly keyword: 'false' | 'not' | 'several' }
  /** `name` is that of a property that may not be there. */
  | { readonly keyword: 'additionalProperties'; readonly name: string }
  | { readonly keyword: 'type'; readonly expected: readonly string[] }
  | { readonly keyword: 'enum' | 'const'; readonly expected: readonly unknown[] }
  | { readonly keyword: 'pattern' | 'format' | 'required'; readonly expected: string }
  /** `expected` is missing beside the property `because`. */
  | { readonly keyword: 'dependentRequired'; readonly expected: string; readonly because: string }
  | { readonly keyword: BoundKeyword; readonly expected: number }
  /** `size` is how many there are. */
  | { readonly keyword: SizeKeyword; readonly expected: number; readonly size: number }
  /** `index` is that of the second of two equal items. */
  | { readonly keyword: 'uniqueItems'; readonly index: number }
  /** What each of the choices, or the schema of the name, does not allow. */
  | {
      readonly keyword: 'anyOf' | 'oneOf' | 'propertyNames';
      readonly inner: readonly (readonly Mistake[])[];
    };

/** A keyword that a number is compared with. */
export type BoundKeyword = 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum' | 'multipleOf';
/** A keyword that limits how much there is of something. */
export type SizeKeyword = `${'min' | 'max'}${'Length' | 'Items' | 'Properties' | 'Contains'}`;

/** What stands between "must be" and the bound, for writers. */
export const boundPhrases: Readonly<Record<BoundKeyword, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
  multipleOf: 'a multiple of',
};
