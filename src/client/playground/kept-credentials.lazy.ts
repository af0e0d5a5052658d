import { keepForTab, readFromTab } from './tab-storage.ts';

/** Keeps what is typed in these inputs for the tab, or forgets it. */
export function keepCredentials(inputs: readonly HTMLInputElement[], isWanted: boolean): void {
  const kept = readKept();
  for (const input of inputs)
    if (isWanted) kept.set(nameOf(input), [findPrefix(input)?.value, input.value]);
    else kept.delete(nameOf(input));
  keepForTab('credentials', kept.size > 0 ? JSON.stringify([...kept]) : '');
}

/** Fills in what was kept, where nothing has been typed, and ticks `remember` if anything was. */
export function restoreCredentials(root: HTMLElement, remember: HTMLInputElement): void {
  const kept = readKept();
  for (const input of root.querySelectorAll<HTMLInputElement>('[data-value]')) {
    const found = kept.get(nameOf(input));
    if (!Array.isArray(found)) continue;
    const [before, value]: readonly unknown[] = found;
    if (typeof value !== 'string') continue;
    remember.checked = true;
    if (input.value !== input.defaultValue) continue;
    const prefix = findPrefix(input);
    if (prefix && typeof before === 'string') prefix.value = before;
    input.value = value;
  }
}

/** By scheme and variable: the text of the prefix, and the value. */
function readKept(): Map<string, unknown> {
  try {
    return new Map(JSON.parse(readFromTab('credentials') ?? '[]'));
  } catch {
    return new Map();
  }
}

function nameOf({ dataset }: HTMLInputElement): string {
  return `${dataset['scheme']}:${dataset['variable']}`;
}

function findPrefix({ parentElement }: HTMLInputElement): HTMLInputElement | null | undefined {
  return parentElement?.querySelector('[data-prefix]');
}
