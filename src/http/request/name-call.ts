import type { Operation } from '../../openapi/read/operation.ts';

/**
 * What the playground, the relay and the history know an operation by, unique in a site: `openapi.yaml GET /api/user`. A
 * page's own `authMethod` is part of it, because it changes how the operation is called.
 */
export function nameCall(
  { document, method, path }: Pick<Operation, 'document' | 'method' | 'path'>,
  authMethod?: string | undefined,
): string {
  const name = `${document} ${method} ${path}`;
  return authMethod === undefined ? name : `${name} (${authMethod})`;
}
