import type { Place, Problem } from '../../problem/problem.ts';
import { openApiProblem, quoteText } from '../load/problems.ts';
import type { FieldRule, ShapeField } from './specification/shape.ts';

export function describeMissingField({
  label,
  name,
  field,
  isJson,
  place,
}: {
  readonly label: string;
  readonly name: string;
  readonly field: ShapeField;
  readonly isJson: boolean;
  readonly place: Place;
}): Problem {
  return openApiProblem(
    field.isSpareable ? 'warning' : 'error',
    'missing-field',
    place,
    `${label} must have ${quoteText(name)}, but has not.`,
    `Add it: ${writeMember(name, field.required, isJson)}`,
  );
}

export function describeUnknownField({
  label,
  key,
  nearest,
  leftover,
  names,
  place,
}: {
  readonly label: string;
  readonly key: string;
  readonly nearest: string | undefined;
  readonly leftover: string | undefined;
  readonly names: readonly string[];
  readonly place: Place;
}): Problem {
  const hint =
    leftover ??
    (nearest === undefined
      ? names.length > 0 && names.length < 12
        ? `It can have ${names.join(', ')}; names of your own begin with "x-".`
        : 'Take it out, or begin its name with "x-" if it is one of your own.'
      : `Did you mean ${quoteText(nearest)}?`);
  return openApiProblem(
    // Of a path it is most likely a method, and an operation that is lost.
    leftover === undefined && label !== 'A path' ? 'warning' : 'error',
    'unknown-field',
    place,
    `${label} has no field ${quoteText(key)}, so what stands there is not shown.`,
    hint,
  );
}

export function describeEmptyField(label: string, key: string, rule: FieldRule, place: Place): Problem {
  return openApiProblem(
    'warning',
    'empty-field',
    place,
    `${fieldLabel(label, key)} is empty.`,
    `Write ${formLabel(rule)} there, or take ${quoteText(key)} out.`,
  );
}

export function describeWrongForm({
  label,
  key,
  isNamed,
  rule,
  value,
  place,
}: {
  readonly label: string;
  readonly key: string;
  /** Whether the key is the specification's, not the writer's. */
  readonly isNamed: boolean;
  readonly rule: FieldRule;
  readonly value: unknown;
  readonly place: Place;
}): Problem {
  const isUnquoted = rule.form === 'text' && ['number', 'boolean'].includes(typeof value);
  const name = isNamed ? fieldLabel(label, key) : `${quoteText(key)} in ${lowerFirst(label)}`;
  return openApiProblem(
    isUnquoted ? 'warning' : 'error',
    'wrong-form',
    place,
    `${name} must be ${formLabel(rule)}, but is ${valueLabel(value)}.`,
    isUnquoted ? 'Put it in quotes.' : adviseForm(rule, value),
  );
}

export function describeWrongWord({
  label,
  key,
  value,
  words,
  nearest,
  place,
}: {
  readonly label: string;
  readonly key: string;
  readonly value: string;
  readonly words: readonly string[];
  readonly nearest: string | undefined;
  readonly place: Place;
}): Problem {
  const hint =
    key === 'in' && value === 'body'
      ? 'In OpenAPI 3 the body stands in requestBody: { content: { application/json: { schema: ... } } }.'
      : key === 'in' && value === 'formData'
        ? 'In OpenAPI 3 a form stands in requestBody: { content: { multipart/form-data: { schema: ... } } }.'
        : nearest === undefined
          ? 'Write one of these.'
          : `Did you mean ${quoteText(nearest)}?`;
  return openApiProblem(
    'error',
    'unknown-value',
    place,
    `${fieldLabel(label, key)} must be one of ${words.join(', ')}, but is ${quoteText(value)}.`,
    hint,
  );
}

export function describeMisplacedReference(label: string, place: Place): Problem {
  return openApiProblem(
    'error',
    'misplaced-reference',
    place,
    `${label} cannot be a $ref, so nothing of it is shown.`,
    'Write it here, or put the $ref into what stands around it.',
  );
}

/** A field as a sentence begins: `"tags" of an operation`, `info.version`. */
function fieldLabel(label: string, key: string): string {
  return /^[a-z]\S*$/.test(label) ? `${label}.${key}` : `${quoteText(key)} of ${lowerFirst(label)}`;
}

function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

const forms: Readonly<Record<FieldRule['form'], string>> = {
  any: 'any value',
  text: 'a text',
  texts: 'a list of texts',
  flag: 'true or false',
  number: 'a number',
  object: 'an object',
  list: 'a list',
  word: 'a text',
  one: 'an object',
  map: 'an object with a name for each',
  items: 'a list of objects',
};

function formLabel(rule: FieldRule): string {
  return rule.form === 'one' && rule.orFlag ? 'a schema' : forms[rule.form];
}

function valueLabel(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? `the text ${quoteText(value)}` : `${String(value)}`;
}

function adviseForm(rule: FieldRule, value: unknown): string {
  if (rule.form === 'texts' && typeof value === 'string') return `Write a list: [${quoteText(value)}]`;
  if (rule.form === 'items' && typeof value === 'object')
    return 'Begin each object with "- ", or put them in [ ].';
  if (rule.form === 'number' && typeof value === 'string') return 'Write the number without quotes.';
  if (rule.form === 'flag') return 'Write true or false without quotes.';
  if (rule.form === 'one' || rule.form === 'map' || rule.form === 'object')
    return 'Write "name: value" lines below it, each two spaces further in.';
  return `Write ${forms[rule.form]}.`;
}

/** A member as the file would have it. */
function writeMember(name: string, value: unknown, isJson: boolean): string {
  return isJson ? `"${name}": ${JSON.stringify(value)}` : `${name}: ${writeYaml(value)}`;
}

function writeYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeYaml).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, item]) => `${writeYaml(key)}: ${writeYaml(item)}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return typeof value === 'string' && !/^[\w./:-]*[a-z.][\w./-]*$/i.test(value)
    ? `'${value}'`
    : String(value);
}
