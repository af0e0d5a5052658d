import { lookup } from 'mrmime';

/**
 * The media type of a file by its name, as `Content-Type` has it. Texts are UTF-8, which browsers would guess otherwise
 * (https://mimesniff.spec.whatwg.org/); what is not known is data, to be saved and never shown.
 */
export function nameMediaType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}
