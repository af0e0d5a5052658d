import { z } from 'zod';
import { isRequired, listForms, readDefault, readNotes, type Schema } from './schema-tree.ts';

/**
 * A value that the schema accepts, to be shown: its first example; else one made of its parts, an object
 * from its required fields (from its first when none is), a list from one item.
 */
export function makeExample(schema: Schema): unknown {
  const [example] = readNotes(schema).examples;
  const [form] = listForms(schema);
  return example ?? readDefaultText(schema) ?? (form === undefined ? undefined : makeFormExample(form));
}

function makeFormExample(form: Schema): unknown {
  if (form instanceof z.ZodEnum) return Object.values(form.enum)[0];
  if (form instanceof z.ZodBoolean) return true;
  if (form instanceof z.ZodArray) return [makeExample(form.element)];
  if (!(form instanceof z.ZodObject)) return readNotes(form).examples[0];
  const fields = Object.entries<Schema>(form.shape);
  const required = fields.filter(([, field]) => isRequired(field));
  const shown = required.length > 0 ? required : fields.slice(0, 1);
  return Object.fromEntries(shown.map(([key, field]) => [key, makeExample(field)]));
}

function readDefaultText(schema: Schema): unknown {
  const value = readDefault(schema);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
