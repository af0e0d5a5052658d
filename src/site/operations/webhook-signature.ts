import type { Parameter } from '../../openapi/read/operation.ts';

/** How a webhook is signed. */
export interface WebhookSignature {
  /** The header with the signature. */
  readonly header: string;
  /** What is signed, where the headers are those of Standard Webhooks; undefined when it is not known. */
  readonly content: string | undefined;
}

/** The headers of Standard Webhooks: https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
const standard = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];

/** How a webhook with these parameters is signed; undefined where no header says so. */
export function findSignature(
  parameters: readonly Pick<Parameter, 'in' | 'name'>[],
): WebhookSignature | undefined {
  const headers = parameters.flatMap((one) => (one.in === 'header' ? [one.name] : []));
  const names = headers.map((name) => name.toLowerCase());
  const header = headers.find((name) => /signature|hmac/i.test(name));
  if (header === undefined) return undefined;
  const isStandard = standard.every((name) => names.includes(name));
  return { header, content: isStandard ? '{webhook-id}.{webhook-timestamp}.{body}' : undefined };
}
