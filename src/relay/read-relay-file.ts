import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type RelaySite, readRelaySite, relayFile } from './relay-data.ts';

/**
 * Reads what the relay of a built site knows from its folder (absolute), again only when it was written again; undefined
 * for a site without a relay. `find` gives the folder at each reading.
 */
export function createRelayReader(
  find: () => string | Promise<string>,
): () => Promise<RelaySite | undefined> {
  let known: { readonly mark: string; readonly site: RelaySite } | undefined;
  return async () => {
    const file = join(await find(), relayFile);
    const entry = await stat(file).catch(() => undefined);
    if (!entry) return undefined;
    const mark = `${file} ${entry.ino} ${entry.mtimeMs} ${entry.size}`;
    if (known?.mark !== mark) known = { mark, site: readRelaySite(await readFile(file, 'utf8')) };
    return known.site;
  };
}
