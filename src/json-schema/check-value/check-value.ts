import type { JsonSchema } from '../json-schema.ts';
import { matchPattern } from '../pattern/match-pattern.ts';
import { checkSchema } from './check-schema.ts';
import { type Found, readOwn } from './place.ts';

/** What is wrong with a value, or with a part of it. */
export interface ValueMistake {
  /** A JSON Pointer into the value (RFC 6901); of a property that is missing the place where it would stand. */
  readonly pointer: string;
  /** One sentence: "Must be at least 1." */
  readonly message: string;
}

/** How many schemas are looked at, so that nobody waits; the rest of a large value is left to the server. */
const maximumSteps = 100_000;
const maximumMistakes = 100;
/** What the patterns of all texts together may take. */
const patternSteps = 1_000_000;

/**
 * What a JSON Schema (2020-12) does not allow in a value that a reader typed; none is a value that fits. `$ref`s are
 * `#/$defs/Name` and lead to `definitions`. Whole numbers beyond double precision may be `bigint`s. The schemas
 * are `bundleSchemas`'s, which asks for no `readOnly` property. Patterns that `matchPattern` does not judge are left to
 * the server.
 */
export function checkValue(
  schema: JsonSchema,
  value: unknown,
  definitions: Readonly<Record<string, JsonSchema>>,
): readonly ValueMistake[] {
  const found: Found[] = [];
  let steps = 0;
  const budget = { left: patternSteps };
  try {
    checkSchema(schema, {
      value,
      pointer: '',
      depth: 0,
      around: [],
      found,
      matches(pattern, text) {
        const isMatch = matchPattern(pattern, text, budget);
        if (budget.left < 0) throw new RangeError('Too much to check.');
        return isMatch;
      },
      follow: (reference) =>
        (readOwn(definitions, String(reference).replace('#/$defs/', '')) as JsonSchema) ?? true,
      check(inner, place) {
        if (++steps > maximumSteps || place.depth > 200 || found.length > maximumMistakes)
          throw new RangeError('Too much to check.');
        // A choice that refers to the schema it is a choice of has nothing new to say.
        if (place.around.includes(inner)) return new Set();
        return checkSchema(inner, { ...place, around: [...place.around, inner] });
      },
    });
  } catch (error) {
    // What was found until then holds: the choices that were left open have reported nothing yet.
    if (!(error instanceof RangeError)) throw error;
  }
  const unique = new Map(
    found.map(({ pointer, message }) => [`${pointer} ${message}`, { pointer, message }]),
  );
  return [...unique.values()].slice(0, maximumMistakes);
}
