import { readChoice, writeChoice } from './stored-choice.ts';

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
