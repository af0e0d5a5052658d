import type { CallableBody } from '../../request/callable.ts';
import type { FormBody } from '../../request/form-values.ts';
import { formatJson } from '../../request/format-json.ts';
import { parseJson } from '../../request/json-text.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import { findControl, findInner, listParts } from './field-parts.ts';
import { giveFiles, listFiles } from './form-files.ts';
import { readField } from './read-field.ts';
import { writeField } from './write-field.ts';

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
}

/** The bodies of a form, in the order of their media types. */
export function listContents(root: HTMLElement, data: PlaygroundData): readonly BodyContent[] {
  return [...root.querySelectorAll<HTMLElement>('.body > .content')].flatMap((element, index) => {
    const call = data.call.bodies[index];
    const [text] = listParts(element, '.text');
    const control = text && findControl(text);
    const field = findInner(element);
    return call
      ? [
          {
            call,
            element,
            field: field === text ? undefined : field,
            text: control instanceof HTMLTextAreaElement ? control : undefined,
            place: `body.${index}`,
          },
        ]
      : [];
  });
}

/** Brings the text of JSON into step with its form. */
export function syncText({ field, text }: BodyContent): void {
  if (field && text) text.value = formatJson(readField(field, true));
}

/** Brings the form into step with the text; false when that is not JSON. */
export function syncField({ field, text }: BodyContent): boolean {
  const value = parseJson(text?.value ?? '');
  if (field && value !== undefined) writeField(field, value);
  return value !== undefined;
}

/** Whether a body is pairs or parts, for which `Pairs` is needed. */
export function needsPairs({ call, field }: BodyContent): boolean {
  return /^(?:form|multipart)$/.test(call.kind) && field?.dataset['kind'] !== 'text';
}

/** What is sent; undefined for a file that is not chosen yet. */
export function readBody(content: BodyContent, pairs: Pairs | undefined): FormBody | undefined {
  const { call, field, text } = content;
  if (text) return { kind: 'text', text: text.value };
  if (!field) return undefined;
  if (call.kind === 'file') {
    const [file] = listFiles(field);
    return file && { kind: 'file', file };
  }
  if (!needsPairs(content)) return { kind: 'text', text: findControl(field)?.value ?? '' };
  if (!pairs) return call.example?.kind === 'text' ? call.example : undefined;
  if (call.kind === 'multipart') return { kind: 'multipart', parts: pairs.readParts(field) };
  return { kind: 'text', text: pairs.readPairs(field) };
}

/** Fills in a body that was sent, or shared. */
export function writeBody(content: BodyContent, body: FormBody, pairs: Pairs | undefined): void {
  const { field, text } = content;
  if (text && body.kind === 'text') {
    text.value = body.text;
    syncField(content);
  }
  if (text || !field) return;
  const control = findControl(field);
  if (body.kind === 'multipart') pairs?.writeParts(field, body.parts);
  else if (body.kind === 'file') giveFiles(control as HTMLInputElement, [body.file]);
  else if (needsPairs(content)) pairs?.writePairsInto(field, body.text);
  else writeField(field, body.text);
}
