import type { SecurityScheme } from '../../openapi/read/operation.ts';

/** What the scheme of `api.auth` is called beside those of documents. */
export const siteAuthKey = 'api.auth';

/** `api.auth` of `site.json`. */
interface ApiAuth {
  readonly method?: 'bearer' | 'basic' | 'key' | undefined;
  readonly name?: string | undefined;
  readonly inputPrefix?: string | undefined;
}

/**
 * What an operation needs when the site says how its API is called: `auth` applies to every operation and comes first;
 * a scheme of the document that is sent at the same place under the same name is the same credential (its description is
 * kept), and others are further choices. Nothing is needed where the document says so (`[[]]`) or `pageMethod`, a page's
 * `authMethod`, is `none`; another `pageMethod` replaces `auth.method` on that page.
 */
export function applyApiAuth(
  security: readonly (readonly SecurityScheme[])[],
  auth: ApiAuth | undefined,
  pageMethod?: string | undefined,
): readonly (readonly SecurityScheme[])[] {
  if (pageMethod === 'none') return [[]];
  const method = readMethod(pageMethod) ?? auth?.method;
  if (method === undefined) return security;
  if (security.length === 1 && security[0]?.length === 0) return security;
  const scheme = createScheme(method, auth ?? {});
  const isSame = (other: SecurityScheme) => findPlace(other) === findPlace(scheme);
  const same = security.find((schemes) => schemes.some(isSame));
  const first = same?.map((other) => (isSame(other) ? mergeScheme(scheme, other) : other)) ?? [scheme];
  const others = security.filter(
    (schemes) => schemes !== same && !(schemes.length === 1 && schemes.some(isSame)),
  );
  return [first, ...others];
}

/** A prefix with the space that separates it from the value: one, when it ends in a letter or digit. */
export function separatePrefix(prefix: string): string {
  return /[\p{L}\p{N}]$/u.test(prefix) ? `${prefix} ` : prefix;
}

/** What a reader typed after a prefix, without that prefix where it was pasted in a second time. */
export function dropPrefix(typed: string, prefix: string): string {
  const text = typed.trimStart();
  return prefix && text.startsWith(prefix) ? dropPrefix(text.slice(prefix.length), prefix) : typed;
}

function readMethod(text: string | undefined): ApiAuth['method'] {
  return text === 'bearer' || text === 'basic' || text === 'key' ? text : undefined;
}

function createScheme(method: NonNullable<ApiAuth['method']>, auth: ApiAuth): SecurityScheme {
  const name = auth.name?.trim() || undefined;
  const isKey = method === 'key';
  return {
    key: siteAuthKey,
    scopes: [],
    type: isKey ? 'apiKey' : 'http',
    scheme: isKey ? undefined : method,
    name: isKey ? (name ?? 'Authorization') : undefined,
    in: isKey ? 'header' : undefined,
    description: undefined,
    prefix: separatePrefix(auth.inputPrefix ?? ''),
    labels: method === 'basic' ? readBasicLabels(name) : [name ?? 'Authorization'],
  };
}

/** `[usernameName]:[passwordName]`, with or without brackets. */
function readBasicLabels(name: string | undefined): readonly string[] {
  const [user = '', password = ''] = (name ?? '')
    .split(':')
    .map((label) => label.trim().replace(/^\[(.*)\]$/, '$1'));
  return [user || 'Username', password || 'Password'];
}

/** Where a credential is sent, and under which name; names of headers in lower case. */
function findPlace(scheme: SecurityScheme): string {
  if (scheme.type === 'mutualTLS') return 'connection';
  if (scheme.type !== 'apiKey') return 'header authorization';
  const name = scheme.name ?? '';
  return `${scheme.in ?? 'header'} ${scheme.in === 'header' ? name.toLowerCase() : name}`;
}

function mergeScheme(scheme: SecurityScheme, other: SecurityScheme): SecurityScheme {
  const { key, description, scopes, demoToken } = other;
  return { ...scheme, key, description, scopes, ...(demoToken === undefined ? {} : { demoToken }) };
}
