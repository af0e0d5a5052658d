import { z } from 'zod';
import type { JsonPath } from '../config/json-tree.ts';
import { siteSchema } from '../config/schema/site.ts';
import { findSchema, listForms, unwrap } from '../config/schema-tree.ts';
import { OTHER_WORDS } from './other-names.ts';
import { repairColor } from './repair-color.ts';
import { nameKind } from './walk-schema.ts';

/**
 * What a value of `site.json` was meant to be: by the code of the error that it is, the field's schema and other words
 * for the same; undefined when that is not certain.
 */
export function repairValue(code: string, path: JsonPath, value: unknown): unknown {
  if (typeof value === 'string') {
    if (code === 'site-json/hex-color') return repairColor(value);
    if (code === 'site-json/choice') return repairChoice(path, value);
    if (code === 'site-json/unsafe-url') return repairUrl(value);
    if (code === 'site-json/web-url') return repairWebUrl(value);
    if (code === 'site-json/language') return repairLanguage(value);
  }
  return code === 'site-json/type' ? repairType(path, value) : undefined;
}

function repairChoice(path: JsonPath, value: string): string | undefined {
  const plain = (word: string) => word.toLowerCase().replace(/[\s_-]/g, '');
  const words = OTHER_WORDS[nameKind(path)] ?? {};
  const known = Object.hasOwn(words, plain(value)) ? words[plain(value)] : undefined;
  return known ?? listChoices(path).find((choice) => plain(choice) === plain(value));
}

function listChoices(path: JsonPath): readonly string[] {
  const schema = findSchema(siteSchema, path);
  const plain = schema === undefined ? undefined : unwrap(schema);
  return plain instanceof z.ZodEnum ? plain.options.map(String) : [];
}

function repairUrl(value: string): string | undefined {
  if (/^(?:localhost|[\d.]+):\d+(?:$|[/?#])/.test(value)) return `http://${value}`;
  return /^[\w-]+(?:\.[\w-]+)+:\d+(?:$|[/?#])/.test(value) ? `https://${value}` : undefined;
}

function repairWebUrl(value: string): string | undefined {
  const bare = value.trim().replace(/^\/\//, '');
  return /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:$|\/)/.test(bare) ? `https://${bare}` : undefined;
}

function repairLanguage(value: string): string | undefined {
  const tag = value.trim().replaceAll('_', '-');
  return /^[a-z]{2,3}(?:-\w+)+$/i.test(tag) ? tag : undefined;
}

function repairType(path: JsonPath, value: unknown): unknown {
  const schema = findSchema(siteSchema, path);
  if (schema === undefined || value === null) return undefined;
  const forms = listForms(schema);
  const takes = (kind: z.core.$ZodTypeDef['type']) => forms.some((form) => form._zod.def.type === kind);
  if (takes('array') && !Array.isArray(value)) return [value];
  if (Array.isArray(value) && value.length === 1 && value[0] !== null && !takes('array')) return value[0];
  if (takes('boolean') && typeof value === 'string' && /^\s*(?:true|false)\s*$/i.test(value))
    return value.trim().toLowerCase() === 'true';
  if (takes('string') && (typeof value === 'number' || typeof value === 'boolean')) return String(value);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return takes('number') && Number.isFinite(number) ? number : undefined;
}
