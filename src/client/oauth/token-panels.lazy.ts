import { openTokenPanel } from './token-panel.lazy.ts';

/** Takes over the panels that get tokens, one for each scheme of a request. Gives what renews tokens that are about to expire. */
export function openTokenPanels(
  root: HTMLElement,
  canRelay: boolean,
  remember: HTMLInputElement | null | undefined,
): () => Promise<void> {
  const context = { canRelay, isRemembered: () => remember?.checked ?? false };
  const panels = [...root.querySelectorAll<HTMLElement>('.oauth')].map((panel) =>
    openTokenPanel(panel, context),
  );
  return async () => {
    for (const renew of panels) await renew();
  };
}
