import { rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { baselines } from '../visual/baselines.ts';
import { indexPictures } from '../visual/index-palette.ts';
import { findBuildsFolder } from './shared-build.ts';

/** Playwright's last step: what the workers built together is let go, and new pictures are made small. */
export default function finishRun({ updateSnapshots }: FullConfig): void {
  rmSync(findBuildsFolder(), { recursive: true, force: true });
  if (updateSnapshots !== 'none') indexPictures(baselines);
}
