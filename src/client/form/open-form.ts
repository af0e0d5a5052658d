import type { FormMistake, FormValues } from '../../request/form-values.ts';
import { toPlain } from '../../request/json-text.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import { type Pairs, readBody, writeText } from './body-content.ts';
import { describe } from './describe-field.ts';
import { findParts } from './form-parts.ts';
import { openMistakes } from './open-mistakes.ts';
import { forget, readField } from './read-field.ts';

/** The form of a playground, as the rest of it sees it. It fires `octavo-change` on its root after every edit. */
export interface OpenForm {
  /** All that reading it needs is loaded. */
  readonly ready: Promise<unknown>;
  /** What is filled in now. */
  readonly read: () => FormValues;
  /** What is typed into its password fields. */
  readonly secrets: () => readonly string[];
  /** Fills in other values, of a shared link or an earlier request. */
  readonly write: (values: FormValues) => Promise<void>;
  /**
   * Checks everything, shows each mistake beside its field and gives them; none is a form that can be sent. The first
   * one gets the focus if `leads`.
   */
  readonly check: (leads?: boolean) => Promise<readonly FormMistake[]>;
}

type Editor = typeof import('./edit-form.ts');

/** Takes over the form that `components/playground/Form.astro` rendered: `root` is its `.form`. */
export function openForm(root: HTMLElement, data: PlaygroundData): OpenForm {
  const parts = findParts(root, data);
  const { parameters, contents, media, current } = parts;
  const segments = root.querySelector<HTMLElement>('.segments');
  const mistakes = openMistakes(root, data, parts);
  let editor: Editor | undefined;
  let pairs: Pairs | undefined;
  // The form shows the example already, where it can show the whole of it and nothing was typed before.
  let isBehind = contents.some(({ field, text }) => field && text && writeText(field) !== text.value);

  /** Does it at once when the editor is there already. */
  const edit = async (act: (editor: Editor) => void) => {
    editor ??= await import('./edit-form.ts');
    act(editor);
  };
  const fire = () => root.dispatchEvent(new Event('octavo-change'));
  const showContent = () => {
    const body = current();
    for (const { element } of contents) element.hidden = element !== body?.element;
    if (segments) segments.hidden = !(body?.field && body.text);
  };
  const follow = (target: HTMLElement) => {
    const body = contents.find(({ element }) => element.contains(target));
    if (!body || target !== body.text) {
      forget(target);
      if (body?.field && body.text && !isBehind) body.text.value = writeText(body.field);
    } else if (body.field) void edit(({ syncField }) => syncField(body));
  };
  const changed = (target: HTMLElement) => {
    follow(target);
    mistakes.mend();
    fire();
  };
  const prepare = async () => {
    if (isBehind)
      await edit(({ keepTyped, syncField }) => {
        isBehind = false;
        keepTyped(root, () => contents.forEach(syncField), follow);
        fire();
      });
    if (!contents.some(({ isPairs }) => isPairs)) return;
    const loaded = await import('./form-pairs.ts');
    pairs = loaded;
    await edit(({ keepTyped }) => keepTyped(root, () => loaded.adoptExamples(contents), follow));
    fire();
  };

  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.matches('.segments *')) {
      void edit(({ turnView }) => turnView(parts, mistakes));
      return;
    }
    if (target === media) showContent();
    if (target instanceof HTMLSelectElement && target.matches('.which'))
      void edit(({ choose }) => {
        choose(target);
        changed(target);
      });
    else changed(target);
  });
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('.field *')) mistakes.mend(target.closest('.field'));
  });
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    const rows = button?.closest<HTMLElement>('.rows');
    if (button && rows)
      void edit(({ changeRows }) => {
        changeRows(button, rows);
        changed(rows);
      });
  });
  const ready = prepare();
  showContent();
  for (const field of root.querySelectorAll<HTMLElement>('.field:has(> .hint)')) describe(field);

  return {
    ready,
    read: () => {
      const sent = parts.sent();
      const filled = parameters.map((field) => [field.dataset['place'] ?? '', readField(field)] as const);
      return {
        parameters: Object.fromEntries(
          filled.flatMap(([place, value]) => (value === undefined ? [] : [[place, toPlain(value)]])),
        ),
        mediaType: current()?.call.mediaType,
        body: sent && readBody(sent, pairs),
      };
    },
    secrets: () => [...root.querySelectorAll<HTMLInputElement>('[type=password]')].map(({ value }) => value),
    write: async (values) => {
      await ready;
      await edit(({ fillForm }) => fillForm(parts, values, pairs));
      showContent();
      mistakes.clear();
      fire();
    },
    check: mistakes.check,
  };
}
