import { runLimited } from '../evaluate/page-code.ts';

/** What became of a call. */
type HookCall<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'late' }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Calls a hook of a plugin and waits for what it gives. Code that runs on without a pause from the start is interrupted
 * after `limit` milliseconds; a promise is not waited for longer. Never rejects.
 */
export async function callHook<T>(call: () => T | Promise<T>, limit: number): Promise<HookCall<T>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<HookCall<T>>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'late' }), limit);
  });
  try {
    const begun = runLimited(call, limit, 'kept');
    if (begun.kind === 'late') return begun;
    const done = Promise.resolve(begun.value).then(
      (value): HookCall<T> => ({ kind: 'done', value }),
      (error: unknown): HookCall<T> => ({ kind: 'failed', error }),
    );
    return await Promise.race([done, late]);
  } catch (error) {
    return { kind: 'failed', error };
  } finally {
    clearTimeout(timer);
  }
}

/** What was thrown, in one line. */
export function describeThrown(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

/** The innermost place of an error in the site's own files, as `octavo.config.mjs:12`; undefined for one from elsewhere. */
export function findThrown(error: unknown, siteRoot: string): string | undefined {
  const stack = error instanceof Error ? String(error.stack ?? '') : '';
  const root = `${siteRoot.replaceAll('\\', '/')}/`;
  for (const [, path = '', line] of stack.matchAll(
    /(?:\(|at (?:async )?)(?:file:\/\/)?([^()\n]+?):(\d+):\d+\)?$/gm,
  )) {
    const file = decode(path).replaceAll('\\', '/').replace(/\?.*$/, '');
    const start = file.indexOf(root);
    if (start >= 0 && start < 2 && !file.includes('/node_modules/'))
      return `${file.slice(start + root.length)}:${line}`;
  }
  return undefined;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
