import type { FormValues } from '../../http/form/form-values.ts';
import { fromPlain } from '../../lib/json/from-plain.ts';
import type { Pairs } from './body-content.ts';
import { showText } from './body-view.ts';
import { describeFields } from './describe-field.ts';
import { syncField, writeBody } from './fill-body.ts';
import type { FormParts } from './form-parts.ts';
import { writeField } from './write-field.ts';

/** Fills in other values, of a shared link or an earlier request. */
export function fillForm(parts: FormParts, values: FormValues, pairs: Pairs | undefined): void {
  const { root, parameters, contents, media } = parts;
  for (const field of parameters) {
    const value = values.parameters[field.dataset['place'] ?? ''];
    writeField(field, value === undefined ? undefined : fromPlain(value));
  }
  const index = contents.findIndex(({ call }) => call.mediaType === values.mediaType);
  if (media && index >= 0) media.selectedIndex = index;
  const include = root.querySelector<HTMLInputElement>('.include');
  if (include) include.checked = values.body !== undefined;
  const body = parts.current();
  if (body && values.body) writeBody(body, values.body, pairs);
  if (body?.text && !syncField(body)) showText(root);
  describeFields(root);
}
