import type { FormMistake, PlaygroundData } from '../../http/form/playground-form.ts';
import type { BodyContent, FormParts } from './form-dom.ts';
import type { MistakeView } from './validation.lazy.ts';

export interface Validation {
  /** All that shows mistakes, as it is loaded. */
  readonly load: () => Promise<MistakeView>;
  /** What was shown and is corrected is removed; `field` may have got a new one. */
  readonly mend: (field?: Element | null) => void;
  readonly clear: () => void;
  /** As `OpenForm.check`. */
  readonly check: (leads?: boolean) => Promise<readonly FormMistake[]>;
}

/** Finds and shows what is wrong in a form. What names mistakes is loaded when there may be one. */
export function openValidation(data: PlaygroundData, parts: FormParts): Validation {
  let shown: MistakeView | undefined;
  const load = async () => {
    const { openMistakeView } = await import('./validation.lazy.ts');
    shown ??= openMistakeView(data, parts);
    return shown;
  };
  const isFine = () => {
    const body = parts.sent();
    return parts.parameters.length === 0 && (!body || isLikeExample(body));
  };
  return {
    load,
    mend: async (field) => {
      if (shown) shown.mend(field);
      else if (field && !isFine()) (await load()).mend(field);
    },
    clear: () => shown?.clear(),
    check: async (leads = true) => (!shown && isFine() ? [] : (await load()).check(leads)),
  };
}

/** The build found that the documented JSON fits its schema for certain, and what is there now has the same shape. */
function isLikeExample({ text }: BodyContent): boolean {
  return text?.dataset['fits'] !== undefined && haveSameShape(text.value, text.defaultValue);
}

/**
 * Whether two texts are JSON with the same members of the same types, so that a schema which asks for no more than members
 * and types (`isCertainlyValid`) allows both or none. False when one of them is not JSON.
 */
export function haveSameShape(one: string, other: string): boolean {
  try {
    return writeShape(one) === writeShape(other);
  } catch {
    return false;
  }
}

function writeShape(text: string): string {
  return JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
    typeof value === 'object' ? value : Number.isInteger(value) ? 'integer' : typeof value,
  );
}
