import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type McpSite, mcpFile, parseMcpSite } from './mcp-site.ts';

/**
 * Reads what `/mcp` knows of a built site from its folder (absolute), again only when it was written again; undefined for
 * a site that was built without. `find` gives the folder at each reading.
 */
export function createMcpReader(find: () => string | Promise<string>): () => Promise<McpSite | undefined> {
  let known: { readonly mark: string; readonly site: McpSite } | undefined;
  return async () => {
    const folder = await find();
    const file = join(folder, mcpFile);
    const entry = await stat(file).catch(() => undefined);
    if (!entry) return undefined;
    const mark = `${file} ${entry.ino} ${entry.mtimeMs} ${entry.size}`;
    if (known?.mark !== mark) known = { mark, site: parseIn(await readFile(file, 'utf8'), folder) };
    return known.site;
  };
}

function parseIn(json: string, folder: string): McpSite {
  return parseMcpSite(json, (file) => readFile(join(folder, file), 'utf8').catch(() => ''));
}
