import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { findSiteFile } from '../../content/files/site-files.ts';
import { callHook, describeThrown, findThrown } from '../../content/plugins/call-hook.ts';
import type { OctavoPlugin } from '../../content/plugins/plugin.ts';
import { pluginProblem } from '../../content/plugins/problems.ts';
import { isObject, readObject } from '../../lib/json/json-value.ts';
import { type Problem, startOf } from '../../problem/problem.ts';
import { readErrorCode } from '../../problem/read-error.ts';

/** The plugins of a site, with what is wrong with them. */
interface LoadedPlugins {
  readonly plugins: readonly OctavoPlugin[];
  readonly problems: readonly Problem[];
}

/** In the order in which they are looked for. */
const fileNames = ['octavo.config.mjs', 'octavo.config.js', 'octavo.config.mts', 'octavo.config.ts'];

/** Milliseconds that loading the file may take. */
const loadLimit = 30_000;

const configKeys = ['plugins'];
const pluginKeys = ['name', 'page', 'site', 'markdown'];
const markdownKeys = ['mdast', 'hast'];

/** Whether a file of that name beside `site.json` holds the plugins of the site. */
export function isPluginFile(name: string): boolean {
  return fileNames.includes(name);
}

/**
 * Runs `octavo.config.mjs` (or `.js`, `.mts`, `.ts`) in a folder (absolute) and gives its plugins; none without the file.
 * A file that was changed since is run anew; what it imports is not.
 */
export async function loadPlugins(siteRoot: string): Promise<LoadedPlugins> {
  const names: readonly string[] = await readdir(siteRoot).catch(() => []);
  const [name, ...others] = fileNames.filter((one) => names.includes(one));
  const file = name === undefined ? undefined : await findSiteFile(siteRoot, name);
  if (name === undefined || file === undefined) return { plugins: [], problems: [] };
  const second = others.map((other) => pluginProblem('second-config', startOf(other), name));
  const version = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8);
  const url = `${pathToFileURL(file).href}?${version}`;
  const done = await callHook(() => import(/* @vite-ignore */ url), loadLimit);
  if (done.kind === 'done') {
    const read = readPlugins(readObject(done.value)['default'], name);
    return { plugins: read.plugins, problems: [...read.problems, ...second] };
  }
  const error =
    done.kind === 'failed' ? done.error : new Error(`it did not end within ${loadLimit / 1000} s`);
  return { plugins: [], problems: [describeFailure(error, name, siteRoot), ...second] };
}

function describeFailure(error: unknown, name: string, siteRoot: string): Problem {
  if (readErrorCode(error) === 'ERR_UNKNOWN_FILE_EXTENSION')
    return pluginProblem('typescript-config', startOf(name), process.versions.node);
  return pluginProblem('failed-config', startOf(name), describeThrown(error), findThrown(error, siteRoot));
}

/** The plugins that a config holds; what is not of their form is left out. `file` is the name that problems carry. */
export function readPlugins(config: unknown, file: string): LoadedPlugins {
  const problems: Problem[] = [];
  const refuse = (what: string, wanted: string) =>
    void problems.push(pluginProblem('config-form', startOf(file), what, wanted));
  const checkKeys = (what: string, value: object, known: readonly string[]) => {
    for (const key of Object.keys(value))
      if (!known.includes(key)) problems.push(pluginProblem('unknown-key', startOf(file), what, key, known));
  };
  if (!isObject(config)) {
    refuse('The default export', 'an object with "plugins"');
    return { plugins: [], problems };
  }
  checkKeys('The default export', config, configKeys);
  const given: unknown = config['plugins'] ?? [];
  if (!Array.isArray(given)) refuse('"plugins"', 'a list');
  const plugins = (Array.isArray(given) ? given : []).flatMap((plugin: unknown, index) => {
    if (!isObject(plugin) || typeof plugin['name'] !== 'string' || plugin['name'] === '') {
      refuse(`plugins[${index}]`, 'an object with a "name"');
      return [];
    }
    const { name, page, site, markdown } = plugin;
    const what = `The plugin "${name}"`;
    checkKeys(what, plugin, pluginKeys);
    const wrong = Object.entries({ page, site }).find(
      ([, hook]) => hook !== undefined && typeof hook !== 'function',
    );
    if (wrong) refuse(`"${wrong[0]}" of the plugin "${name}"`, 'a function');
    const { mdast, hast } = readObject(markdown);
    if (markdown !== undefined && !isObject(markdown))
      refuse(`"markdown" of the plugin "${name}"`, 'an object with "mdast" or "hast"');
    else if (isObject(markdown)) checkKeys(`"markdown" of the plugin "${name}"`, markdown, markdownKeys);
    const list = Object.entries({ mdast, hast }).find(([, one]) => one !== undefined && !Array.isArray(one));
    if (list) refuse(`"markdown.${list[0]}" of the plugin "${name}"`, 'a list of plugins');
    return wrong || list ? [] : [plugin as unknown as OctavoPlugin];
  });
  return { plugins, problems };
}
