import type { FormBody, FormValues } from './form-values.ts';

/**
 * A filled-in request without what was typed into its password fields: for links and for the history. A body that
 * holds a secret in a way that cannot be taken out is left out.
 */
export function dropSecrets(values: FormValues, secrets: readonly string[]): FormValues {
  const typed = secrets.filter((secret) => secret !== '');
  if (typed.length === 0) return values;
  const kept = Object.entries(values.parameters).filter(([, value]) => !holds(value, typed));
  return {
    ...values,
    parameters: Object.fromEntries(kept),
    body: values.body && dropFrom(values.body, typed),
  };
}

function dropFrom(body: FormBody, secrets: readonly string[]): FormBody | undefined {
  if (body.kind === 'file') return body;
  if (body.kind === 'multipart')
    return { ...body, parts: body.parts.filter((part) => !('text' in part && holds(part.text, secrets))) };
  const text = secrets.reduce((left, secret) => left.replaceAll(JSON.stringify(secret), '""'), body.text);
  return holds(text, secrets) ? undefined : { ...body, text };
}

/** Whether a value, a text or the JSON in a text holds one of the secrets. */
function holds(value: unknown, secrets: readonly string[]): boolean {
  if (typeof value === 'string')
    return secrets.some((secret) => isIn(value, secret)) || holds(parse(value), secrets);
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((one) => holds(one, secrets))
  );
}

/** A short one may stand in any text by chance. */
function isIn(text: string, secret: string): boolean {
  return secret.length < 4 ? text === secret : text.includes(secret);
}

/** The value that a text is in JSON, if that can hold a text: one inside it is a text of its own. */
function parse(text: string): unknown {
  if (!/["\\]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
