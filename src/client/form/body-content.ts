import type { CallableBody } from '../../http/form/callable.ts';
import type { FormBody } from '../../http/form/form-values.ts';
import type { PlaygroundData } from '../../http/form/playground-data.ts';
import { formatJson } from '../../lib/json/format-json.ts';
import { findControl } from './field-parts.ts';
import { readField } from './read-field.ts';

/** What only bodies made of pairs, of parts or of a file need: loaded when a page has one. */
export type Pairs = typeof import('./form-pairs.ts');

/** The body of one media type: the field of its form, and of JSON the text, which is what is sent. */
export interface BodyContent {
  readonly call: CallableBody;
  readonly element: HTMLElement;
  /** Null where there is text alone. */
  readonly field: HTMLElement | null;
  readonly text: HTMLTextAreaElement | null;
  /** It is no text but pairs, parts or a file, for which `Pairs` is needed. */
  readonly isPairs: boolean;
}

/** The bodies of a form, in the order of their media types. */
export function listContents(root: HTMLElement, data: PlaygroundData): readonly BodyContent[] {
  const elements = root.querySelectorAll('.body > .content');
  return data.call.bodies.map((call, index) => {
    const element = elements[index] as HTMLElement;
    const field = element.querySelector<HTMLElement>(':scope > :not(.text)');
    const text = element.querySelector<HTMLTextAreaElement>(':scope > .text > .control');
    return { call, element, field, text, isPairs: !text && field?.dataset['kind'] !== 'text' };
  });
}

/** The JSON of a body's form. */
export function writeText(field: HTMLElement): string {
  return formatJson(readField(field, true));
}

/** What is sent; undefined for a file that is not chosen yet. */
export function readBody(
  { call, field, text, isPairs }: BodyContent,
  pairs: Pairs | undefined,
): FormBody | undefined {
  if (isPairs) return field ? pairs?.readPairsBody(field, call.kind) : undefined;
  return { kind: 'text', text: (text ?? (field && findControl(field)))?.value ?? '' };
}
