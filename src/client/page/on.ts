/** Runs `act` for every event of that kind on an element that the selector finds, or inside one, now and later. */
export function on<Kind extends keyof DocumentEventMap>(
  kind: Kind,
  selector: string,
  act: (element: HTMLElement, event: DocumentEventMap[Kind]) => void,
): void {
  document.addEventListener(kind, (event) => {
    const found = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (found) act(found, event);
  });
}
