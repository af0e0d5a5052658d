import { fitsSurely } from '../../request/check-value/fits-surely.ts';
import type { FormMistake } from '../../request/form-values.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import type { BodyContent } from './body-content.ts';
import type { FormParts } from './form-parts.ts';

export interface Mistakes {
  /** Shows the mistakes of a text that is not JSON. */
  readonly explain: (body: BodyContent) => void;
  /** What was shown and is mended goes; `field` may have got a new one. */
  readonly mend: (field?: Element | null) => void;
  readonly clear: () => void;
  /** As `OpenForm.check`. */
  readonly check: (leads?: boolean) => Promise<readonly FormMistake[]>;
}

/** Finds and shows what is wrong in a form. What names mistakes is loaded when there may be one. */
export function openMistakes(root: HTMLElement, data: PlaygroundData, parts: FormParts): Mistakes {
  let shown: Omit<Mistakes, 'check'> & { readonly check: (leads: boolean) => readonly FormMistake[] };
  let loading: Promise<void> | undefined;
  let isLoaded = false;
  /** Does it at once when the checks are there already. */
  const load = async () => {
    loading ??= import('./shown-mistakes.ts').then(({ openShown }) => {
      shown = openShown(root, data, parts);
      isLoaded = true;
    });
    if (!isLoaded) await loading;
  };
  const isFine = () => {
    const body = parts.sent();
    try {
      return (
        parts.parameters.length === 0 &&
        (!body ||
          fitsSurely(data.schemas[body.place] ?? true, JSON.parse(body.text?.value ?? ''), data.definitions))
      );
    } catch {
      return false;
    }
  };
  return {
    explain: (body) => void load().then(() => shown.explain(body)),
    mend: (field) => {
      if (isLoaded) shown.mend(field);
      else if (field && !isFine()) void load().then(() => shown.mend(field));
    },
    clear: () => {
      if (isLoaded) shown.clear();
    },
    check: async (leads = true) => {
      if (!isLoaded && isFine()) return [];
      await load();
      return shown.check(leads);
    },
  };
}
