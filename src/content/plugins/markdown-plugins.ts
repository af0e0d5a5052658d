import type { HastPluginList, MdastPluginList } from 'satteri';
import { type Problem, startOf } from '../../problem/problem.ts';
import { describeThrown, findThrown } from './call-hook.ts';
import type { OctavoPlugin } from './plugin.ts';
import { pluginProblem } from './problems.ts';

/** The Markdown plugins of a site, for one file. */
export interface GuardedPlugins {
  readonly mdast: MdastPluginList;
  readonly hast: HastPluginList;
  /** What one of them threw, told at the file; undefined while none has. */
  readonly failure: () => Problem | undefined;
}

/** Plugins for the Markdown of a file that note which of them throws. `file` is relative to `siteRoot`, which is absolute. */
export function guardMarkdownPlugins(
  plugins: readonly OctavoPlugin[],
  file: string,
  siteRoot: string,
): GuardedPlugins {
  let failure: Problem | undefined;
  const guard = <T extends object>(plugin: string, entry: T): T => {
    const note = (error: unknown): never => {
      const at = findThrown(error, siteRoot);
      failure ??= pluginProblem('failed-hook', startOf(file), plugin, 'markdown', describeThrown(error), at);
      throw error;
    };
    return guardThrown(entry, note);
  };
  return {
    mdast: plugins.flatMap(({ name, markdown }) => guard(name, [...(markdown?.mdast ?? [])])),
    hast: plugins.flatMap(({ name, markdown }) => guard(name, [...(markdown?.hast ?? [])])),
    failure: () => failure,
  };
}

/** A value whose functions, and those of what it holds and gives, tell `note` what they throw. */
function guardThrown<T>(value: T, note: (error: unknown) => never): T {
  if (Array.isArray(value)) return value.map((item: unknown) => guardThrown(item, note)) as T;
  if (typeof value === 'function') {
    const call = (...given: unknown[]): unknown => {
      try {
        const result: unknown = Reflect.apply(value, undefined, given);
        return result instanceof Promise ? result.catch(note) : guardResult(result, note);
      } catch (error) {
        return note(error);
      }
    };
    return call as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  const guarded = Object.entries(value).map(([key, item]) => [key, guardThrown<unknown>(item, note)]);
  return Object.fromEntries(guarded) as T;
}

/** What a factory gives is a plugin or a list of them; what a visitor gives are nodes, which stay as they are. */
function guardResult(result: unknown, note: (error: unknown) => never): unknown {
  const isPlugin = (one: unknown) =>
    typeof one === 'function' ||
    (typeof one === 'object' && one !== null && 'name' in one && !('type' in one));
  const isPlugins = Array.isArray(result) ? result.every(isPlugin) : isPlugin(result);
  return isPlugins ? guardThrown(result, note) : result;
}
