import type { FormMistake, FormValues, PlaygroundData } from '../../http/form/playground-form.ts';
import { toPlain } from '../../lib/json/json-text.ts';
import {
  type BodyContent,
  type FormParts,
  findFormParts,
  type Pairs,
  readBody,
  readField,
  writeBodyText,
} from './form-dom.ts';
import type { MistakeView } from './validation.lazy.ts';

/** The form of a playground, as the rest of it sees it. It fires `octavo-change` on its root after every edit. */
interface OpenForm {
  /** All that reading it needs is loaded. */
  readonly ready: Promise<unknown>;
  /** What is filled in now. */
  readonly read: () => FormValues;
  /** What is typed into its password fields. */
  readonly secrets: () => readonly string[];
  /** What is filled in but for that, which is neither shared nor kept, wherever else it occurs. */
  readonly readOpen: () => Promise<FormValues>;
  /** Fills in other values, of a shared link or an earlier request. */
  readonly write: (values: FormValues) => Promise<void>;
  /**
   * Checks everything, shows each mistake beside its field and gives them; none is a form that can be sent. The first
   * one gets the focus if `leads`.
   */
  readonly check: (leads?: boolean) => Promise<readonly FormMistake[]>;
}

type Editor = typeof import('./edit-form.lazy.ts');

/** Takes over the form that `components/playground/Playground.astro` rendered: `root` is its `.form`. */
export function openForm(root: HTMLElement, data: PlaygroundData): OpenForm {
  const parts = findFormParts(root, data);
  const { parameters, contents, current } = parts;
  const mistakes = openValidation(data, parts);
  let editor: Editor | undefined;
  let pairs: Pairs | undefined;
  // The form shows the example already, where it can show the whole of it and nothing was typed before.
  let isBehind = contents.some(
    ({ field, text, isPairs }) => isPairs || (field && text && writeBodyText(field) !== text.value),
  );

  /** Does it at once when the editor is there already. */
  const edit = async (act: (editor: Editor) => unknown) => {
    editor ??= await import('./edit-form.lazy.ts');
    await act(editor);
  };
  const changed = () => {
    for (const content of contents) content.element.hidden = content !== current();
    root.dispatchEvent(new Event('octavo-change'));
  };
  const follow = (target: HTMLElement) => {
    const body = contents.find(({ element }) => element.contains(target));
    const { field, text } = body ?? {};
    if (body && target === text) {
      if (field) void edit(({ syncField }) => syncField(body));
      return;
    }
    editor?.forget(target);
    if (field && text && !isBehind) text.value = writeBodyText(field);
  };
  const take = (target: HTMLElement) => {
    follow(target);
    mistakes.mend();
    changed();
  };
  const rebuild = (target: HTMLElement) =>
    edit((given) => {
      const found = given.rebuild(target, parts, mistakes);
      if (found) take(found);
    });

  root.addEventListener('input', (event) => {
    const target = event.target as HTMLElement;
    if (target.matches('.segments *, .which')) void rebuild(target);
    else take(target);
  });
  root.addEventListener('change', ({ target }) => mistakes.mend((target as HTMLElement).closest('.field')));
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-do]');
    if (button) void rebuild(button);
  });
  const prepare = async ({ adopt, loadPairs }: Editor) => {
    pairs = await loadPairs(contents);
    isBehind = false;
    adopt(parts, pairs, follow);
    changed();
  };
  const ready = isBehind ? edit(prepare) : Promise.resolve();
  changed();

  const read = (): FormValues => {
    const sent = parts.sent();
    return {
      parameters: Object.fromEntries(
        parameters.flatMap((field) => {
          const value = readField(field);
          return value === undefined ? [] : [[field.dataset['place'], toPlain(value)]];
        }),
      ),
      mediaType: current()?.call.mediaType,
      body: sent && readBody(sent, pairs),
    };
  };
  const secrets = () =>
    [...root.querySelectorAll<HTMLInputElement>('[type=password]')].map(({ value }) => value);

  return {
    ready,
    read,
    secrets,
    readOpen: async () => {
      const hidden = secrets();
      const values = read();
      if (hidden.length === 0) return values;
      return (await import('../../http/request/drop-secrets.lazy.ts')).dropSecrets(values, hidden);
    },
    write: async (values) => {
      await ready;
      await edit(({ fillForm }) => fillForm(parts, values, pairs));
      mistakes.clear();
      changed();
    },
    check: mistakes.check,
  };
}

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
function openValidation(data: PlaygroundData, parts: FormParts): Validation {
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
