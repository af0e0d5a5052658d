/**
 * Remembers a reader's choice on this site. Storage may be forbidden or full: then the choice holds for this page.
 * The layout's first script reads the same keys before anything is painted.
 */
export function writeChoice(name: string, value: string): void {
  try {
    localStorage.setItem(`octavo-${name}`, value);
  } catch {
    return;
  }
}

/** The choice remembered under this name, or undefined. */
export function readChoice(name: string): string | undefined {
  try {
    return localStorage.getItem(`octavo-${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}
