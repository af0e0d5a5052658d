import type { FormValues } from './form-values.ts';

/**
 * What was filled in without these texts, which inputs hold that hide what is typed (`format: password`): '' stands where
 * one stood as a whole value. JSON keeps its spelling; JSON with a mistake, in which no value can be told, is left out.
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
      body: { kind: 'text', text: dropFrom(body.text, mediaType, drop) },
    };
  if (body?.kind !== 'multipart') return { ...values, parameters: kept };
  const parts = body.parts.map((part) => ('text' in part ? { ...part, text: drop(part.text) } : part));
  return { ...values, parameters: kept, body: { kind: 'multipart', parts } };
}

function dropFrom(text: string, mediaType: string, drop: (text: string) => string): string {
  if (/x-www-form-urlencoded/i.test(mediaType)) {
    const pairs = [...new URLSearchParams(text)].map(([name, value]) => [name, drop(value)]);
    return `${new URLSearchParams(pairs)}`;
  }
  if (!/json/i.test(mediaType)) return drop(text);
  try {
    JSON.parse(text);
  } catch {
    return '';
  }
  // Strings with the colon that makes a key of one.
  return text.replace(/"(?:[^"\\]|\\.)*"(\s*:)?/g, (literal: string, colon?: string) => {
    const value = colon === undefined ? String(JSON.parse(literal)) : '';
    return drop(value) === value ? literal : '""';
  });
}
