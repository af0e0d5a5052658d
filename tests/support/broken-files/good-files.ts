import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { siteSchema } from '../../../src/config/schema/site-schema.ts';
import {
  type ConfigSchema,
  findConfigSchema,
  listFieldsOf,
  listForms,
  readDefault,
  readNotes,
} from '../../../src/config/schema-tree.ts';
import { all, put } from '../../e2e/json-change.ts';
import { listFields } from '../site-json-fields.ts';
import { findFields, splitPath } from './mutations.ts';

/** A `site.json` without a mistake, of fields in their shorter form. */
export const shortForms = readFile('short-forms');

/** The same of fields in their longest form: those of `long-forms.json`, then all that neither file has as their examples. */
export const longForms = completeFile(readFile('long-forms'));

function readFile(name: string): string {
  return readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8');
}

/** A file with the fields that neither it nor `shortForms` has, as their schemas have them for an example. */
export function completeFile(text: string): string {
  const known = new Set([...findFields(text), ...findFields(shortForms)].map(({ path }) => path));
  const missing = listFields().filter(({ path }) => !known.has(path));
  const outermost = missing.filter(({ path }) => !missing.some((other) => path.startsWith(`${other.path}.`)));
  const additions = outermost.map(({ path }) => {
    const steps = splitPath(path);
    return put(steps.join('.'), makeExample(path, findConfigSchema(siteSchema, steps) ?? z.unknown()));
  });
  return additions.length === 0 ? text : JSON.stringify(all(...additions)(JSON.parse(text)), null, 2);
}

/** A value of a field: its first example, or one that differs from its default. Throws an Error where its schema says neither. */
function makeExample(path: string, schema: ConfigSchema): unknown {
  const [example] = readNotes(schema).examples;
  if (example !== undefined) return example;
  const [form] = listForms(schema);
  const preset = readDefault(schema);
  if (form instanceof z.ZodBoolean) return preset !== true;
  if (form instanceof z.ZodEnum) return Object.values(form.enum).find((value) => value !== preset);
  if (form instanceof z.ZodArray) return [makeExample(`${path}[]`, form.element)];
  if (form instanceof z.ZodUnknown) return {};
  if (typeof preset === 'string' && preset !== '') return preset;
  const fields = [...listFieldsOf(schema)];
  if (fields.length === 0)
    throw new Error(`Give ${path} an example in its schema, by .meta({ examples: [...] }).`);
  return Object.fromEntries(fields.map(([key, field]) => [key, makeExample(`${path}.${key}`, field)]));
}
