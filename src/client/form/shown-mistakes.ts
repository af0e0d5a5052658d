import type { FormMistake } from '../../request/form-values.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import { checkBody, type FoundMistake, findMistakes } from './check-form.ts';
import type { FormParts } from './form-parts.ts';
import type { Mistakes } from './open-mistakes.ts';
import { focusMistake, showMistakes } from './show-mistakes.ts';

export type Shown = Omit<Mistakes, 'check'> & { readonly check: (leads: boolean) => readonly FormMistake[] };

/** The mistakes that are shown in a form: as `openMistakes`, all at once. */
export function openShown(root: HTMLElement, data: PlaygroundData, parts: FormParts): Shown {
  let shown: readonly FoundMistake[] = [];
  const show = (mistakes: readonly FoundMistake[]) => {
    shown = mistakes;
    showMistakes(root, mistakes);
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
      if (leads) focusMistake(root);
      return shown.map(({ place, pointer, message }) => ({ place, pointer, message }));
    },
  };
}
