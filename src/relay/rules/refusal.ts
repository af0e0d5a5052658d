import type { RelayRefusal, RelayRefusalCode } from '../../http/playground/relay-message.ts';

/** Why the relay sends nothing, and the status that says so. */
export interface Refusal extends RelayRefusal {
  readonly status: number;
}

const statuses: Readonly<Record<RelayRefusalCode, number>> = {
  'invalid-request': 400,
  'unknown-operation': 404,
  'unknown-server': 404,
  'forbidden-origin': 403,
  'forbidden-address': 403,
  'request-too-large': 413,
  'too-many-requests': 429,
  'server-unreachable': 502,
  timeout: 504,
};

/** A refusal with the status of its code, unless another is given. `message` is for a reader. */
export function refuse(code: RelayRefusalCode, message: string, status = statuses[code]): Refusal {
  return { code, message, status };
}

/** Whether a result is a refusal. */
export function isRefusal(result: object | undefined): result is Refusal {
  return result !== undefined && 'code' in result && 'message' in result && 'status' in result;
}

/** What the first rule says that refuses; undefined when none does. */
export function runRules<C>(
  rules: readonly ((context: C) => Refusal | undefined)[],
  context: C,
): Refusal | undefined {
  for (const rule of rules) {
    const refusal = rule(context);
    if (refusal) return refusal;
  }
  return undefined;
}
