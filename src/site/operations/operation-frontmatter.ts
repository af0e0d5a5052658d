import { type Frontmatter, frontmatterSchema } from '../../content/files/frontmatter-schema.ts';
import { safeUrl } from '../../lib/html/safe-url.ts';
import type { OperationSummary } from '../../openapi/read/operation.ts';

/** Keys that say what a page shows and where an entry leads: a document has no say in these. */
const left: ReadonlySet<string> = new Set(['openapi', 'openapi-schema', 'api', 'url']);

/**
 * The frontmatter of an operation's page: the writer's own, key by key before what the document says under
 * `x-mint.metadata`. A key of the document that frontmatter does not have, or with a wrong value, counts for nothing.
 */
export function readOperationMatter({ settings }: OperationSummary, own: Frontmatter): Frontmatter {
  const entries = Object.entries(settings.metadata);
  if (entries.length === 0) return own;
  const shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }>> =
    frontmatterSchema.shape;
  const values = entries.flatMap(([key, value]) => {
    if (left.has(key) || !Object.hasOwn(shape, key)) return [];
    const plain = typeof value === 'number' ? String(value) : value;
    const result = shape[key]?.safeParse(plain);
    const isUnsafe = key === 'canonical' && safeUrl(String(plain)) === undefined;
    return result?.success && !isUnsafe ? [[key, result.data] as const] : [];
  });
  const meta = entries.flatMap(([key, value]) =>
    /^(?:og|twitter|article|fb):/.test(key) && typeof value !== 'object'
      ? [[key, String(value)] as const]
      : [],
  );
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(values),
    ...Object.fromEntries(given),
    meta: { ...Object.fromEntries(meta), ...own.meta },
  };
}
