import type { FormMistake, FormValues } from '../../request/form-values.ts';
import { fromPlain, toPlain } from '../../request/json-text.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import { checkBody, checkParameter, type FoundMistake } from './check-form.ts';
import { showOption } from './choice.ts';
import {
  listContents,
  needsPairs,
  type Pairs,
  readBody,
  syncField,
  syncText,
  writeBody,
} from './form-body.ts';
import { keepTyped } from './keep-typed.ts';
import { forget, readField } from './read-field.ts';
import { addEntry, removeEntry } from './rows.ts';
import { focusMistake, showMistakes } from './show-mistakes.ts';
import { writeField } from './write-field.ts';

/** The form of a playground, as the rest of it sees it. It fires `octavo-change` on its root after every edit. */
export interface OpenForm {
  /** All that reading it needs is loaded. */
  readonly ready: Promise<unknown>;
  /** What is filled in now. */
  readonly read: () => FormValues;
  /** What is typed into its password fields. */
  readonly secrets: () => readonly string[];
  /** Fills in other values, of a shared link or an earlier request. */
  readonly write: (values: FormValues) => void;
  /**
   * Checks everything, shows each mistake beside its field and gives them; none is a form that can be sent. The first
   * one gets the focus.
   */
  readonly check: () => readonly FormMistake[];
}

/** Takes over the form that `components/playground/Form.astro` rendered: `root` is its `.form`. */
export function openForm(root: HTMLElement, data: PlaygroundData): OpenForm {
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector<Found>(selector);
  const parameters = [...root.querySelectorAll<HTMLElement>('[data-place]')];
  const contents = listContents(root, data);
  const media = find<HTMLSelectElement>('.media');
  const include = find<HTMLInputElement>('.include');
  const segments = find('.segments');
  let shown: readonly FoundMistake[] = [];
  let pairs: Pairs | undefined;
  /** What was written before `pairs` was there. */
  let waiting: FormValues | undefined;

  const current = () => contents[media?.selectedIndex ?? 0];
  const isIncluded = () => include?.checked ?? true;
  const isText = () => find<HTMLInputElement>('[value="json"]:checked') !== null;
  const isSame = (one: FormMistake) => (other: FormMistake) =>
    one.place === other.place && one.pointer === other.pointer;

  const findMistakes = (): readonly FoundMistake[] => {
    const body = current();
    return [
      ...parameters.flatMap((field) => checkParameter(field, data)),
      ...(body && isIncluded() ? checkBody(body, data, isText()) : []),
    ];
  };
  const show = (mistakes: readonly FoundMistake[]) => {
    shown = mistakes;
    showMistakes(root, mistakes);
  };
  /** What was shown and is mended goes; `field` may have got a new one. */
  const mend = (field?: Element | null) => {
    if (shown.length === 0 && !field) return;
    show(findMistakes().filter((one) => shown.some(isSame(one)) || one.field === field));
  };
  const showContent = () => {
    const body = current();
    for (const { element } of contents) element.hidden = element !== body?.element;
    if (segments) segments.hidden = !(body?.field && body.text);
  };
  const setView = (view: string) => {
    const radio = find<HTMLInputElement>(`.segments [value="${view}"]`);
    if (radio) radio.checked = true;
  };

  const fire = () => root.dispatchEvent(new Event('octavo-change'));
  const adoptPairs = () => {
    for (const body of contents)
      if (needsPairs(body) && body.call.example?.kind === 'text') writeBody(body, body.call.example, pairs);
  };

  const follow = (target: HTMLElement) => {
    const body = contents.find(({ element }) => element.contains(target));
    if (body && target === body.text) syncField(body);
    else {
      forget(target);
      if (body) syncText(body);
    }
  };
  const changed = (target: HTMLElement) => {
    follow(target);
    mend();
    fire();
  };

  const change = (target: HTMLElement) => {
    if (target === media) showContent();
    else if (target.matches('.segments *')) {
      const body = current();
      // The form could only show what stood there before.
      if (body && !isText() && !syncField(body)) {
        setView('json');
        show(checkBody(body, data, true));
      } else mend();
      return;
    } else if (target instanceof HTMLSelectElement && target.matches('.which')) {
      const field = target.closest<HTMLElement>('.field');
      if (field) showOption(field, Number(target.value || -1));
    }
    changed(target);
  };

  const write = (values: FormValues) => {
    waiting = pairs ? undefined : values;
    for (const field of parameters) {
      const value = values.parameters[field.dataset['place'] ?? ''];
      writeField(field, value === undefined ? undefined : fromPlain(value));
    }
    const index = contents.findIndex(({ call }) => call.mediaType === values.mediaType);
    if (media && index >= 0) media.selectedIndex = index;
    if (include) include.checked = values.body !== undefined;
    const body = current();
    if (body && values.body) writeBody(body, values.body, pairs);
    if (body?.text && !syncField(body)) setView('json');
    showContent();
    show([]);
    fire();
  };

  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement) change(target);
  });
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('.field *')) mend(target.closest('.field'));
  });
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    const rows = button?.closest<HTMLElement>('.rows');
    if (!button || !rows) return;
    forget(rows);
    if (button.dataset['do'] === 'add') {
      const entry = addEntry(rows);
      entry?.querySelector<HTMLElement>('.control, button')?.focus();
      follow(rows);
    } else removeEntry(button.parentElement ?? button);
    changed(rows);
  });

  keepTyped(root, () => contents.forEach(syncField), follow);
  const load = async () => {
    pairs = await import('./form-pairs.ts');
    keepTyped(root, adoptPairs, follow);
    if (waiting) write(waiting);
    else fire();
  };
  const ready = contents.some(needsPairs) ? load() : Promise.resolve();
  showContent();
  showMistakes(root, []);

  return {
    ready,
    read: () => {
      const body = current();
      return {
        parameters: Object.fromEntries(
          parameters.flatMap((field) => {
            const value = readField(field);
            return value === undefined ? [] : [[field.dataset['place'] ?? '', toPlain(value)]];
          }),
        ),
        mediaType: body?.call.mediaType,
        body: body && isIncluded() ? readBody(body, pairs) : undefined,
      };
    },
    secrets: () => [...root.querySelectorAll<HTMLInputElement>('[type=password]')].map(({ value }) => value),
    write,
    check: () => {
      show(findMistakes());
      focusMistake(root);
      return shown.map(({ place, pointer, message }) => ({ place, pointer, message }));
    },
  };
}
