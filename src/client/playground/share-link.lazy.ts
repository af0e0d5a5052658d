import type { FormValues, PlaygroundData } from '../../http/form/playground-form.ts';
import { readShared, type SharedRequest, writeShared } from '../../http/playground/share-request.ts';
import type { ServerChoice } from '../../http/request/resolve-server.ts';
import { showCopied } from '../page/copied-text.lazy.ts';

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
