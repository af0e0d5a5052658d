import { t, translateKnown } from '../../i18n/browser.ts';
import type { ScriptMessage } from '../../i18n/messages.ts';

/** What the relay (src/relay) refuses with values in it; where two fit, the first is meant. */
const sentences: readonly ScriptMessage[] = [
  '{host} resolves to an address that is not on the public internet. Call a private server by its IP address or as localhost.',
  '{host} is not on the public internet. The relay calls it only when the site runs on this machine.',
  '{host} is an address that the relay never calls.',
  'The relay does not send the header {name}. Leave it empty, or send the request with cURL.',
  'The relay does not send {method} requests.',
  'The header {name} contains a character that is not allowed in headers.',
  'The path has no value for {name}.',
  'The relay does not call port {port}, which browsers also block.',
  'The relay does not recognize "{name}".',
  'The relay does not accept "{value}" for the server variable "{name}".',
  'The operation has no parameter "{name}".',
  'The value of "{name}" contains a line break or control character.',
  'The operation does not use the credential "{name}".',
  'The operation does not accept a body of type "{type}".',
  'The relay sends bodies of up to {size} MB. Send a larger one with cURL.',
  '{host} did not respond within {seconds} seconds.',
  'The host name {host} could not be found. Check the server URL.',
  '{host} refused the connection; no server is listening there.',
  '{host} closed the connection.',
  '{host} closed the connection ({code}).',
  'The relay cannot reach {host}.',
  '{host} did not accept the connection in time.',
  '{host} sent headers that are too large.',
  'The certificate of {host} has expired.',
  'The certificate of {host} is for a different host name.',
  'The certificate of {host} is not signed by a trusted authority.',
  '{host} did not follow the TLS protocol.',
  '{host} did not send a valid HTTP response.',
  '{host} closed the connection or did not send a valid HTTP response.',
  '{host} closed the connection, has no valid certificate, or did not send a valid HTTP response.',
];

/** Why the relay refused, in the language of the page; a reason that is not known stays as it is. */
export function translateRefusal(english: string): string {
  for (const sentence of sentences) {
    const values = toPattern(sentence).exec(english)?.groups;
    if (values) return t(sentence, values);
  }
  return translateKnown(english);
}

/** What matches a sentence with any values, by their names. */
function toPattern(sentence: string): RegExp {
  const pattern = sentence
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${name === 'host' ? '\\S+' : '.+'})`);
  return new RegExp(`^${pattern}$`, 's');
}
