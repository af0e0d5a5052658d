import { keepForTab, readFromTab } from './tab-storage.ts';

/** What an input with `data-keep` is kept by: the same on the pages of all operations that want it. */
export const nameKept = ({ dataset }: HTMLElement): string => `value:${dataset['keep']}`;

/** Credentials and parameters of the path. */
export const listKept = (root: HTMLElement): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>('[data-keep]'),
];

/**
 * Fills in what a reader has typed on the pages of other operations, and keeps what is typed here until the tab is closed: when the
 * page is left, because that costs nothing while they type.
 */
export function keepValues(root: HTMLElement): void {
  const inputs = listKept(root);
  for (const input of inputs) {
    const kept = readFromTab(nameKept(input));
    if (kept && input.value === input.defaultValue) input.value = kept;
  }
  addEventListener('pagehide', () => {
    // Of two inputs for one thing, in two alternatives, the one that is seen counts.
    for (const isSeen of [false, true])
      for (const input of inputs)
        if (isSeen !== !!input.closest('[hidden]')) {
          const typed = input.value === input.defaultValue ? '' : input.value;
          if (typed || isSeen) keepForTab(nameKept(input), typed);
        }
  });
}
