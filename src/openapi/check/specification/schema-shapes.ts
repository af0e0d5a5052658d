import {
  any,
  extend,
  type FieldRule,
  flag,
  items,
  list,
  map,
  number,
  one,
  type Shape,
  shape,
  text,
} from './shape.ts';

const schemaOrFlag: FieldRule = { form: 'one', kind: 'schema', orFlag: true };

/** Keywords whose meaning no version changes. `type` and `required` are looked at by checks of their own. */
const common = {
  $ref: text,
  title: text,
  description: text,
  format: text,
  default: any,
  type: any,
  enum: list,
  required: any,
  multipleOf: number,
  maximum: number,
  minimum: number,
  maxLength: number,
  minLength: number,
  pattern: text,
  maxItems: number,
  minItems: number,
  uniqueItems: flag,
  maxProperties: number,
  minProperties: number,
  properties: map('schema'),
  additionalProperties: schemaOrFlag,
  allOf: items('schema'),
  readOnly: flag,
  example: any,
  xml: one('xml'),
  externalDocs: one('externalDocs'),
};

/** JSON Schema 2020-12 knows them; an older document that has one of them is shown as it means. */
const newer = {
  $id: text,
  $schema: text,
  $anchor: text,
  $dynamicRef: text,
  $dynamicAnchor: text,
  $vocabulary: any,
  $comment: text,
  $defs: map('schema'),
  definitions: map('schema'),
  const: any,
  examples: any,
  anyOf: items('schema'),
  oneOf: items('schema'),
  not: schemaOrFlag,
  if: schemaOrFlag,
  // biome-ignore lint/suspicious/noThenProperty: the keyword's name; the object is never awaited.
  then: schemaOrFlag,
  else: schemaOrFlag,
  dependentSchemas: map('schema'),
  dependentRequired: any,
  prefixItems: items('schema'),
  items: schemaOrFlag,
  contains: schemaOrFlag,
  minContains: number,
  maxContains: number,
  patternProperties: map('schema'),
  propertyNames: schemaOrFlag,
  unevaluatedItems: schemaOrFlag,
  unevaluatedProperties: schemaOrFlag,
  contentEncoding: text,
  contentMediaType: text,
  contentSchema: schemaOrFlag,
  writeOnly: flag,
  nullable: flag,
  deprecated: flag,
  discriminator: any,
  exclusiveMaximum: any,
  exclusiveMinimum: any,
};

/** The Schema Object; other keywords are allowed in every version's reading, and misspelt ones told. */
const schemaShape: Shape = {
  ...extend(shape('A schema', common), newer),
  isOpen: true,
};

/** The objects that only schemas have. */
export const schemaParts = {
  xml: shape('xml', {
    name: text,
    namespace: text,
    prefix: text,
    attribute: flag,
    wrapped: flag,
    nodeType: text,
  }),
  discriminator: shape('A discriminator', {
    propertyName: { rule: text, required: 'type' },
    mapping: any,
    defaultMapping: text,
  }),
};

/** The Schema Object of 3.x, whose discriminator is an object. */
export const schema30: Shape = extend(schemaShape, { discriminator: one('discriminator') });

/** The Schema Object of 2.0, whose discriminator is a property's name, and whose tuples are lists of schemas. */
export const schema20: Shape = extend(schemaShape, {
  discriminator: text,
  items: any,
  type: any,
  required: any,
});
