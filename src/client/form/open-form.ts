import type { FormMistake, FormValues } from '../../request/form-values.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';

/** The form of a playground, as the rest of it sees it. It fires `octavo-change` on its root after every edit. */
export interface OpenForm {
  /** What is filled in now. */
  readonly read: () => FormValues;
  /** Fills in other values, of a shared link or an earlier request. */
  readonly write: (values: FormValues) => void;
  /** Checks everything, shows each mistake beside its field and gives them; none is a form that can be sent. */
  readonly check: () => readonly FormMistake[];
}

/** Takes over the form that `components/playground/Form.astro` rendered: `root` is its `.form`. */
export function openForm(root: HTMLElement, _data: PlaygroundData): OpenForm {
  const body = root.querySelector<HTMLTextAreaElement>('textarea[name=body]');
  const inputs = [...root.querySelectorAll('input')];
  root.addEventListener('input', () => root.dispatchEvent(new Event('octavo-change')));
  return {
    read: () => ({
      parameters: Object.fromEntries(
        inputs.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
      ),
      mediaType: body?.dataset['mediaType'],
      body: body ? { kind: 'text', text: body.value } : undefined,
    }),
    write: (values) => {
      for (const input of inputs) input.value = String(values.parameters[input.name] ?? '');
      if (body) body.value = values.body?.kind === 'text' ? values.body.text : '';
    },
    check: () => [],
  };
}
