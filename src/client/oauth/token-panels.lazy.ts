import { openTokenPanel } from './token-panel.lazy.ts';

/** Takes over the panels that get tokens, one for each scheme of a request. Gives what renews tokens that are about to expire. */
export function openTokenPanels(root: HTMLElement, canRelay: boolean): () => Promise<void> {
  const panels = [...root.querySelectorAll<HTMLElement>('.oauth')].map((panel) =>
    openTokenPanel(panel, canRelay),
  );
  return async () => {
    for (const renew of panels) await renew();
  };
}
