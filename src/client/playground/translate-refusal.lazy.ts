import { t, translateKnown } from '../../i18n/browser.ts';
import type { ScriptMessage } from '../../i18n/messages.ts';

/** What the relay (src/relay) refuses with values in it; where two fit, the first is meant. */
const sentences: readonly ScriptMessage[] = [
  '{host} stands for an address that is not of the public internet. A private server is called by its IP address or as localhost.',
  '{host} is not of the public internet. The relay calls it only while the site is served on this machine.',
  '{host} is an address that the relay never calls.',
  'The relay does not send the header {name}. Leave it empty, or send the request with cURL.',
  'The relay does not send {method}.',
  'The header {name} has a character that no header can have.',
  'The path has no value for {name}.',
  'The relay does not call port {port}, which browsers refuse too.',
  'The relay does not know "{name}".',
  'The server\'s variable "{name}" cannot be "{value}" in the relay.',
  'The operation has no parameter "{name}".',
  'The value of "{name}" has a line break or control character.',
  'The operation asks for no credential "{name}".',
  'The operation takes no body of the type "{type}".',
  'The relay sends bodies of up to {size} MB. Send a larger one with cURL.',
  '{host} gave no answer within {seconds} seconds.',
  "The name {host} is not known. Check the server's address.",
  '{host} refused the connection; nothing listens there.',
  '{host} broke the connection.',
  '{host} broke the connection ({code}).',
  '{host} cannot be reached from here.',
  '{host} did not take the connection in time.',
  '{host} answered with headers that are too large.',
  '{host} has a certificate that has expired.',
  '{host} has a certificate for another name.',
  '{host} has a certificate that no known authority signed.',
  '{host} does not speak TLS as it has to.',
  '{host} answered with what is no HTTP.',
  '{host} broke the connection or answered with what is no HTTP.',
  '{host} broke the connection, has no valid certificate, or answered with what is no HTTP.',
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
