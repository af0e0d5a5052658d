import { build } from 'astro';
import { createAstroOptions } from './astro-options.ts';
import type { Project } from './project.ts';

/** Renders all pages of an open project into `folder` (absolute), which is emptied first. */
export async function buildAstroSite(project: Project, folder: string): Promise<void> {
  await build(createAstroOptions(project, folder));
}
