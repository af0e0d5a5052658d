import {
  callbackChannel,
  callbackPath,
  type OAuthInput,
  readSignInAnswer,
  type SignInAnswer,
  writeAuthorizationUrl,
} from '../../http/oauth/oauth-flow.ts';
import type { OAuthFlow } from '../../openapi/read/operation.ts';
import { keepForTab } from '../playground/tab-storage.ts';

/** A sign-in that has begun. */
export interface BegunSignIn {
  readonly state: string;
  /** RFC 7636: what the token is got with. */
  readonly verifier: string;
  readonly redirectUri: string;
}

/** The page of this site to which a sign-in leads back, whole. */
export function readRedirectUri(): string {
  return new URL(callbackPath, location.href).href;
}

/** A sign-in with new secrets, and the address where the reader does it. Needs a secure context for the hash. */
export async function beginSignIn(
  flow: OAuthFlow,
  input: OAuthInput,
): Promise<BegunSignIn & { readonly url: string }> {
  const verifier = makeSecret();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const begun = { state: makeSecret(), verifier, redirectUri: readRedirectUri() };
  const challenge = writeBase64Url(new Uint8Array(hash));
  return { ...begun, url: writeAuthorizationUrl(flow, input, { ...begun, challenge }, location.href) };
}

function makeSecret(): string {
  return writeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** RFC 7636, appendix A. */
function writeBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * What comes back from the window of a sign-in. A site that is signed in at may cut the window off from this page: then it answers
 * by a channel, on which answers of other tabs are not listened to, and looks closed, which `onClosed` tells.
 */
export function waitForAnswer(
  opened: Window,
  state: string,
  signal: AbortSignal,
  onClosed: () => void,
): Promise<SignInAnswer> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(callbackChannel);
    const timer = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(timer);
      setTimeout(() => signal.aborted || onClosed(), 1000);
    }, 300);
    const ended = new AbortController();
    const end = (answer: SignInAnswer) => {
      ended.abort();
      resolve(answer);
    };
    const over = AbortSignal.any([signal, ended.signal]);
    over.addEventListener('abort', () => {
      channel.close();
      clearInterval(timer);
    });
    addEventListener(
      'message',
      ({ origin, source, data }) => {
        const text: unknown = data?.[callbackChannel];
        if (origin !== location.origin || source !== opened || typeof text !== 'string') return;
        end(readSignInAnswer(new URLSearchParams(text), state));
      },
      { signal: over },
    );
    channel.addEventListener('message', ({ data }) => {
      const answer = readSignInAnswer(new URLSearchParams(String(data)), state);
      if (answer.kind !== 'foreign') end(answer);
    });
  });
}

/** Lets the page itself go to sign in; `kept` is there when it comes back, for `takeKeptSignIn`. */
export function leaveToSignIn(url: string, kept: string): void {
  keepForTab('oauth-sign-in', kept);
  keepForTab('oauth-return', `${location.pathname}${location.search}#try`);
  location.assign(url);
}
