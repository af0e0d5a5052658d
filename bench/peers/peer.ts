import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedPages } from '../generate-site.ts';
import { installPackages } from '../large-document.ts';
import { type Measure, measureCommand } from '../measure-command.ts';

/** Another generator that the pages of `generatePages` are built with. */
export interface Peer {
  readonly name: string;
  /** A site of the pages, in the peer's own format and search off. */
  readonly createProject: (pages: GeneratedPages) => PeerProject;
}

/** What is installed, written and run to build a site with another generator. */
export interface PeerProject {
  /** Exact versions. */
  readonly packages: Readonly<Record<string, string>>;
  /** Texts by their paths. */
  readonly files: Readonly<Record<string, string>>;
  /** The generator's own command: its program in the project, and the arguments. */
  readonly command: readonly string[];
}

/** A pattern, and what it is replaced by. */
export type Replacement = readonly [pattern: RegExp, by: string];

/** The files of generated pages in another format, whose components and fences are written otherwise. */
export function translatePages(
  { texts }: GeneratedPages,
  pathOf: (name: string) => string,
  replacements: readonly Replacement[],
): Readonly<Record<string, string>> {
  const translate = (text: string) =>
    replacements.reduce((page, [pattern, by]) => page.replace(pattern, by), text);
  return Object.fromEntries([...texts].map(([name, text]) => [pathOf(name), translate(text)]));
}

/**
 * Installs a project into a folder, which must be new so that the build finds no cache, and builds it in a process of its own. Throws when
 * one of them fails.
 */
export function buildPeer(folder: string, { packages, files, command }: PeerProject): Measure {
  installPackages(folder, packages);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return measureCommand(folder, command);
}
