import type { Operation } from '../../openapi/read/operation.ts';

/** What the button that sends a request says: more than "Send" where that cannot be taken back. */
export function labelSend({ method, isIrreversible }: Pick<Operation, 'method' | 'isIrreversible'>): string {
  if (isIrreversible) return 'Send, cannot be undone';
  return method === 'DELETE' ? 'Send DELETE' : 'Send';
}
