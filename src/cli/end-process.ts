import { flushCompileCache } from 'node:module';
import { hasLateCode } from '../content/evaluate/page-code.ts';

/**
 * Ends the process when a command has: what code of a page left open, such as a server or a timer of `node:timers`, would
 * keep it. Without such code it ends by itself.
 */
export async function endProcess(): Promise<void> {
  if (!hasLateCode()) return;
  for (const stream of [process.stdout, process.stderr])
    await new Promise<void>((resolve) => {
      stream.write('', () => resolve());
    });
  flushCompileCache();
  process.exit();
}
