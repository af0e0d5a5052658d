import type { Callable, SecurityScheme } from '../form/callable.ts';
import type { FormValues } from '../form/form-values.ts';
import { cleanHeader } from '../request/clean-header.ts';
import type { HttpRequest } from '../request/http-request.ts';
import type { PreparedRequest } from './prepared-request.ts';
import { writeTyped } from './write-typed.ts';

export interface UsualAsk {
  /** One for which `isUsualCall` holds. */
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

/** What `buildRequest` and `prepareRequest` make of a usual call: for samples, and as it is sent. */
export function writeUsual({ call, base, values, credentials }: UsualAsk): {
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
