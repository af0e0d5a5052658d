/** Names of query parameters that hold a secret, in lower case, without `-`, `_` and `.`. */
const secretNames: ReadonlySet<string> = new Set(
  [
    'token accesstoken authtoken jobtoken privatetoken sessiontoken jwt key apikey accesskey subscriptionkey',
    'secret clientsecret password passwd pwd sig signature',
    // Presigned URLs of Amazon S3 and Google Cloud Storage.
    'xamzcredential xamzsecuritytoken xamzsignature xgoogcredential xgoogsignature',
  ].flatMap((line) => line.split(' ')),
);

/** The scheme, two slashes as URL parsers take them, and what is in front of the last `@` before the path (RFC 3986, 3.2.1). */
const userInformation = /^(\s*(?:[a-z][a-z\d+.-]*:)?[\\/]{2})([^\\/?#]*)@/i;
/** Of the variables of a server's URL alone: `{user}:{password}`. */
const isTemplate = /^(?:\{[^{}]*\})?(?::(?:\{[^{}]*\})?)?$/;

/**
 * What of a URL is a secret, in words: `user information`, `the query parameter "token"`. The URL may be relative and hold
 * `{variables}`, which are none.
 */
export function listUrlSecrets(url: string): readonly string[] {
  const [, , user = ''] = userInformation.exec(url) ?? [];
  return [
    ...(isTemplate.test(user) ? [] : ['user information']),
    ...readQuery(url)
      .filter(isSecret)
      .map(({ name }) => `the query parameter "${name}"`),
  ];
}

/** A URL without its user information and query parameters that hold a secret; what has none stays as it is. */
export function dropUrlSecrets(url: string): string {
  const plain = url.replace(userInformation, (all, start: string, user: string) =>
    isTemplate.test(user) ? all : start,
  );
  const pairs = readQuery(plain);
  const kept = pairs.filter((pair) => !isSecret(pair));
  if (kept.length === pairs.length) return plain;
  const [, start = '', , rest = ''] = /^([^?#]*)(\?[^#]*)(.*)$/s.exec(plain) ?? [];
  return start + (kept.length === 0 ? '' : `?${kept.map(({ text }) => text).join('&')}`) + rest;
}

/**
 * A text with every secret of a URL in it written as asterisks, of which there are as many as the secret has characters,
 * so that a caret below it keeps its place.
 */
export function maskUrlSecrets(text: string): string {
  const hide = (secret: string) => '*'.repeat(secret.length);
  return text
    .replace(/([\\/]{2})([^\\/?#\s"'<>`]+)@/g, (_, start: string, user: string) => `${start}${hide(user)}@`)
    .replace(/([?&])([^=&#?\s"'<>`]+)=([^&#\s"'<>`]+)/g, (all, mark: string, name: string, value: string) =>
      isSecret({ name, value }) ? `${mark}${name}=${hide(value)}` : all,
    );
}

interface QueryPair {
  readonly name: string;
  readonly value: string;
}

function readQuery(url: string): readonly (QueryPair & { readonly text: string })[] {
  const query = /^[^?#]*\?([^#]*)/s.exec(url)?.[1];
  return (query?.split('&') ?? []).map((text) => {
    const [name = '', ...value] = text.split('=');
    return { name, value: value.join('='), text };
  });
}

function isSecret({ name, value }: QueryPair): boolean {
  return !isTemplate.test(value) && secretNames.has(decode(name).replace(/[-_.]/g, ''));
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    return name.toLowerCase();
  }
}
