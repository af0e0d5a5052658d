import type { FormBody } from '../form/playground-form.ts';
import { encodeBytes } from '../request/template.ts';
import type { PreparedRequest } from './exchange.ts';
import type { RelayBody } from './relay-message.ts';

/** A binary or multipart body as the relay's request contains it. */
export function writeRelayBytes(
  kind: FormBody['kind'],
  { headers, body = new Uint8Array() }: PreparedRequest,
): RelayBody {
  const base64 = encodeBytes(body);
  if (kind !== 'multipart') return { base64 };
  // `prepareRequest` adds the header that names it after all others.
  return { base64, boundary: headers.at(-1)?.[1].split('boundary=')[1] ?? '' };
}
