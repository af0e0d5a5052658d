import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build } from 'astro';
import type { Project } from '../../build/project/project.ts';
import { createAstroOptions } from './astro-options.ts';

/**
 * Renders all pages of an open project into `folder` (absolute), which is emptied first. The process stands in the
 * folder above meanwhile: Astro writes its rendering code into the output only when that lies below the working
 * directory, and else into the working directory itself, where two builds would meet (`getOutDirWithinCwd`, 7.3.4).
 */
export async function buildAstroSite(project: Project, folder: string): Promise<void> {
  const before = process.cwd();
  await mkdir(dirname(folder), { recursive: true });
  process.chdir(dirname(folder));
  try {
    await build(createAstroOptions(project, folder));
  } finally {
    process.chdir(before);
  }
}
