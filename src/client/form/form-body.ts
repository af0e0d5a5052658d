import type { CallableBody } from '../../request/callable.ts';
import type { FormBody } from '../../request/form-values.ts';
import { formatJson } from '../../request/format-json.ts';
import { parseJson } from '../../request/json-text.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import { type Control, findControl, findInner, listParts } from './field-parts.ts';
import { readPairs, readParts, writePairsInto, writeParts } from './form-pairs.ts';
import { readField } from './read-field.ts';
import { writeField } from './write-field.ts';

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

/** What is sent; undefined for a file that is not chosen yet. */
export function readBody({ call, field, text }: BodyContent): FormBody | undefined {
  if (text) return { kind: 'text', text: text.value };
  const control: Control | null | undefined = field && findControl(field);
  if (!field || call.kind === 'file') {
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
    return file && { kind: 'file', file };
  }
  if (call.kind === 'multipart') return { kind: 'multipart', parts: readParts(field) };
  if (field.dataset['kind'] === 'text') return { kind: 'text', text: control?.value ?? '' };
  return { kind: 'text', text: readPairs(field) };
}

/** Fills in a body that was sent, or shared. */
export function writeBody(content: BodyContent, body: FormBody): void {
  const { field, text, call } = content;
  const control = field && findControl(field);
  if (body.kind === 'text' && text) {
    text.value = body.text;
    syncField(content);
  } else if (body.kind === 'text' && field?.dataset['kind'] === 'text') writeField(field, body.text);
  else if (body.kind === 'text' && field && call.kind === 'form') writePairsInto(field, body.text);
  else if (body.kind === 'multipart' && field) writeParts(field, body.parts);
  else if (body.kind === 'file' && control instanceof HTMLInputElement) giveFiles(control, [body.file]);
}

/** Puts files into an input that the reader chose before. */
export function giveFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
