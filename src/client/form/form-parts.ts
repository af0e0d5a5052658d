import type { PlaygroundData } from '../../http/form/playground-data.ts';
import { type BodyContent, listContents } from './body-content.ts';

/** The parts of a form that was rendered, and which of them are chosen. */
export interface FormParts {
  readonly root: HTMLElement;
  readonly parameters: readonly HTMLElement[];
  readonly contents: readonly BodyContent[];
  /** Which of them is sent. */
  readonly media: HTMLSelectElement | null;
  readonly current: () => BodyContent | undefined;
  /** The body that is sent; undefined when there is none, or the reader chose to send none. */
  readonly sent: () => BodyContent | undefined;
}

/** Finds the parts of the form that `components/playground/Form.astro` rendered. */
export function findParts(root: HTMLElement, data: PlaygroundData): FormParts {
  const contents = listContents(root, data);
  const media = root.querySelector<HTMLSelectElement>('.media');
  const current = () => contents[media?.selectedIndex ?? 0];
  return {
    root,
    parameters: [...root.querySelectorAll<HTMLElement>('[data-place]')],
    contents,
    media,
    current,
    sent: () => (root.querySelector('.include:not(:checked)') ? undefined : current()),
  };
}
