/** What an object of a document may hold, by the name of its kind: `operation`, `response`. */
export type Shapes = Readonly<Record<string, Shape>>;

/** One kind of object, as a version of the specification describes it. */
export interface Shape {
  /** As a sentence begins: `A response`. */
  readonly label: string;
  readonly fields: Readonly<Record<string, ShapeField>>;
  /** Those of the fields that must be there. */
  readonly needed: readonly (readonly [name: string, field: ShapeField])[];
  /** The value of every other name that does not begin with `x-`: for maps such as `paths`. */
  readonly others?: OtherFields;
  /** Whether a Reference Object may replace it; what else such an object holds is not looked at. */
  readonly isReferable: boolean;
  /** Whether other names are allowed, so that only misspelt ones are told. */
  readonly isOpen: boolean;
}

/** A field with a fixed name. */
export interface ShapeField {
  readonly rule: FieldRule;
  /** A value to show when the field is missing, for one that must be there. */
  readonly required?: unknown;
  /** Whether a page is right without the required field, so that its lack is a warning only. */
  readonly isSpareable?: boolean;
}

/** The fields of a map. */
interface OtherFields {
  readonly rule: FieldRule;
  /** What their names must be; a failing one is told by a check of its own. */
  readonly names?: RegExp;
}

/** What a field's value must be. */
export type FieldRule =
  | { readonly form: 'any' | 'text' | 'flag' | 'number' | 'object' | 'list' }
  /** `words`: the only ones that the list may contain. */
  | { readonly form: 'texts'; readonly words?: readonly string[] }
  | { readonly form: 'word'; readonly words: readonly string[] }
  /** `flag`: true or false is allowed too. */
  | { readonly form: 'one'; readonly kind: string; readonly orFlag?: boolean }
  | { readonly form: 'map' | 'items'; readonly kind: string };

export const any: FieldRule = { form: 'any' };
export const text: FieldRule = { form: 'text' };
export const texts: FieldRule = { form: 'texts' };
export const flag: FieldRule = { form: 'flag' };
export const number: FieldRule = { form: 'number' };
export const object: FieldRule = { form: 'object' };
export const list: FieldRule = { form: 'list' };

/** One of these words. */
export function word(...words: readonly string[]): FieldRule {
  return { form: 'word', words };
}

/** A list of these words. */
export function wordsOf(...words: readonly string[]): FieldRule {
  return { form: 'texts', words };
}

/** One object of a kind. */
export function one(kind: string): FieldRule {
  return { form: 'one', kind };
}

/** Objects of a kind by name. */
export function map(kind: string): FieldRule {
  return { form: 'map', kind };
}

/** A list of objects of a kind. */
export function items(kind: string): FieldRule {
  return { form: 'items', kind };
}

/** The same rule for each of these names. */
export function each(rule: FieldRule, names: string): Readonly<Record<string, FieldRule>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, rule]));
}

/** A field that must be there, with a value to show to whoever left it out. */
export function needed(rule: FieldRule, example: unknown): ShapeField {
  return { rule, required: example };
}

/** As `needed`, for what the page does not show. */
export function spareable(rule: FieldRule, example: unknown): ShapeField {
  return { rule, required: example, isSpareable: true };
}

type Written = Readonly<Record<string, FieldRule | ShapeField>>;

/** An object with these fields. */
export function shape(label: string, fields: Written, rest: Partial<Shape> = {}): Shape {
  const named = Object.entries(fields).map(
    ([name, field]) => [name, 'rule' in field ? field : { rule: field }] as const,
  );
  const needed = named.filter(([, field]) => field.required !== undefined);
  return { label, fields: Object.fromEntries(named), needed, isReferable: false, isOpen: false, ...rest };
}

/** As `shape`, where a reference may replace it. */
export function referable(label: string, fields: Written, rest: Partial<Shape> = {}): Shape {
  return shape(label, fields, { isReferable: true, ...rest });
}

/** The shape with further or other fields. */
export function extend(base: Shape, fields: Written): Shape {
  const { label, others, isReferable, isOpen } = base;
  return shape(label, { ...base.fields, ...fields }, { isReferable, isOpen, ...(others && { others }) });
}
