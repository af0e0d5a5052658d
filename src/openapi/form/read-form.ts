import type { FormField, PlaygroundForm } from '../../request/form-field.ts';
import type { Field, Operation } from '../operation.ts';

/** The form of an operation: an input for each parameter, the body as JSON text. */
export function readForm(operation: Operation): PlaygroundForm {
  return {
    parameters: operation.parameters.map(({ name, in: place, required, field, examples }) => ({
      in: place,
      field: toField(name, field, required, 'text'),
      value: required ? examples[0]?.value : undefined,
    })),
    bodies: (operation.requestBody?.content ?? []).map(({ schema }) =>
      toField('', schema, operation.requestBody?.required ?? false, 'json'),
    ),
  };
}

function toField(
  name: string,
  field: Field | undefined,
  required: boolean,
  kind: 'text' | 'json',
): FormField {
  const none = undefined;
  return {
    name,
    required,
    deprecated: field?.deprecated ?? false,
    description: field?.description,
    type: field?.type ?? 'any',
    control:
      kind === 'json'
        ? { kind }
        : {
            kind,
            format: none,
            minLength: none,
            maxLength: none,
            pattern: none,
            placeholder: none,
          },
  };
}
