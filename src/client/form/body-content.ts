import type { CallableBody } from '../../request/callable.ts';
import type { FormBody } from '../../request/form-values.ts';
import { formatJson } from '../../request/format-json.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import { findControl, findInner, listParts } from './field-parts.ts';
import { readField } from './read-field.ts';

/** What only bodies made of pairs or parts need: loaded when a page has one. */
export type Pairs = typeof import('./form-pairs.ts');

/** The body of one media type: the field of its form, and of JSON the text, which is what is sent. */
export interface BodyContent {
  readonly call: CallableBody;
  readonly element: HTMLElement;
  /** Undefined where there is text alone. */
  readonly field: HTMLElement | undefined;
  readonly text: HTMLTextAreaElement | undefined;
  /** Its schema in `PlaygroundData.schemas`. */
  readonly place: string;
  /** It is pairs or parts, for which `Pairs` is needed. */
  readonly isPairs: boolean;
}

/** The bodies of a form, in the order of their media types. */
export function listContents(root: HTMLElement, data: PlaygroundData): readonly BodyContent[] {
  const elements = root.querySelectorAll<HTMLElement>('.body > .content');
  return data.call.bodies.flatMap((call, index) => {
    const element = elements[index];
    if (!element) return [];
    const [box] = listParts(element, '.text');
    const control = box && findControl(box);
    const text = control instanceof HTMLTextAreaElement ? control : undefined;
    const first = findInner(element);
    const field = first === box ? undefined : first;
    const isPairs = /^(?:form|multipart)$/.test(call.kind) && field?.dataset['kind'] !== 'text';
    return [{ call, element, field, text, place: `body.${index}`, isPairs }];
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
  if (text) return { kind: 'text', text: text.value };
  if (!field) return undefined;
  const control = findControl(field);
  if (call.kind === 'file') {
    const file = control instanceof HTMLInputElement && control.files?.[0];
    return file ? { kind: 'file', file } : undefined;
  }
  if (!isPairs) return { kind: 'text', text: control?.value ?? '' };
  if (pairs) return pairs.readPairsBody(field, call.kind === 'form' ? 'form' : 'multipart');
  return call.example?.kind === 'text' ? call.example : undefined;
}
