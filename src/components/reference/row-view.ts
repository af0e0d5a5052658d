import type { Translate } from '../../i18n/translate.ts';
import { isObject } from '../../lib/json/json-value.ts';
import type { Fact, Field } from '../../openapi/read/operation.ts';
import type { Appearance } from '../../site/appearance/appearance.ts';

/** What all rows of a part of a page have in common. */
export interface RowView {
  /** They are sent by the reader: then it is said which are required, else which may be absent. */
  readonly isInput: boolean;
  readonly unfolded: Appearance['unfolded'];
  /** Keys of the document whose values stand behind names (`api.paramFields.post`). */
  readonly marks: readonly string[];
  /** Where the whole document can be had, for rows that the page leaves out. */
  readonly documentUrl: string | undefined;
  /** The URL of a schema's page by its name in `components.schemas`; undefined without one. */
  readonly findSchemaUrl: (name: string) => string | undefined;
  /** The URL of the page of an operation of the document, by its `operationId`; undefined without one. */
  readonly findOperationUrl?: ((operationId: string) => string | undefined) | undefined;
}

/** A type with the name of its schema, which leads to that schema's page, in the place of `object`: `Line[]`. */
interface TypeName {
  readonly before: string;
  readonly name: string | undefined;
  readonly after: string;
  readonly url: string | undefined;
}

/**
 * What a field's type is called: an object, or a list of them, by the name of a schema that has a page. Behind any other type of such a
 * schema, of several kinds, the name follows.
 */
export function splitTypeName(
  { type, schemaName }: Pick<Field, 'type' | 'schemaName'>,
  findSchemaUrl: RowView['findSchemaUrl'],
): TypeName {
  const url = schemaName === undefined ? undefined : findSchemaUrl(schemaName);
  if (url === undefined) return { before: type, name: undefined, after: '', url };
  const [, before, after] = /^(\(?)object((?: \| null)?\)?(?:\[\])*(?: \| null)?)$/.exec(type) ?? [];
  if (before === undefined || after === undefined)
    return { before: `${type} `, name: schemaName, after: '', url };
  return { before, name: schemaName, after, url };
}

/** A fold of the page: the rows below a field, or one of a field's choices. */
export interface Fold {
  readonly kind: 'rows' | 'choice';
  /** 0 for those of the outermost rows. */
  readonly depth: number;
  /** How many rows it holds, or which of the choices it is. */
  readonly count: number;
}

/** More rows than these are folded away when nothing else is asked for. */
const maximumOpenRows = 12;

/**
 * Whether a fold is open when the page opens. `api.paramFields.expanded` decides for parameters and bodies; without it,
 * and for responses, the first level is open as far as it is short.
 */
export function isUnfolded(view: RowView, { kind, depth, count }: Fold): boolean {
  const unfolded = view.isInput ? view.unfolded : undefined;
  if (unfolded === 'all') return true;
  if (unfolded === 'none') return false;
  if (unfolded === 'topLevel') return depth === 0;
  if (unfolded === 'topLevelOneOfs') return depth === 0 && kind === 'choice';
  return depth === 0 && (kind === 'choice' ? count === 0 : count <= maximumOpenRows);
}

/** Maximum length of a mark. */
const maximumMark = 60;

/**
 * What the document says of a field under these keys, as short texts: a text or a number as it is, the key for `true`, each entry of
 * a list. Anything else is passed over.
 */
export function listMarks({ written }: Pick<Field, 'written'>, keys: readonly string[]): readonly string[] {
  return keys.flatMap((key) => {
    const owner = written.find((one) => isObject(one) && Object.hasOwn(one, key));
    const value = isObject(owner) ? owner[key] : undefined;
    if (value === true) return [key];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((one) => {
      if (typeof one !== 'string' && typeof one !== 'number') return [];
      const text = String(one).trim();
      return text === '' ? [] : [text.length > maximumMark ? `${text.slice(0, maximumMark)}…` : text];
    });
  });
}

/** What the fold of some rows says: `6 fields`, `Any key`. */
export function nameRows(names: readonly string[], t: Translate): string {
  if (names.length > 0 && names.every((name) => /^[{/]/.test(name))) return t('Any key');
  if (names.length > 0 && names.every((name) => /^\[\d+\]$/.test(name)))
    return t.plural(names.length, '{count} items');
  return t.plural(names.length, '{count} fields');
}

/** Whether facts are few words, which have room in the line of a row's name. */
export function isShort(facts: readonly Fact[]): boolean {
  const words = facts.flatMap(({ label, values }) => [label, ...values]).join(' ');
  return words.length <= 32 && facts.every(({ notes }) => notes === undefined);
}

/** A piece of a path. */
export interface PathPart {
  readonly text: string;
  /** Whether it is a parameter: `{id}`. */
  readonly isParameter: boolean;
  /** Whether a line may end before it. */
  readonly canBreak: boolean;
}

/** The path of an endpoint in pieces: parameters apart, with the places where a long one is broken, before `/ ? & #`. */
export function splitPath(path: string): readonly PathPart[] {
  const parts = path.match(/\{[^{}]*\}|[/?&#]?[^/?&#{]+|./gsu) ?? [];
  return parts.map((text, index) => ({
    text,
    isParameter: /^\{[^{}]*\}$/.test(text),
    canBreak: index > 0 && /^[/?&#]/.test(text),
  }));
}

/**
 * The first paragraph of a description's HTML, and what follows it. Both together are the whole; without a paragraph to
 * begin with, the whole is the first. A `<p>` holds no other: https://html.spec.whatwg.org/#the-p-element
 */
export function splitLead(html: string): { readonly lead: string; readonly rest: string } {
  const end = html.startsWith('<p>') ? html.indexOf('</p>') + 4 : html.length;
  return { lead: html.slice(0, end), rest: html.slice(end).trim() };
}
