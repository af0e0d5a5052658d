import type { FormField } from '../../../http/form/form-field.ts';
import { shortenText } from './short-text.ts';

/**
 * The id of the text below a field, for the input that it belongs to; undefined where there is none. `path` names the field
 * in its page: a row or an option that is copied has none, and `describeFields` gives its texts their ids.
 */
export function nameHint({ description }: FormField, path: string | undefined): string | undefined {
  return path !== undefined && shortenText(description) !== '' ? `hint-${path}` : undefined;
}
