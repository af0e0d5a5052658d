import { isObject, type JsonObject, readObject, readText, toList } from '../../lib/json/json-value.ts';
import type { Place } from '../../problem/problem.ts';
import { openProjectModule, openProjectScript, readProjectData } from '../project/open-module.ts';
import { folderOf, type ProjectFiles } from '../project/project-files.ts';
import { Call, readScriptValue, type ScriptValue, Unread } from '../project/script-values.ts';

/** A plugin or a preset that the configuration names. */
export interface DocusaurusPlugin {
  readonly name: string;
  readonly options: JsonObject;
  readonly place: Place;
}

/** A `docusaurus.config` that was read. */
export interface DocusaurusSettings {
  readonly file: string;
  /** The folder that it is in; '' at the top. */
  readonly folder: string;
  readonly config: JsonObject;
  readonly themeConfig: JsonObject;
  /** Of the preset `classic`; empty without it. */
  readonly preset: JsonObject;
  readonly plugins: readonly DocusaurusPlugin[];
  readonly placeOf: ScriptValue['placeOf'];
  /** Reads what another script or data file of the project exports by default. */
  readonly open: (path: string) => ScriptValue | undefined;
}

/** The configuration of Docusaurus in a project, at its top or in a folder that often holds it; undefined when there is none. */
export function findDocusaurusConfig(files: ProjectFiles): string | undefined {
  const found = files.paths.filter((path) => CONFIG.test(path));
  return found.find((path) => !path.includes('/')) ?? found[0];
}

const CONFIG = /^(?:(?:website|docs|documentation|site)\/)?docusaurus\.config\.[cm]?[jt]s$/;

/** Reads a `docusaurus.config` without running it; undefined when it cannot be parsed. */
export function readDocusaurusSettings(files: ProjectFiles, file: string): DocusaurusSettings | undefined {
  const main = openProjectScript(files, file);
  if (!main) return undefined;
  const folder = folderOf(file);
  const value = readScriptValue(main, (specifier, from) => openProjectModule(files, specifier, from));
  const config = readObject(value.value);
  const presets = listPlugins(config['presets'], value);
  const classic = presets.find(({ name }) => /^(?:@docusaurus\/preset-)?classic$/.test(name));
  return {
    file,
    folder,
    config,
    themeConfig: readObject(config['themeConfig']),
    preset: classic?.options ?? {},
    plugins: [
      ...presets.filter((one) => one !== classic),
      ...listPlugins(config['plugins'], value),
      ...listPlugins(config['themes'], value),
    ],
    placeOf: value.placeOf,
    open: (path) => {
      const data = readProjectData(files, path);
      if (data !== undefined) return { value: data, placeOf: () => ({ file: path, line: 1, column: 1 }) };
      const script = openProjectScript(files, path);
      return (
        script && readScriptValue(script, (specifier, from) => openProjectModule(files, specifier, from))
      );
    },
  };
}

function listPlugins(list: unknown, { placeOf }: ScriptValue): readonly DocusaurusPlugin[] {
  return toList(list).flatMap((entry, index) => {
    const place = placeOf(list, index);
    const [name, options] = Array.isArray(entry) ? entry : [entry];
    if (typeof name === 'string')
      return [{ name, options: isPlain(options) ? readObject(options) : {}, place }];
    if (name instanceof Unread || name instanceof Call)
      return [{ name: name instanceof Unread ? name.source : name.name, options: {}, place }];
    return [];
  });
}

function isPlain(value: unknown): boolean {
  return !(value instanceof Unread) && !(value instanceof Call);
}

/** A text of the configuration; undefined for anything else. */
export function textAt(object: JsonObject, key: string): string | undefined {
  const text = readText(object[key]);
  return text === '' ? undefined : text;
}

/** An object of the configuration; empty for anything else. */
export function objectAt(object: JsonObject, key: string): JsonObject {
  const value = object[key];
  return isObject(value) && isPlain(value) ? value : {};
}
