import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Snapshot } from './capture.ts';

/** How pages looked, as files in the writer's repository: a folder of pictures for each browser, one of outlines for all. */
export interface Baselines {
  /** Folders of pages (`screenshotFolder`) that have anything. */
  readonly folders: ReadonlySet<string>;
  /** Browsers (`browserName`) that have pictures. */
  readonly browsers: readonly string[];
  readonly read: (shot: string) => Promise<Partial<Snapshot>>;
  /** Keeps how a page looks now, as far as it is given. */
  readonly write: (shot: string, look: Partial<Snapshot>) => Promise<void>;
  /** Removes what is kept of a page, but nothing of the pages below it. */
  readonly removePage: (folder: string) => Promise<void>;
  /** Removes the pictures of other versions of the same browser on the same system. */
  readonly removeOldVersions: () => Promise<void>;
}

const outlineFolder = 'outlines';

/** Opens the baselines in a folder (absolute), which need not be there, for one browser. */
export async function openBaselines(root: string, browser: string): Promise<Baselines> {
  const outlines = join(root, outlineFolder);
  const names = await listFolders(root);
  const browsers = names.filter((name) => name !== outlineFolder);
  const fileOf = (shot: string) => ({
    picture: join(root, browser, `${shot}.png`),
    outline: join(outlines, `${shot}.txt`),
  });
  return {
    folders: new Set(await listPages(outlines)),
    browsers,
    async read(shot) {
      const file = fileOf(shot);
      const picture = await readFile(file.picture).catch(() => undefined);
      // Git writes CRLF where a writer asked for it.
      const outline = await readFile(file.outline, 'utf8').then(
        (text) => text.replaceAll('\r\n', '\n'),
        () => undefined,
      );
      return { ...(picture && { picture }), ...(outline !== undefined && { outline }) };
    },
    async write(shot, { picture, outline }) {
      const file = fileOf(shot);
      if (picture) await put(file.picture, picture);
      if (outline !== undefined) await put(file.outline, outline);
    },
    async removePage(folder) {
      for (const name of names) await removeFiles(join(root, name, folder));
    },
    async removeOldVersions() {
      const family = (name: string) => name.replace(/\d+/, '');
      for (const name of browsers)
        if (name !== browser && family(name) === family(browser))
          await rm(join(root, name), { recursive: true, force: true });
    },
  };
}

/** Writes a file (absolute) with the folders above it. */
export async function put(file: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function listFolders(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

async function removeFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isFile()) await rm(join(folder, entry.name));
}

/** The folders below one (absolute) that hold outlines, relative to it and with `/`. */
async function listPages(outlines: string): Promise<readonly string[]> {
  const names = await readdir(outlines, { recursive: true }).catch(() => []);
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => dirname(name));
}
