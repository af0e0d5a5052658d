import type { FormMistake } from '../../http/form/form-values.ts';
import type { PlaygroundData } from '../../http/form/playground-data.ts';
import type { BodyContent } from './body-content.ts';
import { checkBody, type FoundMistake, findMistakes } from './check-form.ts';
import type { FormParts } from './form-parts.ts';
import { focusMistake, showMistakes } from './show-mistakes.ts';

export interface Shown {
  /** Shows the mistakes of a text that is not JSON. */
  readonly explain: (body: BodyContent) => void;
  /** What was shown and is mended goes; `field` may have got a new one. */
  readonly mend: (field?: Element | null) => void;
  readonly clear: () => void;
  /** As `OpenForm.check`. */
  readonly check: (leads: boolean) => readonly FormMistake[];
}

/** Finds what is wrong in a form, and shows it there. */
export function openShown(data: PlaygroundData, parts: FormParts): Shown {
  let shown: readonly FoundMistake[] = [];
  const show = (mistakes: readonly FoundMistake[]) => {
    shown = mistakes;
    showMistakes(parts.root, mistakes);
  };
  const nameOf = ({ place, pointer }: FoundMistake) => `${place} ${pointer}`;
  return {
    explain: (body) => show(checkBody(body, data, true)),
    mend: (field) => {
      if (shown.length === 0 && !field) return;
      const before = shown.map(nameOf);
      show(findMistakes(data, parts).filter((one) => before.includes(nameOf(one)) || one.field === field));
    },
    clear: () => show([]),
    check: (leads) => {
      show(findMistakes(data, parts));
      if (leads) focusMistake(parts.root);
      return shown.map(({ place, pointer, message }) => ({ place, pointer, message }));
    },
  };
}
