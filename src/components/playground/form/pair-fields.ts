import type { FormField } from '../../../http/form/form-field.ts';

/** Characters of name and type that fit above an input of half the width. */
const maximumLabel = 24;
const maximumDescription = 90;

/** Which fields share a line: two neighbours that are short both. */
export function pairFields(fields: readonly FormField[]): ReadonlySet<FormField> {
  const paired = new Set<FormField>();
  fields.forEach((field, index) => {
    const before = fields[index - 1];
    if (before && isShort(before) && isShort(field) && !paired.has(before)) paired.add(before).add(field);
  });
  return paired;
}

function isShort({ name, type, control, description = '' }: FormField): boolean {
  const isPlain =
    (control.kind === 'text' && !control.isLong) || ['number', 'boolean', 'enum'].includes(control.kind);
  return isPlain && name.length + type.length <= maximumLabel && description.length <= maximumDescription;
}
