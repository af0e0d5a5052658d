import type { Way } from './choose-way.ts';

/** Which way a request goes, and that in words. */
export interface FoundWay {
  readonly way: Way['way'];
  readonly words: string;
}

/** A request, as far as its body matters: undefined for none. */
export interface WithBody {
  readonly method: string;
  readonly body: unknown;
}

/** Why fetch cannot send the body of a request, as the rest of a sentence about it; undefined when it can. */
export function findBodyLimit({ method, body }: WithBody): string | undefined {
  return body && /^(?:GET|HEAD)$/.test(method) ? `a ${method} request with a body` : undefined;
}

/** The way of a request of `writeUsual`; of others `chooseWay` knows it. `host` is the server's. */
export function findUsualWay(request: WithBody, host: string): FoundWay {
  const what = findBodyLimit(request);
  return what
    ? { way: 'relay', words: describeRelay(describeLimit(what)) }
    : { way: 'direct', words: describeDirect(host) };
}

/** That a request goes directly. `host` is the server's. */
export function describeDirect(host: string): string {
  return `Goes directly from your browser to ${host}.`;
}

/** That a request goes through the relay; `why` is the rest of a sentence. */
export function describeRelay(why: string): string {
  return `Goes through this site’s relay, because ${why}.`;
}

/** That a browser cannot send `what`, as the rest of a sentence. */
export function describeLimit(what: string): string {
  return `a browser cannot send ${what}`;
}

/** The host of a URL, for a reader. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host ?? 'the server';
}
