import { rmSync } from 'node:fs';
import { findBuildsFolder } from './shared-build.ts';

/** Playwright's last step: what the workers built together is let go. */
export default function removeBuilds(): void {
  rmSync(findBuildsFolder(), { recursive: true, force: true });
}
