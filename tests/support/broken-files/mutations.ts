import type { Node } from 'jsonc-parser';
import { z } from 'zod';
import { listMembers, parseJsonTree } from '../../../src/config/json-tree.ts';
import { siteSchema } from '../../../src/config/schema/site-schema.ts';
import {
  type ConfigSchema,
  findConfigSchema,
  isRequired,
  listForms,
} from '../../../src/config/schema-tree.ts';
import { listFields } from '../site-json-fields.ts';

/** A good file with one mistake in it, and the problem that it has to get. */
interface Mutation {
  readonly name: string;
  readonly text: string;
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** Where the problem is, in UTF-16 units from the start of `text`. */
  readonly offset: number;
  /** What the hint has to contain. */
  readonly hint: string;
}

/** A field of the schema as it stands in a sample. */
interface Found {
  readonly path: string;
  readonly key: string;
  readonly schema: ConfigSchema;
  readonly parent: Node;
  readonly keyNode: Node;
  readonly value: Node;
}

/** Values that break the format of a string, with the code that each gets. */
const BAD_FORMATS: Readonly<Record<string, readonly (readonly [value: string, code: string])[]>> = {
  'hex-color': [
    ['0D9373', 'hex-color'],
    ['red', 'hex-color'],
    ['#12345', 'hex-color'],
  ],
  'safe-url': [
    ['javascript:alert(1)', 'unsafe-url'],
    ['', 'empty'],
  ],
  'web-url': [['docs.example.com', 'web-url']],
  'secure-url': [
    ['search.example.com', 'secure-url'],
    ['http://search.example.com', 'secure-url'],
  ],
  'algolia-app-id': [['my app', 'algolia-app-id']],
  'language-tag': [['pt_BR', 'language']],
};

/** The first place in `text` of every field of the schema that stands there. */
export function findFields(text: string): readonly Found[] {
  const root = parseJsonTree(text);
  return listFields().flatMap(({ path }) => {
    const steps = splitPath(path);
    const schema = findConfigSchema(siteSchema, steps);
    const parent = steps.slice(0, -1).reduce<Node | undefined>((node, step) => stepInto(node, step), root);
    const member =
      parent === undefined ? undefined : listMembers(parent).find(({ key }) => key === steps.at(-1));
    if (schema === undefined || parent === undefined || member?.value === undefined) return [];
    return [{ path, key: member.key, schema, parent, keyNode: member.keyNode, value: member.value }];
  });
}

/** The path of a field as `listFields()` names it, as steps to its first place. */
export function splitPath(path: string): readonly (string | number)[] {
  return path.split('.').flatMap((part) => part.split(/(?=\[\])/).map((step) => (step === '[]' ? 0 : step)));
}

/** Every field in turn deleted where it is required, retyped, misspelt, given twice, and broken in its form. */
export function listMutations(text: string): readonly Mutation[] {
  return findFields(text).flatMap((field) => [
    ...deleteField(text, field),
    ...retypeField(text, field),
    ...misspellField(text, field),
    ...repeatField(text, field),
    ...breakForm(text, field),
  ]);
}

function stepInto(node: Node | undefined, step: string | number): Node | undefined {
  if (node === undefined) return undefined;
  return typeof step === 'number'
    ? node.children?.[step]
    : listMembers(node).find(({ key }) => key === step)?.value;
}

function deleteField(
  text: string,
  { path, key, schema, parent, keyNode, value }: Found,
): readonly Mutation[] {
  if (!isRequired(schema)) return [];
  const end = value.offset + value.length;
  const after = /^\s*,\s*/.exec(text.slice(end))?.[0].length ?? 0;
  const before = after > 0 ? 0 : (/,\s*$/.exec(text.slice(0, keyNode.offset))?.[0].length ?? 0);
  return [
    {
      name: `${path} deleted`,
      text: text.slice(0, keyNode.offset - before) + text.slice(end + after),
      code: 'site-json/missing',
      severity: 'error',
      offset: parent.offset,
      hint: `Add "${key}"`,
    },
  ];
}

function retypeField(text: string, field: Found): readonly Mutation[] {
  const forms = listForms(field.schema);
  if (forms.some((form) => form instanceof z.ZodUnknown)) return [];
  const isNumber = forms.some((form) => form instanceof z.ZodNumber);
  const isList = forms.some((form) => form instanceof z.ZodArray);
  const code = forms.some((form) => form instanceof z.ZodEnum) ? 'choice' : 'type';
  return [isNumber ? '"x"' : '5', 'null', isList ? 'true' : '[]'].map((wrong) =>
    replaceValue(text, field, wrong, `retyped to ${wrong}`, code, ''),
  );
}

function misspellField(text: string, { path, key, keyNode }: Found): readonly Mutation[] {
  const wrong = `${key}${key.at(-1)}`;
  const end = keyNode.offset + keyNode.length;
  const name = `${path} misspelt`;
  const changed = text.slice(0, keyNode.offset) + JSON.stringify(wrong) + text.slice(end);
  const hint = `Did you mean "${key}"?`;
  const { offset } = keyNode;
  return [{ name, text: changed, code: 'site-json/unknown-field', severity: 'warning', offset, hint }];
}

function repeatField(text: string, { path, keyNode, value }: Found): readonly Mutation[] {
  const end = value.offset + value.length;
  const member = text.slice(keyNode.offset, end);
  const line = text.slice(0, keyNode.offset).split('\n').length;
  return [
    {
      name: `${path} given twice`,
      text: `${text.slice(0, end)},\n${member}${text.slice(end)}`,
      code: 'site-json/duplicate-field',
      severity: 'error',
      offset: end + 2,
      hint: `line ${line}`,
    },
  ];
}

function breakForm(text: string, field: Found): readonly Mutation[] {
  if (field.value.type !== 'string') return [];
  return listForms(field.schema).flatMap((form) => {
    if (form instanceof z.ZodEnum) {
      const value = String(field.value.value);
      const wrong = JSON.stringify(`${value}${value.at(-1)}`);
      return [
        replaceValue(text, field, wrong, 'misspelt in its value', 'choice', `Did you mean "${value}"?`),
      ];
    }
    const format = form instanceof z.ZodCustomStringFormat ? form.def.format : '';
    const broken = (BAD_FORMATS[format] ?? []).map(([wrong, code]) =>
      replaceValue(text, field, JSON.stringify(wrong), `set to "${wrong}"`, code, ''),
    );
    const isText = form instanceof z.ZodString && form.minLength === 1;
    return isText ? [replaceValue(text, field, '""', 'emptied', 'empty', 'Give it a value')] : broken;
  });
}

function replaceValue(
  text: string,
  { path, value }: Found,
  wrong: string,
  what: string,
  code: string,
  hint: string,
): Mutation {
  const changed = text.slice(0, value.offset) + wrong + text.slice(value.offset + value.length);
  return {
    name: `${path} ${what}`,
    text: changed,
    code: `site-json/${code}`,
    severity: 'error',
    offset: value.offset,
    hint,
  };
}
