import { t } from '../../i18n/browser.ts';
import type { Callable, SecurityScheme } from '../form/callable.ts';
import type { FormValues } from '../form/playground-form.ts';
import { cleanHeader, type HttpRequest, writeTyped } from '../request/http-request.ts';
import type { PreparedRequest } from './exchange.ts';

/** What is filled in for a call that `isSimpleCall` allows. */
interface SimpleCall {
  /** One for which `isSimpleCall` holds. */
  readonly call: Callable;
  /** The base URL, whole. */
  readonly base: string;
  readonly values: FormValues;
  readonly credentials: {
    /** The chosen alternative of `call.security`, with the prefixes that the reader gave. */
    readonly schemes: readonly SecurityScheme[];
    /** The first variable. */
    readonly variable: string;
    /** By variable, as they are sent; undefined while nothing is typed. */
    readonly values: Readonly<Record<string, string>> | undefined;
    /** Samples show what was typed. */
    readonly isShown: boolean;
  };
}

/**
 * What `buildRequest` and `prepareRequest` make of a simple call: for samples, and as it is sent. Without this second way,
 * a request of the example site would load 4.0 kB gzip more of JavaScript (18.0 instead of 14.0).
 */
export function writeSimpleRequest({ call, base, values, credentials }: SimpleCall): {
  readonly shown: HttpRequest;
  readonly prepared: PreparedRequest;
} {
  const { method, path } = call;
  const url = base + path;
  const body = values.body?.kind === 'text' ? values.body : undefined;
  const { name = '', prefix = '' } = credentials.schemes[0] ?? {};
  const { variable } = credentials;
  const typed = credentials.values?.[variable];
  const list = <Value>(credential: Value | undefined, type: Value) => [
    ...(name && credential !== undefined ? [[name, credential] as const] : []),
    ...(body ? [['Content-Type', type] as const] : []),
  ];
  const { mediaType = '' } = values;
  return {
    shown: {
      method,
      url: [url],
      headers: list(writeTyped(prefix, variable, credentials.isShown ? typed : undefined), [mediaType]),
      body,
    },
    prepared: {
      method,
      url,
      headers: list(typed && cleanHeader(typed), mediaType),
      body: body && new TextEncoder().encode(body.text),
    },
  };
}

/** The ways that a request can go: from the browser, through the relay, by hand with cURL. */
export type RouteKind = 'direct' | 'relay' | 'curl';

/** Which way a request goes, and that in words. */
export interface FoundRoute {
  readonly route: RouteKind;
  readonly words: string;
}

/** A request, as far as its body matters: undefined for none. */
export interface WithBody {
  readonly method: string;
  readonly body: unknown;
}

/** Whether a request has a body that fetch cannot send. */
export function hasForbiddenBody({ method, body }: WithBody): boolean {
  return !!body && /^(?:GET|HEAD)$/.test(method);
}

/** The way of a request of `writeSimpleRequest`; of others `chooseRoute` knows it. `host` is the server's. */
export function findSimpleRoute(request: WithBody, host: string): FoundRoute {
  return hasForbiddenBody(request)
    ? { route: 'relay', words: describeRelay(describeForbiddenBody(request.method)) }
    : { route: 'direct', words: describeDirect(host) };
}

/** That a request goes directly. `host` is the server's. */
export function describeDirect(host: string): string {
  return t('This request goes directly from your browser to {host}.', { host });
}

/** That a request goes through the relay; `why` is a sentence. */
export function describeRelay(why: string): string {
  return t('This request goes through this site’s relay. {why}', { why });
}

/** That a browser cannot send the body of a request, as a sentence. */
export function describeForbiddenBody(method: string): string {
  return t('Browsers cannot send a {method} request with a body.', { method });
}

/** The host of a URL, for a reader; what is no URL stays as it was typed. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}

/**
 * Whether a host, as `URL` and `location` write it, is the reader's own machine, which browsers trust without https:
 * https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy
 */
export function isOwnMachine(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
}
