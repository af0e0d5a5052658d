import {
  type OAuthInput,
  readTokenAnswer,
  type TokenAnswer,
  type TokenGrant,
  writeClientHeader,
  writeTokenBody,
} from '../../http/oauth/oauth-flow.ts';
import { describeTokenCall, tokenMediaType } from '../../http/oauth/token-call.ts';
import { translateKnown } from '../../i18n/browser.ts';

/** Milliseconds that a token URL may take. */
const patience = 30_000;

/** Token URLs by whether this page may read what they answer. */
const readable = new Map<string, boolean>();

/**
 * Asks a token URL for a token: from the page, or through the relay where the server does not let this site read its
 * answers. A client that the server takes only in a header is sent again there. Gives undefined where nobody answers.
 */
export async function requestToken(
  tokenUrl: string,
  grant: TokenGrant,
  input: OAuthInput,
  canRelay: boolean,
): Promise<TokenAnswer | undefined> {
  const isDirect = await findReadable(tokenUrl, input.clientId);
  const send = (inHeader: boolean) => {
    const body = writeTokenBody(grant, inHeader ? { ...input, clientId: '', clientSecret: '' } : input);
    if (isDirect) return post(tokenUrl, body, inHeader ? writeClientHeader(input) : undefined);
    return canRelay ? postByRelay(tokenUrl, body, inHeader ? input : undefined) : undefined;
  };
  const first = await send(false);
  const isRefused = first?.kind === 'error' && first.code === 'invalid_client' && input.clientSecret !== '';
  return isRefused ? send(true) : first;
}

/**
 * Whether the page may read the answers of a token URL. It is asked by a request that grants nothing: one with a code would
 * use that up, though its answer could not be read.
 */
export async function findReadable(tokenUrl: string, clientId: string): Promise<boolean> {
  const known = readable.get(tokenUrl);
  if (known !== undefined) return known;
  const found = (await post(tokenUrl, new URLSearchParams({ client_id: clientId }).toString())) !== undefined;
  readable.set(tokenUrl, found);
  return found;
}

async function post(url: string, body: string, authorization?: string): Promise<TokenAnswer | undefined> {
  const answer = await postForm(url, body, authorization);
  return answer && readTokenAnswer(answer.status, answer.text, Date.now());
}

/** Posts a form without cookies; undefined where no answer can be read. */
export async function postForm(
  url: string,
  body: string,
  authorization?: string,
): Promise<{ readonly status: number; readonly text: string } | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': tokenMediaType,
        Accept: 'application/json',
        ...(authorization !== undefined && { Authorization: authorization }),
      },
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  }
}

async function postByRelay(
  tokenUrl: string,
  text: string,
  client: OAuthInput | undefined,
): Promise<TokenAnswer | undefined> {
  const { findRelay, sendRelay } = await import('../playground/send-relay.lazy.ts');
  if (!(await findRelay())) return undefined;
  const { id, servers } = describeTokenCall(tokenUrl);
  const [server] = servers;
  const values = { parameters: {}, mediaType: tokenMediaType, body: { kind: 'text', text } } as const;
  const credentials = client
    ? { index: 1, values: { CLIENT_ID: client.clientId, CLIENT_SECRET: client.clientSecret } }
    : { index: 0, values: {} };
  const relayed = await sendRelay(
    {
      data: { id },
      choice: { server, variables: {} },
      ...{ values, credentials },
      prepared: { method: 'POST', url: tokenUrl, headers: [], body: undefined },
    },
    AbortSignal.timeout(patience),
  ).catch(() => undefined);
  if (!relayed) return undefined;
  if ('refusal' in relayed)
    return { kind: 'error', code: relayed.refusal.code, reason: translateKnown(relayed.refusal.message) };
  const { status, body } = relayed.exchange;
  return readTokenAnswer(status, await new Response(body).text(), Date.now());
}
