import type { FormValues, PlaygroundData } from '../../http/form/playground-form.ts';
import { readShared, type SharedRequest, writeShared } from '../../http/playground/share-request.ts';
import type { ServerChoice } from '../../http/request/resolve-server.ts';

/** Restores the request that the page's address holds, if it does. */
export function openLink(
  { call }: PlaygroundData,
  restore: (shared: SharedRequest, isForeign: boolean) => void,
): void {
  const places = call.parameters.map((parameter) => `${parameter.in}.${parameter.name}`);
  const shared = readShared(location.hash, { places, bodies: call.bodies });
  if (shared) restore(shared, true);
}

/** The address of the page with a request in it. */
export function writeLink(values: FormValues, choice: ServerChoice): string {
  return location.href.replace(/#.*$/s, '') + writeShared(values, choice);
}
