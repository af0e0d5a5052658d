import { decodeUri } from '../../lib/text/decode-uri.ts';

/**
 * Remembers a reader's choice on this site. Storage may be forbidden or full: then the choice holds for this page.
 * The layout's first script reads the same keys before anything is painted.
 */
export function writeChoice(name: string, value: string | number): void {
  try {
    localStorage[`octavo-${name}`] = value;
  } catch {
    return;
  }
}

/** The choice remembered under this name, or undefined. */
export function readChoice(name: string): string | undefined {
  try {
    return localStorage[`octavo-${name}`];
  } catch {
    return undefined;
  }
}

/** Titles of the tabs and views that a reader chose on this site, the latest first. */
export function readTitles(): readonly string[] {
  try {
    const titles: unknown = JSON.parse(readChoice('tabs') ?? '[]');
    return Array.isArray(titles) ? titles : [];
  } catch {
    return [];
  }
}

/** Puts a title before those that were chosen earlier. */
export function rememberTitle(title: string): void {
  writeChoice(
    'tabs',
    JSON.stringify([title, ...readTitles().filter((other) => other !== title)].slice(0, 20)),
  );
}

/** The element that the page's address leads to, or null. */
export function findTarget(): HTMLElement | null {
  const hash = location.hash.slice(1);
  return document.getElementById(decodeUri(hash) ?? hash);
}
