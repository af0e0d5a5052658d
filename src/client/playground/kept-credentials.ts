import type { CredentialField } from './credentials.ts';
import { keepForTab, readFromTab } from './tab-storage.ts';

/** Keeps what is typed in these fields for the tab, or forgets it. */
export function keep(fields: readonly CredentialField[], isWanted: boolean): void {
  for (const { kept, prefix, input } of fields)
    keepForTab(kept, isWanted ? JSON.stringify([prefix?.value, input.value]) : '');
}

/** Fills in what was kept, where nothing has been typed; gives whether anything was. */
export function restore(fields: readonly CredentialField[]): boolean {
  const found = fields.flatMap((field) => {
    const kept = readKept(field);
    return kept ? [{ field, ...kept }] : [];
  });
  for (const { field, before, value } of found) {
    const { input, prefix } = field;
    if (input.value !== input.defaultValue) continue;
    if (prefix) prefix.value = before ?? prefix.value;
    input.value = value;
  }
  return found.length > 0;
}

function readKept({
  kept,
}: CredentialField): { readonly before: string | undefined; readonly value: string } | undefined {
  try {
    const [before, value]: readonly unknown[] = JSON.parse(readFromTab(kept) ?? '[]');
    return typeof value === 'string'
      ? { before: typeof before === 'string' ? before : undefined, value }
      : undefined;
  } catch {
    return undefined;
  }
}
