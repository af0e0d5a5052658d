import type { FormBody } from '../../http/form/form-values.ts';
import { parseJson } from '../../lib/json/json-text.ts';
import type { BodyContent, Pairs } from './body-content.ts';
import { findControl } from './field-parts.ts';
import { giveFiles } from './form-files.ts';
import { writeField } from './write-field.ts';

/** Brings the form into step with the text; false when that is not JSON. */
export function syncField({ field, text }: BodyContent): boolean {
  const value = parseJson(text?.value ?? '');
  if (field && value !== undefined) writeField(field, value);
  return value !== undefined;
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
  else if (content.isPairs) pairs?.writePairsInto(field, body.text);
  else writeField(field, body.text);
}
