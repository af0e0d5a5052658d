import {
  type OAuthInput,
  readAnswerFields,
  readDiscovery,
  readSignInAnswer,
  type SignInAnswer,
  type Token,
  type TokenGrant,
} from '../../http/oauth/oauth-flow.ts';
import { t } from '../../i18n/browser.ts';
import type { OAuthFlow } from '../../openapi/read/operation.ts';
import { keepForTab, readFromTab } from '../playground/tab-storage.ts';
import {
  type BegunSignIn,
  beginSignIn,
  leaveToSignIn,
  readRedirectUri,
  waitForAnswer,
} from './sign-in.lazy.ts';
import { findReadable, postForm, requestToken } from './token-request.lazy.ts';

/** A token with all that it takes to renew it. */
interface HeldToken {
  readonly token: Token;
  readonly flow: OAuthFlow;
  readonly input: OAuthInput;
}

/** What is kept of a sign-in for which the page itself was left. */
interface KeptSignIn extends BegunSignIn {
  /** As the panel's. */
  readonly name: string;
  readonly flow: OAuthFlow;
  readonly input: OAuthInput;
}

/** A token is renewed when it is valid for less than these milliseconds. */
const margin = 30_000;

/** Takes over the panels that get tokens, one for each scheme of a request. Gives what renews tokens that are about to expire. */
export function openTokenPanels(root: HTMLElement, canRelay: boolean): () => Promise<void> {
  const panels = [...root.querySelectorAll<HTMLElement>('.oauth')].map((panel) =>
    openTokenPanel(panel, canRelay),
  );
  return async () => {
    for (const renew of panels) await renew();
  };
}

/**
 * Takes over the panel that gets tokens of a scheme (`TokenSource.astro`). Gives what renews a token that is about to expire, and
 * says so where that cannot be done. `canRelay` is whether the site lets requests go through its relay.
 */
function openTokenPanel(panel: HTMLElement, canRelay: boolean): () => Promise<void> {
  const data: { key: string; name: string; flows: readonly OAuthFlow[]; discoveryUrl?: string } = JSON.parse(
    panel.dataset['oauth'] ?? '{}',
  );
  const find = <Kind extends HTMLElement>(selector: string) => panel.querySelector(selector) as Kind;
  const status = find('[role=status]');
  const select = find<HTMLSelectElement>('select');
  const button = find<HTMLButtonElement>('[data-get]');
  const keptAs = `oauth-token-${data.name}`;
  const { discoveryUrl } = data;
  let { flows } = data;
  let discovering: Promise<void> | undefined;
  let held: HeldToken | undefined = readHeld(keptAs);
  let current = new AbortController();

  const say = (...words: readonly (string | Node)[]) => status.replaceChildren(...words);
  const read = (name: string) => find<HTMLInputElement>(`[name=${name}]`).value.trim();
  const readInput = (): OAuthInput => ({
    clientId: read('clientId'),
    clientSecret: read('clientSecret'),
    username: read('username'),
    password: find<HTMLInputElement>('[name=password]').value,
    scopes: [...panel.querySelectorAll<HTMLInputElement>('[name=scope]:checked')].map(({ value }) => value),
  });
  const follow = () => {
    for (const part of panel.querySelectorAll<HTMLElement>('[data-of]'))
      part.hidden = part.dataset['of'] !== select.value;
  };

  const target = panel
    .closest('[data-alternative]')
    ?.querySelector<HTMLInputElement>(`[data-scheme="${CSS.escape(data.key)}"]`);

  /** Puts a token where the reader would, so that all that follows from it is the same. */
  const take = (token: Token, flow: OAuthFlow, given: OAuthInput) => {
    held = { token, flow, input: { ...given, username: '', password: '' } };
    keepForTab(keptAs, JSON.stringify(held));
    if (target) {
      target.value = token.access;
      target.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const time = token.expires === undefined ? undefined : new Date(token.expires);
    const format = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' });
    say(time ? t('The token is valid until {time}.', { time: format.format(time) }) : t('Token received.'));
  };

  /** Asks for a token, and says what came of it. Gives the answer. */
  const ask = async (url: string, grant: TokenGrant, flow: OAuthFlow, input: OAuthInput) => {
    const answer = await requestToken(url, grant, input, canRelay);
    // One that renews may stay (RFC 6749, section 6).
    const before = grant.kind === 'refresh' ? grant.refreshToken : undefined;
    if (answer?.kind === 'token')
      take({ ...answer.token, refresh: answer.token.refresh ?? before }, flow, input);
    else if (answer) say(t('{host} says: {reason}', { host: hostOf(url), reason: answer.reason }));
    else sayUnreachable(url);
    return answer;
  };
  const sayUnreachable = (url: string) =>
    say(
      t('{host} did not respond, or does not allow this site to read its responses.', { host: hostOf(url) }),
    );

  const exchange = (answer: SignInAnswer, begun: BegunSignIn, flow: OAuthFlow, input: OAuthInput) => {
    if (answer.kind === 'foreign')
      return say(t('The response belongs to a different sign-in and was ignored. Try again.'));
    if (answer.kind === 'error')
      return say(
        t('{host} says: {reason}', { host: hostOf(flow.authorizationUrl ?? ''), reason: answer.reason }),
      );
    return ask(flow.tokenUrl, { kind: 'authorizationCode', code: answer.code, ...begun }, flow, input);
  };

  const signIn = async (flow: OAuthFlow, input: OAuthInput, signal: AbortSignal) => {
    if (!isSecureContext) return say(t('Signing in requires a page served over HTTPS.'));
    keepForTab('oauth-return', '');
    // Before anything is waited for: a browser lets a window open right after the click alone.
    const popup = open('about:blank', '', 'popup,width=520,height=720');
    const begun = await beginSignIn(flow, input);
    if (!popup) return leaveToSignIn(begun.url, JSON.stringify({ ...begun, name: data.name, flow, input }));
    popup.location.replace(begun.url);
    say(t('Use the window that opened to sign in.'));
    void findReadable(flow.tokenUrl, input.clientId);
    const onClosed = () => say(t('The window was closed before you signed in.'));
    const answer = await waitForAnswer(popup, begun.state, signal, onClosed);
    if (!signal.aborted) await exchange(answer, begun, flow, input);
  };

  /** RFC 8628: the reader signs in elsewhere, while this page asks whether it is done. */
  const useDevice = async (flow: OAuthFlow, input: OAuthInput, signal: AbortSignal) => {
    const url = flow.deviceAuthorizationUrl ?? '';
    const body = new URLSearchParams({ client_id: input.clientId, scope: input.scopes.join(' ') });
    const answer = await postForm(url, body.toString());
    const fields = answer && readAnswerFields(answer.text);
    const code = String(fields?.['user_code'] ?? '');
    const address = String(fields?.['verification_uri_complete'] ?? fields?.['verification_uri'] ?? '');
    const deviceCode = String(fields?.['device_code'] ?? '');
    if (!answer) return sayUnreachable(url);
    if (!deviceCode || !/^https?:\/\//i.test(address)) {
      const reason = String(fields?.['error_description'] ?? fields?.['error'] ?? `HTTP ${answer.status}`);
      return say(t('{host} says: {reason}', { host: hostOf(url), reason }));
    }
    say(...fillNodes(t('Open {url} and enter {code}.'), { url: linkTo(address), code: codeOf(code) }));
    let seconds = Number(fields?.['interval'] ?? 5);
    const end = Date.now() + Number(fields?.['expires_in'] ?? 600) * 1000;
    while (!signal.aborted && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      if (signal.aborted) return;
      const got = await requestToken(flow.tokenUrl, { kind: 'device', deviceCode }, input, canRelay);
      if (got?.kind === 'token') return take(got.token, flow, input);
      if (got?.code === 'slow_down') seconds += 5;
      else if (got && got.code !== 'authorization_pending')
        return say(t('{host} says: {reason}', { host: hostOf(flow.tokenUrl), reason: got.reason }));
    }
  };

  const get = async () => {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    const input = readInput();
    await discovering;
    if (input.clientId === '') return find('[name=clientId]').focus();
    const flow = flows.find(({ kind }) => kind === select.value);
    if (!flow) return;
    if (flow.kind === 'authorizationCode') return signIn(flow, input, signal);
    if (flow.kind === 'deviceAuthorization') return useDevice(flow, input, signal);
    await ask(flow.tokenUrl, { kind: flow.kind }, flow, input);
  };

  /** What OpenID Connect says of itself, in place of the document. */
  const discover = async (url: string) => {
    const text = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' }).then(
      (answer) => (answer.ok ? answer.text() : undefined),
      () => undefined,
    );
    flows = readDiscovery(text ?? '');
    if (flows.length === 0) return sayUnreachable(url);
    for (const option of [...select.options])
      if (!flows.some(({ kind }) => kind === option.value)) option.remove();
    find('.flow').hidden = select.options.length < 2;
    follow();
  };

  const code = find('.callback code');
  code.textContent = readRedirectUri();
  select.addEventListener('change', follow);
  // It may have been chosen before this script came.
  follow();
  panel.addEventListener('octavo-forget', () => {
    current.abort();
    held = undefined;
    say();
  });
  button.addEventListener('click', () => void get());
  // Nobody is asked before a reader wants a token.
  if (flows.length === 0 && discoveryUrl !== undefined)
    panel.addEventListener('toggle', () => (discovering ??= discover(discoveryUrl)));
  const returned = takeReturned(data.name);
  if (returned) {
    panel.setAttribute('open', '');
    void exchange(
      readSignInAnswer(new URLSearchParams(returned.text), returned.kept.state),
      returned.kept,
      returned.kept.flow,
      returned.kept.input,
    );
  }

  const renew = async () => {
    const { token, flow, input } = held ?? {};
    // Another one that the reader typed is theirs.
    if (!token?.expires || !flow || !input || target?.value !== token.access) return;
    if (token.expires - Date.now() > margin) return;
    const answer =
      token.refresh === undefined
        ? undefined
        : await ask(
            flow.refreshUrl ?? flow.tokenUrl,
            { kind: 'refresh', refreshToken: token.refresh },
            flow,
            input,
          );
    if (answer?.kind === 'token' || token.expires > Date.now()) return;
    panel.setAttribute('open', '');
    say(t('The token has expired. Get a new one.'));
  };
  return renew;
}

function readHeld(name: string): HeldToken | undefined {
  try {
    return JSON.parse(readFromTab(name) ?? '') as HeldToken;
  } catch {
    return undefined;
  }
}

/** What a sign-in led back to this page with, if that was of this scheme; it is there once. */
function takeReturned(panel: string): { readonly kept: KeptSignIn; readonly text: string } | undefined {
  const text = readFromTab('oauth-answer');
  if (text === undefined) return undefined;
  try {
    const kept: KeptSignIn = JSON.parse(readFromTab('oauth-sign-in') ?? '');
    if (kept.name !== panel) return undefined;
    for (const one of ['oauth-answer', 'oauth-sign-in']) keepForTab(one, '');
    return { kept, text };
  } catch {
    return undefined;
  }
}

function hostOf(url: string): string {
  return URL.parse(url, location.href)?.host ?? url;
}

function linkTo(url: string): HTMLElement {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = url;
  return link;
}

function codeOf(text: string): HTMLElement {
  const code = document.createElement('code');
  code.textContent = text;
  return code;
}

/** A message with elements in the place of its names in braces. */
function fillNodes(message: string, nodes: Readonly<Record<string, Node>>): readonly (string | Node)[] {
  return message.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? (nodes[part] ?? '') : part));
}
