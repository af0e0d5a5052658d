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
