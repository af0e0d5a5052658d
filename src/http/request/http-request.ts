import type { Template } from './template.ts';

/** One request as it goes over the wire: what samples show, what the playground and the relay send. */
export interface HttpRequest {
  /** Upper case. */
  readonly method: string;
  /** Absolute; begins with a variable when the base URL is not known yet. */
  readonly url: Template;
  /** In the order in which they are shown, each name once. Values hold no line breaks. */
  readonly headers: readonly (readonly [name: string, value: Template])[];
  readonly body: HttpBody | undefined;
}

export type HttpBody =
  | { readonly kind: 'text'; readonly text: string }
  /** The reader's own file, sent as it is. */
  | { readonly kind: 'file'; readonly fileName: string }
  /** `multipart/form-data` (RFC 7578); its header with the boundary is added by whatever sends it. */
  | { readonly kind: 'multipart'; readonly parts: readonly MultipartPart[] };

export type MultipartPart =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly fileName: string };

/** What was typed as a credential, prefix included, on one line, else the variable after its prefix. */
export function writeTyped(prefix: string, variable: string, typed: string | undefined): Template {
  if (typed !== undefined) return [cleanHeader(typed)];
  return prefix === '' ? [{ variable }] : [prefix, { variable }];
}

/** A header's value on one line (RFC 9110, section 5.5). */
export function cleanHeader(text: string): string {
  return text.replace(/[\0\r\n]+/g, ' ').trim();
}
