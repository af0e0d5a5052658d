/** Keeps a text as long as the tab is open; '' forgets it. Storage may be forbidden or full: then it is not kept. */
export function keepForTab(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(`octavo-${name}`);
    else sessionStorage.setItem(`octavo-${name}`, text);
  } catch {
    return;
  }
}

/** The text kept under this name in this tab, or undefined. */
export function readFromTab(name: string): string | undefined {
  try {
    return sessionStorage.getItem(`octavo-${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}
