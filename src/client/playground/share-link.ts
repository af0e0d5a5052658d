import type { FormValues } from '../../request/form-values.ts';
import type { PlaygroundData } from '../../request/playground-data.ts';
import type { ServerChoice } from '../../request/resolve-server.ts';
import { readShared, type SharedRequest, writeShared } from '../../request/share-request.ts';
import { showCopied } from '../copied-text.ts';

/** Restores the request that the page's address holds, if it does. */
export function openLink(
  { call }: PlaygroundData,
  restore: (shared: SharedRequest, isForeign: boolean) => void,
): void {
  const places = call.parameters.map((parameter) => `${parameter.in}.${parameter.name}`);
  const shared = readShared(location.hash, { places, bodies: call.bodies });
  if (shared) restore(shared, true);
}

/** Copies a link to a request, and says so on the button. */
export async function copyLink(button: HTMLElement, values: FormValues, choice: ServerChoice): Promise<void> {
  const link = location.href.replace(/#.*$/s, '') + writeShared(values, choice);
  await showCopied(button, navigator.clipboard.writeText(link));
}
