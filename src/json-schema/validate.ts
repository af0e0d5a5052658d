import { t } from '../i18n/browser.ts';
import { plural } from '../i18n/browser-plural.ts';
import { joinWords } from '../i18n/join-words.ts';
import type { ScriptMessage, ScriptPluralMessage } from '../i18n/messages.ts';
import { readKey } from '../lib/json/json-value.ts';
import { escapeSegment } from '../lib/json/pointer.ts';
import { writeComparable } from './compare-values.ts';
import { findMistakes } from './find-mistakes.ts';
import { findFormat, formatNames } from './formats.ts';
import type { BoundKeyword, JsonSchema, Mistake, SizeKeyword } from './mistake.ts';

/** What is wrong with a value, or with a part of it. */
interface ValueMistake {
  /** A JSON Pointer into the value (RFC 6901); of a property that is missing the place where it would be. */
  readonly pointer: string;
  /** A fragment: "Must be at least 1" */
  readonly message: string;
}

/** Maximum number of schemas that are looked at, so that nobody waits; the rest of a large value is left to the server. */
const maximumSteps = 100_000;
const maximumMistakes = 100;
/** What the patterns of all texts together may take. */
const patternSteps = 1_000_000;

/**
 * What a JSON Schema (2020-12) does not allow in a value that a reader typed, in sentences for readers; none is a value
 * that fits. `$ref`s are `#/$defs/Name` and lead to `definitions`. Whole numbers beyond double precision may be
 * `bigint`s. The schemas are `bundleSchemas`'s, which asks for no `readOnly` property. Patterns that `matchPattern` does
 * not judge are left to the server.
 */
export function validate(
  schema: JsonSchema,
  value: unknown,
  definitions: Readonly<Record<string, JsonSchema>>,
): readonly ValueMistake[] {
  const reading = {
    resolve: (reference: string, base: string) =>
      reference.startsWith('#/$defs/')
        ? { schema: readKey(definitions, reference.slice(8)) ?? true, base }
        : undefined,
    budget: { left: maximumSteps },
    patternBudget: { left: patternSteps },
    formats: formatNames,
  };
  const found = new Map<string, ValueMistake>();
  for (const mistake of findMistakes(reading, { schema, base: '' }, value)) {
    for (const { pointer, message } of explain(mistake))
      found.set(`${pointer} ${message}`, { pointer, message });
    if (found.size >= maximumMistakes) break;
  }
  return [...found.values()].slice(0, maximumMistakes);
}

/** A mistake with what choices need to put theirs together. */
interface Explained extends ValueMistake {
  /** What the value may be, when it is of none of these types, or none of these values. */
  readonly wanted?: { readonly kind: 'type' | 'value'; readonly names: readonly string[] };
}

const typeNames: Readonly<Record<string, ScriptMessage>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
};

const bounds: Readonly<Record<BoundKeyword, ScriptMessage>> = {
  minimum: 'Must be at least {bound}',
  maximum: 'Must be at most {bound}',
  exclusiveMinimum: 'Must be more than {bound}',
  exclusiveMaximum: 'Must be less than {bound}',
  multipleOf: 'Must be a multiple of {bound}',
};

/** With the form for one. */
const sizes: Readonly<Record<SizeKeyword, readonly [one: string, several: ScriptPluralMessage]>> = {
  minLength: ['Must have at least {count} character', 'Must have at least {count} characters'],
  maxLength: ['Must have at most {count} character', 'Must have at most {count} characters'],
  minItems: ['Must have at least {count} item', 'Must have at least {count} items'],
  maxItems: ['Must have at most {count} item', 'Must have at most {count} items'],
  minProperties: ['Must have at least {count} field', 'Must have at least {count} fields'],
  maxProperties: ['Must have at most {count} field', 'Must have at most {count} fields'],
  minContains: [
    'Must contain at least {count} matching item',
    'Must contain at least {count} matching items',
  ],
  maxContains: ['Must contain at most {count} matching item', 'Must contain at most {count} matching items'],
};

function explain(mistake: Mistake): readonly Explained[] {
  const { keyword, pointer } = mistake;
  const say = (message: string): readonly Explained[] => [{ pointer, message }];
  switch (keyword) {
    case 'false':
    case 'additionalProperties':
      return say(t('Not allowed here'));
    case 'type':
      return [explainWanted(pointer, 'type', mistake.expected)];
    case 'enum':
    case 'const':
      return [explainWanted(pointer, 'value', mistake.expected.map(writeShort))];
    case 'anyOf':
    case 'oneOf':
      return explainNearest(
        pointer,
        mistake.inner.map((list) => list.flatMap(explain)),
      );
    case 'several':
      return say(t('Matches more than one option; must match exactly one'));
    case 'not':
      return say(t('This value is not allowed'));
    case 'required':
      return [{ pointer: `${pointer}/${escapeSegment(mistake.expected)}`, message: t('Required') }];
    case 'dependentRequired': {
      const message = t('Required when {field} is set', { field: mistake.because });
      return [{ pointer: `${pointer}/${escapeSegment(mistake.expected)}`, message }];
    }
    case 'propertyNames':
      return say(
        t('Invalid name: {mistake}', {
          mistake: mistake.inner.flat().flatMap(explain)[0]?.message ?? '',
        }),
      );
    case 'uniqueItems':
      return say(t('Must not contain duplicate items'));
    case 'pattern':
      return say(t('Must match the pattern {pattern}', { pattern: mistake.expected }));
    case 'format': {
      const format = findFormat(mistake.expected);
      return format ? say(t(format.message)) : [];
    }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'multipleOf':
      return say(t(bounds[keyword], { bound: mistake.expected }));
    default:
      return say(explainSize(keyword, mistake.expected, mistake.size));
  }
}

function explainSize(keyword: SizeKeyword, expected: number, size: number): string {
  if (keyword === 'minLength' && size === 0) return t('Must not be empty');
  return plural(expected, ...sizes[keyword], { count: expected });
}

/** Says that a value is none of what it may be. */
function explainWanted(pointer: string, kind: 'type' | 'value', all: readonly string[]): Explained {
  const names = [...new Set(all)];
  const message = kind === 'type' ? describeTypes(names) : describeValues(names);
  return { pointer, message, wanted: { kind, names } };
}

function describeTypes(names: readonly string[]): string {
  const types = names.map((name) => (typeNames[name] ? t(typeNames[name]) : name));
  return t('Must be {type}', { type: joinWords(types, 'disjunction') });
}

function describeValues(names: readonly string[]): string {
  const shown = names.slice(0, 12);
  const values = shown.join(', ');
  const more = names.length - shown.length;
  if (names.length === 1) return t('Must be {value}', { value: values });
  return more === 0
    ? t('Must be one of: {values}', { values })
    : plural(
        more,
        'Must be one of: {values}, and {count} more',
        'Must be one of: {values}, and {count} more',
        { values, count: more },
      );
}

/** A JSON value in a sentence: a text as it is. */
function writeShort(value: unknown): string {
  const text = typeof value === 'string' && value !== '' ? value : writeComparable(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** What all choices want together when that is a type or a value, else the mistakes of the nearest choice. */
function explainNearest(pointer: string, choices: readonly (readonly Explained[])[]): readonly Explained[] {
  const first = choices[0]?.[0]?.wanted;
  const isSame = (one: Explained) => one.pointer === pointer && one.wanted?.kind === first?.kind;
  if (first && choices.every((found) => found.length === 1 && found.every(isSame)))
    return [
      explainWanted(
        pointer,
        first.kind,
        choices.flatMap((found) => found[0]?.wanted?.names ?? []),
      ),
    ];
  const far = (found: readonly Explained[]) =>
    found.reduce((sum, one) => sum + weigh(one.pointer === pointer, one.wanted), 0);
  return choices.reduce((best, found) => (far(found) < far(best) ? found : best));
}

/** A wrong type of the whole says most that a choice is not meant, a wrong fixed value in it much. */
function weigh(isWhole: boolean, wanted: Explained['wanted']): number {
  if (wanted === undefined) return 1;
  if (wanted.kind === 'value') return 20;
  return isWhole ? 1_000 : 2;
}
