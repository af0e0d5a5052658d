import type { PlaygroundData } from '../../request/playground-data.ts';
import { type BodyContent, listContents } from './body-content.ts';

/** The parts of a form that was rendered, and which of them are chosen. */
export interface FormParts {
  readonly parameters: readonly HTMLElement[];
  readonly contents: readonly BodyContent[];
  /** Which of them is sent. */
  readonly media: HTMLSelectElement | null;
  /** Whether one is sent, where that is left to the reader. */
  readonly include: HTMLInputElement | null;
  readonly current: () => BodyContent | undefined;
  /** The body that is sent. */
  readonly sent: () => BodyContent | undefined;
  /** The body's JSON is edited as text. */
  readonly isText: () => boolean;
  readonly setView: (view: 'form' | 'json') => void;
}

/** Finds the parts of the form that `components/playground/Form.astro` rendered. */
export function findParts(root: HTMLElement, data: PlaygroundData): FormParts {
  const contents = listContents(root, data);
  const media = root.querySelector<HTMLSelectElement>('.media');
  const include = root.querySelector<HTMLInputElement>('.include');
  const radio = (view: string) => root.querySelector<HTMLInputElement>(`.segments [value=${view}]`);
  const current = () => contents[media?.selectedIndex ?? 0];
  return {
    parameters: [...root.querySelectorAll<HTMLElement>('[data-place]')],
    contents,
    media,
    include,
    current,
    sent: () => (include?.checked === false ? undefined : current()),
    isText: () => radio('json')?.checked === true,
    setView: (view) => {
      const chosen = radio(view);
      if (chosen) chosen.checked = true;
    },
  };
}
