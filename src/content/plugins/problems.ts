import { findNearest } from '../../lib/text/nearest.ts';
import { problemsByCode } from '../../problem/problem.ts';

/** A mistake of a plugin: its code without `plugins/`, its place, and what was found. */
export const pluginProblem = problemsByCode('plugins', {
  error: {
    /** A hook threw; `at` is the place in the site's files that did, where that is known. */
    'failed-hook': (plugin: string, hook: string, reason: string, at: string | undefined) => [
      `The ${hook} hook of the plugin "${plugin}" failed: ${reason}`,
      at === undefined
        ? 'Correct the plugin, or take it out.'
        : `Correct the plugin at ${at}, or take it out.`,
    ],
    /** A hook did not end; `limit` in milliseconds. */
    'endless-hook': (plugin: string, hook: string, limit: number) => [
      `The ${hook} hook of the plugin "${plugin}" did not end within ${limit / 1000} s.`,
      'Correct the loop or the promise that does not end, or take the plugin out.',
    ],
    /** A page hook gave something else than a text. */
    'page-result': (plugin: string, type: string) => [
      `The page hook of the plugin "${plugin}" gave ${type} instead of a text.`,
      'Return the text of the page, or nothing to leave it as it is.',
    ],
    /** `octavo.config` cannot be run. */
    'failed-config': (reason: string, at: string | undefined) => [
      `The file cannot be loaded: ${reason}`,
      at === undefined ? 'Correct it.' : `Correct it at ${at}.`,
    ],
    /** Node.js does not run TypeScript. */
    'typescript-config': (version: string) => [
      `Node.js ${version} does not run TypeScript, so the file cannot be loaded.`,
      'Write it as octavo.config.mjs, or use Node.js 22.18 or later.',
    ],
    /** `octavo.config`, or a plugin, is not of the form that it has to be. */
    'config-form': (what: string, wanted: string) => [
      `${what} is not ${wanted}.`,
      'Write for example: export default { plugins: [{ name: "notes", page: ({ text }) => text }] };',
    ],
  },
  warning: {
    /** A key that a plugin, or the config, does not have. */
    'unknown-key': (what: string, key: string, known: readonly string[]) => {
      const nearest = findNearest(key, known);
      return [
        `${what} has no "${key}", so it does nothing.`,
        nearest === undefined ? `It takes ${known.join(', ')}.` : `Did you mean "${nearest}"?`,
      ];
    },
    /** A second file of plugins. */
    'second-config': (other: string) => [
      `This file is not read, because there is ${other} too.`,
      'Remove one of them.',
    ],
  },
  note: {},
});
