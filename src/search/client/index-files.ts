import { gunzipSync } from 'fflate';
import { searchPath } from '../search-path.ts';

/** How a file of an index begins once it is unpacked. */
const signature = 12;

/** Loads a file of the index, without its signature. Rejects when it is not there. */
export async function loadIndexFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(searchPath + name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // Servers may have it unpacked by the browser. https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  // A DecompressionStream takes longer for a few kilobytes.
  return (isPacked ? gunzipSync(bytes) : bytes).subarray(signature);
}
