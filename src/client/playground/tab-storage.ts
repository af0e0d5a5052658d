/** Keeps a text as long as the tab is open; '' forgets it. Storage may be forbidden or full: then it is not kept. */
export function keepForTab(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(`octavo-${name}`);
    else sessionStorage.setItem(`octavo-${name}`, text);
  } catch {
    return;
  }
}

/** Maximum entries of a list that is kept. */
const maximum = 20;

/** Puts a value, as JSON, before the others of a list that is kept under this name. */
export function keepFirst(name: string, value: unknown): void {
  keepForTab(name, [JSON.stringify(value), ...readList(name)].slice(0, maximum).join('\n'));
}

/** That list: JSON texts, the latest first; '' alone for none. */
export function readList(name: string): readonly string[] {
  return (readFromTab(name) ?? '').split('\n');
}

/** The text kept under this name in this tab, or undefined. */
export function readFromTab(name: string): string | undefined {
  try {
    return sessionStorage.getItem(`octavo-${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}
