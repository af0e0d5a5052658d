import { z } from 'zod';
import type { Finding } from '../problem/problem.ts';
import type { JsonPath } from './json-tree.ts';
import { configFinding, type LocatedFinding, missingField } from './problems.ts';
import {
  type ConfigSchema,
  findConfigSchema,
  isRequired,
  listForms,
  readDefault,
  readNotes,
} from './schema-tree.ts';

type Issue = z.core.$ZodIssue;

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What a string of a format must be, for a value that is no string. */
const FORMAT_NAMES: Readonly<Record<string, string>> = {
  'hex-color': 'a hex color such as "#0D9373"',
  'safe-url': 'a path or URL',
  'web-url': 'an http or https URL',
  'secure-url': 'an https URL',
  'algolia-app-id': 'text',
  'language-tag': 'a language tag such as "en"',
};

/** The findings for what zod says of a value that it was given. Every issue becomes at least one sentence. */
export function explainIssues(
  issues: readonly Issue[],
  schema: ConfigSchema,
  value: unknown,
): readonly LocatedFinding[] {
  return issues.flatMap((issue) => explainIssue(issue, [], schema, value));
}

function explainIssue(
  issue: Issue,
  above: JsonPath,
  root: ConfigSchema,
  value: unknown,
): readonly LocatedFinding[] {
  const path = [...above, ...issue.path.filter((step) => typeof step !== 'symbol')];
  const branch = issue.code === 'invalid_union' ? chooseBranch(issue.errors) : undefined;
  if (branch !== undefined) return branch.flatMap((inner) => explainIssue(inner, path, root, value));
  const schema = findConfigSchema(root, path);
  if (schema === undefined) return [];
  if (!hasPath(value, path)) {
    const finding = missingField(path, makeFieldExample(schema), readNotes(schema).description);
    return [{ finding, path: path.slice(0, -1), part: 'value' }];
  }
  return [{ finding: describeIssue(issue, path, readPath(value, path), schema), path, part: 'value' }];
}

/** Of a union's options the one that is of the value's type, so that its own issues say more. */
function chooseBranch(options: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  return options.find(
    (issues) => !issues.some(({ code, path }) => path.length === 0 && code === 'invalid_type'),
  );
}

function describeIssue(issue: Issue, path: JsonPath, value: unknown, schema: ConfigSchema): Finding {
  const example = makeFieldExample(schema);
  switch (issue.code) {
    case 'invalid_value':
      return configFinding('choice', path, issue.values.map(String), value);
    case 'invalid_format':
      return describeFormat(issue.format, path, String(value), example);
    case 'too_small':
    case 'too_big':
      return typeof value === 'number'
        ? configFinding('number', path, 'a number from 1 to 1000', value, example)
        : configFinding('empty', path, example);
    default:
      return configFinding('type', path, nameExpected(issue, schema), value, example, isRequired(schema));
  }
}

function describeFormat(format: string, path: JsonPath, value: string, example: unknown): Finding {
  if (
    format === 'hex-color' ||
    format === 'web-url' ||
    format === 'secure-url' ||
    format === 'algolia-app-id'
  )
    return configFinding(format, path, value);
  if (format === 'language-tag') return configFinding('language', path, value);
  return value.trim() === ''
    ? configFinding('empty', path, example)
    : configFinding('unsafe-url', path, value);
}

/** What continues "must be": a union's own words, the format's of a string, else the type's name. */
function nameExpected(issue: Issue, schema: ConfigSchema): string {
  if (issue.code !== 'invalid_type') return issue.message;
  const [form] = listForms(schema);
  const format = form instanceof z.ZodCustomStringFormat ? FORMAT_NAMES[form.def.format] : undefined;
  return format ?? TYPE_NAMES[issue.expected] ?? issue.expected;
}

function hasPath(value: unknown, path: JsonPath): boolean {
  return path.length === 0 || Object.hasOwn(toObject(readPath(value, path.slice(0, -1))), path.at(-1) ?? '');
}

function readPath(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((inner, step) => Reflect.get(toObject(inner), step), value);
}

function toObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/**
 * A value that the schema accepts, to be shown: its first example; else one made of its parts, an object
 * from its required fields (from its first when none is), a list from one item.
 */
export function makeFieldExample(schema: ConfigSchema): unknown {
  const [example] = readNotes(schema).examples;
  const [form] = listForms(schema);
  return example ?? readDefaultText(schema) ?? (form === undefined ? undefined : makeFormExample(form));
}

function makeFormExample(form: ConfigSchema): unknown {
  if (form instanceof z.ZodEnum) return Object.values(form.enum)[0];
  if (form instanceof z.ZodBoolean) return true;
  if (form instanceof z.ZodArray) return [makeFieldExample(form.element)];
  if (!(form instanceof z.ZodObject)) return readNotes(form).examples[0];
  const fields = Object.entries<ConfigSchema>(form.shape);
  const required = fields.filter(([, field]) => isRequired(field));
  const shown = required.length > 0 ? required : fields.slice(0, 1);
  return Object.fromEntries(shown.map(([key, field]) => [key, makeFieldExample(field)]));
}

function readDefaultText(schema: ConfigSchema): unknown {
  const value = readDefault(schema);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
