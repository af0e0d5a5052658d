import { readKey } from '../lib/json/json-value.ts';
import { escapeSegment } from '../lib/json/pointer.ts';
import { writeComparable } from './compare-values.ts';
import { findMistakes } from './find-mistakes.ts';
import { findFormat, formatNames } from './formats.ts';
import { boundPhrases, type JsonSchema, type Mistake, type SizeKeyword } from './mistake.ts';

/** What is wrong with a value, or with a part of it. */
interface ValueMistake {
  /** A JSON Pointer into the value (RFC 6901); of a property that is missing the place where it would be. */
  readonly pointer: string;
  /** One sentence: "Must be at least 1." */
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

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

function explain(mistake: Mistake): readonly Explained[] {
  const { keyword, pointer } = mistake;
  const say = (message: string): readonly Explained[] => [{ pointer, message }];
  switch (keyword) {
    case 'false':
    case 'additionalProperties':
      return say('Is not allowed here.');
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
      return say('Fits more than one of the choices; it must fit exactly one.');
    case 'not':
      return say('Is a value that is not allowed.');
    case 'required':
      return [{ pointer: `${pointer}/${escapeSegment(mistake.expected)}`, message: 'Is required.' }];
    case 'dependentRequired': {
      const message = `Is required together with ${mistake.because}.`;
      return [{ pointer: `${pointer}/${escapeSegment(mistake.expected)}`, message }];
    }
    case 'propertyNames':
      return say(`Its name does not fit: ${mistake.inner.flat().flatMap(explain)[0]?.message}`);
    case 'uniqueItems':
      return say('Must not have the same item twice.');
    case 'pattern':
      return say(`Must match the pattern ${mistake.expected}`);
    case 'format':
      return say(`Must be ${findFormat(mistake.expected)?.words}.`);
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'multipleOf':
      return say(`Must be ${boundPhrases[keyword]} ${mistake.expected}.`);
    default:
      return say(explainSize(keyword, mistake.expected, mistake.size));
  }
}

function explainSize(keyword: SizeKeyword, expected: number, size: number): string {
  if (keyword === 'minLength' && size === 0) return 'Must not be empty.';
  const noun = /Length$/.test(keyword) ? 'character' : /Properties$/.test(keyword) ? 'field' : 'item';
  const words = `${keyword.startsWith('min') ? 'at least' : 'at most'} ${expected} ${noun}${expected === 1 ? '' : 's'}`;
  return `Must have ${words}${/Contains$/.test(keyword) ? ' of the kind that is described' : ''}.`;
}

/** Says that a value is none of what it may be. */
function explainWanted(pointer: string, kind: 'type' | 'value', all: readonly string[]): Explained {
  const names = [...new Set(all)];
  const shown = names.slice(0, 12);
  const more = names.length > shown.length ? ` and ${names.length - shown.length} others` : '';
  const message =
    kind === 'type'
      ? `Must be ${joinWords(names.map((type) => typeNames[type] ?? type))}.`
      : names.length === 1
        ? `Must be ${names[0]}.`
        : `Must be one of: ${shown.join(', ')}${more}.`;
  return { pointer, message, wanted: { kind, names } };
}

/** A JSON value in a sentence: a text as it is. */
function writeShort(value: unknown): string {
  const text = typeof value === 'string' && value !== '' ? value : writeComparable(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** `a, b or c`. */
function joinWords(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
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
