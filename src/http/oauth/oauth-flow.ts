import type { OAuthFlow } from '../../openapi/read/operation.ts';

/** What a reader gives for a token. */
export interface OAuthInput {
  readonly clientId: string;
  /** '' of a client that keeps no secret. */
  readonly clientSecret: string;
  readonly username: string;
  readonly password: string;
  readonly scopes: readonly string[];
}

/** A request of a sign-in, and what its answer is held against. */
export interface SignIn {
  readonly url: string;
  readonly state: string;
  /** The secret of RFC 7636, which the token is got with. */
  readonly verifier: string;
}

/** The address at which a reader signs in (RFC 6749, 4.1.1, with RFC 7636). `challenge` is the S256 hash of the verifier. */
export function writeAuthorizationUrl(
  flow: Pick<OAuthFlow, 'authorizationUrl'>,
  input: Pick<OAuthInput, 'clientId' | 'scopes'>,
  sent: { readonly redirectUri: string; readonly state: string; readonly challenge: string },
  base: string,
): string {
  const url = new URL(flow.authorizationUrl ?? '', base);
  const parameters = {
    response_type: 'code',
    client_id: input.clientId,
    redirect_uri: sent.redirectUri,
    scope: input.scopes.join(' '),
    state: sent.state,
    code_challenge: sent.challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) if (value !== '') url.searchParams.set(name, value);
  return url.href;
}

/** What is asked of a token URL: the grant and what it needs (RFC 6749, 4.1.3, 4.3.2, 4.4.2 and 6; RFC 8628, 3.4). */
export type TokenGrant =
  | {
      readonly kind: 'authorizationCode';
      readonly code: string;
      readonly redirectUri: string;
      readonly verifier: string;
    }
  | { readonly kind: 'clientCredentials' | 'password' }
  | { readonly kind: 'refresh'; readonly refreshToken: string }
  | { readonly kind: 'device'; readonly deviceCode: string };

/** The body of a token request, as `application/x-www-form-urlencoded`; the client stands in it (RFC 6749, 2.3.1). */
export function writeTokenBody(grant: TokenGrant, input: OAuthInput): string {
  const scope = input.scopes.join(' ');
  const own: Readonly<Record<string, string>> = (() => {
    switch (grant.kind) {
      case 'authorizationCode':
        return {
          grant_type: 'authorization_code',
          code: grant.code,
          redirect_uri: grant.redirectUri,
          code_verifier: grant.verifier,
        };
      case 'clientCredentials':
        return { grant_type: 'client_credentials', scope };
      case 'password':
        return { grant_type: 'password', username: input.username, password: input.password, scope };
      case 'refresh':
        return { grant_type: 'refresh_token', refresh_token: grant.refreshToken };
      case 'device':
        return {
          grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
          device_code: grant.deviceCode,
        };
    }
  })();
  const all = { ...own, client_id: input.clientId, client_secret: input.clientSecret };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== '')).toString();
}

/** The same client in a header (RFC 6749, 2.3.1), for servers that take it only there. */
export function writeClientHeader({ clientId, clientSecret }: OAuthInput): string {
  const encode = (text: string) => new URLSearchParams([['', text]]).toString().slice(1);
  return `Basic ${btoa(`${encode(clientId)}:${encode(clientSecret)}`)}`;
}

/** A token and what is known of it. */
export interface Token {
  readonly access: string;
  readonly refresh: string | undefined;
  /** Milliseconds since 1970; undefined where the server does not say. */
  readonly expires: number | undefined;
}

/** What a token URL answered: a token, or why there is none. */
export type TokenAnswer =
  | { readonly kind: 'token'; readonly token: Token }
  | { readonly kind: 'error'; readonly code: string; readonly reason: string };

/**
 * Reads the answer of a token URL (RFC 6749, 5.1 and 5.2); `now` is in milliseconds since 1970. An answer that is neither is the
 * error '' with its status.
 */
export function readTokenAnswer(status: number, text: string, now: number): TokenAnswer {
  const answer = readAnswerFields(text);
  const read = (name: string) => {
    const value = answer[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const access = read('access_token');
  if (access !== '') {
    const seconds = Number(read('expires_in'));
    return {
      kind: 'token',
      token: {
        access,
        refresh: read('refresh_token') || undefined,
        expires: seconds > 0 ? now + seconds * 1000 : undefined,
      },
    };
  }
  const code = read('error');
  return { kind: 'error', code, reason: read('error_description') || code || `HTTP ${status}` };
}

/** The members of an answer in JSON, or in a form as some servers write it; none of anything else. */
export function readAnswerFields(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return /^[\w.~%-]+=[^<\s]*$/.test(text.trim())
      ? Object.fromEntries(new URLSearchParams(text.trim()))
      : {};
  }
}

/** The flows that OpenID Connect Discovery 1.0 (section 3) describes, of those that a page can go. */
export function readDiscovery(text: string): readonly OAuthFlow[] {
  const found = readAnswerFields(text);
  const url = (name: string) => {
    const value = found[name];
    return typeof value === 'string' && /^https?:\/\//i.test(value) ? value : undefined;
  };
  const list = (name: string) => {
    const value = found[name];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
  };
  const tokenUrl = url('token_endpoint');
  if (tokenUrl === undefined) return [];
  const grants = list('grant_types_supported') ?? ['authorization_code'];
  const scopes = (list('scopes_supported') ?? ['openid']).map((name) => [name, ''] as const);
  const authorizationUrl = url('authorization_endpoint');
  const deviceAuthorizationUrl = url('device_authorization_endpoint');
  return [
    ...(authorizationUrl !== undefined && grants.includes('authorization_code')
      ? [{ kind: 'authorizationCode' as const, authorizationUrl, tokenUrl, scopes }]
      : []),
    ...(grants.includes('client_credentials')
      ? [{ kind: 'clientCredentials' as const, tokenUrl, scopes }]
      : []),
    ...(deviceAuthorizationUrl === undefined
      ? []
      : [{ kind: 'deviceAuthorization' as const, deviceAuthorizationUrl, tokenUrl, scopes }]),
  ];
}

/** What a sign-in led back with: the code, or why there is none (RFC 6749, 4.1.2 and 4.1.2.1). */
export type SignInAnswer =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'error'; readonly reason: string };

/** Reads what a sign-in led back with; one with another state belongs to another sign-in, or to an attacker (RFC 6749, 10.12). */
export function readSignInAnswer(parameters: URLSearchParams, state: string): SignInAnswer {
  if (parameters.get('state') !== state) return { kind: 'foreign' };
  const code = parameters.get('code');
  if (code) return { kind: 'code', code };
  const reason = parameters.get('error_description') ?? parameters.get('error') ?? '';
  return { kind: 'error', reason };
}

/** The page to which a sign-in leads back; as `relayPath`, with the base in scripts of pages. */
export const callbackPath = `${import.meta.env?.OCTAVO_BASE ?? '/'}_octavo/oauth.html`;

/** What that page and the one that the reader came from know each other by. */
export const callbackChannel = 'octavo-oauth';

/**
 * The script of that page, which takes the answer out of the address, hands it over and closes the window. Where the page itself went to sign
 * in, because no window could be opened, it keeps the answer for the tab and goes back. Only pages of this site can read either.
 */
export const callbackScript = [
  `let a=location.search,b,s=sessionStorage,c='${callbackChannel}';`,
  "history.replaceState(null,'',location.pathname);",
  "try{b=s['octavo-oauth-return'];s.removeItem('octavo-oauth-return');if(b)s['octavo-oauth-answer']=a}catch{}",
  'if(b&&/^\\/(?![/\\\\])/.test(b))location.replace(b);',
  'else{opener?.postMessage({[c]:a},location.origin);new BroadcastChannel(c).postMessage(a);setTimeout(close,50)}',
].join('');
