import { safeUrl } from '../../lib/html/safe-url.ts';
import { isObject, readKey, readText } from '../../lib/json/json-value.ts';
import type { ExternalDocs } from './operation.ts';

/** `externalDocs` of an operation, a tag or a document; undefined without a URL that is safe. */
export function readExternalDocs(owner: unknown): ExternalDocs | undefined {
  return isObject(owner) ? readDocs(readKey(owner, 'externalDocs')) : undefined;
}

/** An External Documentation Object; undefined without a URL that is safe. */
export function readDocs(docs: unknown): ExternalDocs | undefined {
  if (!isObject(docs)) return undefined;
  const url = safeUrl(readText(readKey(docs, 'url'))?.trim() ?? '');
  return url ? { url, description: readText(readKey(docs, 'description')) } : undefined;
}
