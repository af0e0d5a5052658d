import { z } from 'zod';
import type { JsonPath } from '../config/json-tree.ts';
import { quoteValue, writePath } from '../config/json-words.ts';
import type { LocatedFinding } from '../config/problems.ts';
import { listErrors } from '../config/read-site-config.ts';
import { siteSchema } from '../config/schema/site-schema.ts';
import { findConfigSchema, listForms, unwrap } from '../config/schema-tree.ts';
import { readCssColor } from '../lib/text/css-color.ts';
import { dropEmpty, getAt, type ImportedObject, type Notebook, setAt } from './draft.ts';
import { OTHER_WORDS } from './other-names.ts';
import { nameKind } from './repair-keys.ts';

/** Rounds that a file can take: a repair may show what lies deeper. */
const MAX_ROUNDS = 400;

/**
 * Makes a draft one that a build takes: what `site.json` would call an error is put right where that is certain, else
 * left out and named. An object or a list item that is nothing without what it lacks goes as a whole.
 */
export function repairValues(site: ImportedObject, notes: Notebook): void {
  const tried = new WeakMap<object, Set<string | number>>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const findings = listErrors(site);
    if (findings.length === 0) return;
    const shown = new Set<string>();
    for (const finding of [...findings].sort(byPlaceFromTheEnd)) {
      const key = JSON.stringify(finding.path);
      if (shown.has(key)) continue;
      shown.add(key);
      putRight(site, finding, tried, notes);
    }
  }
}

/** Later items of a list first, so that the places of earlier ones hold while some are taken out. */
function byPlaceFromTheEnd({ path: a }: LocatedFinding, { path: b }: LocatedFinding): number {
  for (let depth = 0; depth < Math.min(a.length, b.length); depth++) {
    const [one, other] = [a[depth], b[depth]];
    if (one === other) continue;
    if (typeof one === 'number' && typeof other === 'number') return other - one;
    return String(one) < String(other) ? -1 : 1;
  }
  return b.length - a.length;
}

function putRight(
  site: ImportedObject,
  { finding, path }: LocatedFinding,
  tried: WeakMap<object, Set<string | number>>,
  notes: Notebook,
): void {
  if (finding.code === 'site-json/unknown-version') {
    declareVersion(site, path, notes);
    return;
  }
  if (path.length === 0) return;
  const source = notes.sourceOf(site, path);
  const value = getAt(site, path);
  const shown = writePath(path);
  const isMoved = writePath(source) !== shown && finding.message.startsWith(`${shown} `);
  const reason = isMoved ? `In site.json it${finding.message.slice(shown.length)}` : finding.message;
  const repaired = isFirstTry(site, path, tried) ? repairValue(finding.code, path, value) : undefined;
  if (repaired !== undefined) {
    notes.trace(repaired, source);
    setAt(site, path, repaired);
    const what = `${shown} is ${quoteValue(repaired)}, was ${quoteValue(value)}`;
    const isOtherWord = finding.code === 'site-json/choice';
    notes.changed(source, what, isOtherWord ? undefined : reason);
    return;
  }
  setAt(site, path, undefined);
  dropEmpty(site, path.slice(0, -1));
  const isEmpty = value === null || value === '';
  if (isEmpty) notes.changed(source, `${shown} is left out, was ${quoteValue(value)}`, 'It says nothing.');
  else notes.leaveOut(source, reason);
}

function isFirstTry(
  site: ImportedObject,
  path: JsonPath,
  tried: WeakMap<object, Set<string | number>>,
): boolean {
  const holder = getAt(site, path.slice(0, -1));
  const last = path.at(-1);
  if (typeof holder !== 'object' || holder === null || last === undefined) return false;
  const keys = tried.get(holder) ?? new Set();
  if (keys.has(last)) return false;
  tried.set(holder, keys.add(last));
  return true;
}

function declareVersion(site: ImportedObject, path: JsonPath, notes: Notebook): void {
  const version = getAt(site, path);
  const versions = site['versions'];
  const list: unknown[] = Array.isArray(versions) ? versions : [];
  if (list.includes(version)) return;
  site['versions'] = [...list, version];
  notes.added(
    notes.sourceOf(site, path),
    `versions has ${quoteValue(version)}`,
    `${writePath(path)} names it, and every version has to be declared.`,
  );
}

/**
 * What a value of `site.json` was meant to be: by the code of the error that it is, the field's schema and other words
 * for the same; undefined when that is not certain.
 */
function repairValue(code: string, path: JsonPath, value: unknown): unknown {
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
  const schema = findConfigSchema(siteSchema, path);
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
  const schema = findConfigSchema(siteSchema, path);
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

/** A colour that is written otherwise as `#` and three or six digits; undefined when it is no colour. */
export function repairColor(written: string): string | undefined {
  const plain = written.trim();
  const digits = plain.replace(/^(?:#|0x)+/i, '');
  if (/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{4}$/i.test(digits)) return `#${digits.slice(0, 3)}`;
  if (/^[0-9a-f]{8}$/i.test(digits)) return `#${digits.slice(0, 6)}`;
  if (plain.length > 100 || plain.startsWith('#')) return undefined;
  return readCssColor(plain);
}
