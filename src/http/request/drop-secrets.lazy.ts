import type { FormValues } from '../form/playground-form.ts';

/**
 * What was filled in without these texts, which inputs hold that hide what is typed (`format: password`): '' replaces
 * one that is a whole value. JSON keeps its spelling; JSON with a mistake, in which no value can be told, is left out.
 */
export function dropSecrets(values: FormValues, secrets: readonly string[]): FormValues {
  if (secrets.length === 0) return values;
  const drop = (text: string) => (secrets.includes(text) ? '' : text);
  const { parameters, mediaType = '', body } = values;
  const kept: Readonly<Record<string, unknown>> = JSON.parse(
    JSON.stringify(parameters, (_key, value: unknown) => (typeof value === 'string' ? drop(value) : value)),
  );
  if (body?.kind === 'text')
    return {
      ...values,
      parameters: kept,
      body: { kind: 'text', text: dropFrom(body.text, mediaType, secrets) },
    };
  if (body?.kind !== 'multipart') return { ...values, parameters: kept };
  const parts = body.parts.map((part) => ('text' in part ? { ...part, text: drop(part.text) } : part));
  return { ...values, parameters: kept, body: { kind: 'multipart', parts } };
}

function dropFrom(text: string, mediaType: string, secrets: readonly string[]): string {
  const drop = (value: string) => (secrets.includes(value) ? '' : value);
  if (!/x-www-form-urlencoded/i.test(mediaType))
    return /json/i.test(mediaType) ? dropFromJson(text, secrets) : drop(text);
  const pairs = [...new URLSearchParams(text)].map(([name, value]) => [name, drop(value)]);
  return `${new URLSearchParams(pairs)}`;
}

/**
 * JSON without these texts: '' replaces one that is a whole value, all else keeps its spelling. JSON with a mistake, in
 * which no value can be told, is left out.
 */
function dropFromJson(text: string, secrets: readonly string[]): string {
  try {
    JSON.parse(text);
  } catch {
    return '';
  }
  // Strings with the colon that makes a key of one.
  return text.replace(/"(?:[^"\\]|\\.)*"(\s*:)?/g, (literal: string, colon?: string) =>
    !colon && secrets.includes(JSON.parse(literal)) ? '""' : literal,
  );
}
