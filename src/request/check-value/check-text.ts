import { findFormat } from './formats.ts';
import { count, type Place, report, type SchemaObject } from './place.ts';

/** Longer texts are not compared with patterns, which may take a time that grows with the cube of it. */
const maximumLength = 300;

/** Length, pattern and format (JSON Schema 2020-12, validation, 6.3 and 7). */
export function checkText(schema: SchemaObject, place: Place): void {
  const { minLength, maxLength, pattern, format } = schema;
  const text = String(place.value);
  const { length } = [...text];
  if (typeof minLength === 'number' && length < minLength)
    report(
      place,
      length === 0 ? 'Must not be empty.' : `Must have at least ${count(minLength, 'character')}.`,
    );
  if (typeof maxLength === 'number' && length > maxLength)
    report(place, `Must have at most ${count(maxLength, 'character')}.`);
  if (typeof pattern === 'string' && matches(pattern, text) === false)
    report(place, `Must match the pattern ${pattern}`);
  const known = typeof format === 'string' ? findFormat(format) : undefined;
  if (known && !known.fits(text)) report(place, `Must be ${known.words}.`);
}

/** Whether a pattern matches somewhere in a text; undefined for one that is broken or asked of a long text. */
export function matches(pattern: string, text: string): boolean | undefined {
  if (text.length > maximumLength) return undefined;
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return undefined;
  }
}
