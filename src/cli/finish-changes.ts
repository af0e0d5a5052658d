import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { journalFile, resumeChanges } from '../build/output/change-files.ts';
import { siteLock, takeLock } from './output/take-lock.ts';
import { countOf, type Print } from './report.ts';

/**
 * Finishes what an interrupted `octavo rename` or `octavo import` began in a site (`siteRoot` is absolute) and says so;
 * waits for one that is at work. Gives the command that was finished.
 */
export async function finishChanges(siteRoot: string, warn: Print): Promise<string | undefined> {
  for (let round = 0; existsSync(journalFile(siteRoot)); round++) {
    const lock = takeLock(siteLock(siteRoot), 'recovery');
    if (typeof lock === 'string') {
      if (round === 0) warn(`Waiting for ${lock}.`);
      await wait(50);
      continue;
    }
    try {
      const resumed = await resumeChanges(siteRoot);
      if (resumed === undefined) return undefined;
      if (typeof resumed === 'string') {
        warn(resumed);
        return undefined;
      }
      const { command, files, kept } = resumed;
      warn(
        `"octavo ${command}" was interrupted. Its changes to ${countOf(files.length, 'file')} are finished now.`,
      );
      for (const file of kept) warn(`${file} was changed since then and stays as it is.`);
      return command;
    } finally {
      lock();
    }
  }
  return undefined;
}
