/** The body's JSON is edited as text. */
export function isText(root: HTMLElement): boolean {
  return findBox(root)?.checked === true;
}

/** Shows the body's JSON as text. */
export function showText(root: HTMLElement): void {
  const box = findBox(root);
  if (box) box.checked = true;
}

function findBox(root: HTMLElement): HTMLInputElement | null {
  return root.querySelector<HTMLInputElement>('.segments [value=json]');
}
