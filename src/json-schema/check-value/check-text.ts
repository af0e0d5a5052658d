import { findFormat } from './formats.ts';
import { count, type Place, report, type SchemaObject } from './place.ts';

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
  if (typeof pattern === 'string' && place.matches(pattern, text) === false)
    report(place, `Must match the pattern ${pattern}`);
  const known = typeof format === 'string' ? findFormat(format) : undefined;
  if (known && !known.fits(text)) report(place, `Must be ${known.words}.`);
}
