/** Shows a body's text while it arrives. */
export interface BodyView {
  readonly add: (text: string) => void;
  /** Shows what is left; nothing is added any more. */
  readonly end: () => void;
}

/** Calls `act` once, some time after it was first asked for: what comes in between is shown at once. */
export function gather(
  delay: number,
  act: () => void,
): { readonly ask: () => void; readonly now: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    act();
  };
  return { ask: () => (timer ??= setTimeout(now, delay)), now };
}

/** Keeps the end of what an element holds in sight, unless its reader scrolled away from there. */
export function followEnd(root: HTMLElement): () => void {
  let follows = true;
  // In place of what followed the text before.
  root.onscroll = () => {
    follows = root.scrollTop + root.clientHeight > root.scrollHeight - 16;
  };
  return () => {
    if (follows) root.scrollTop = root.scrollHeight;
  };
}
