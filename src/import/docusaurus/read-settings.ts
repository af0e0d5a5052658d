import { isObject, type JsonObject, readObject, readText, toList } from '../../lib/json/json-value.ts';
import type { Place } from '../../problem/problem.ts';
import { folderOf, joinPath, type ProjectFiles } from '../project/project-files.ts';
import { parseScript, type ScriptModule } from '../project/script-module.ts';
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

const EXTENSIONS = ['', '.ts', '.js', '.mts', '.mjs', '.cts', '.cjs', '.json'];

/** The configuration of Docusaurus in a project; undefined when there is none. */
export function findDocusaurusConfig(files: ProjectFiles): string | undefined {
  return files.paths.find((path) => /^docusaurus\.config\.[cm]?[jt]s$/.test(path));
}

/** Reads a `docusaurus.config` without running it; undefined when it cannot be parsed. */
export function readDocusaurusSettings(files: ProjectFiles, file: string): DocusaurusSettings | undefined {
  const main = openScript(files, file);
  if (!main) return undefined;
  const folder = folderOf(file);
  const value = readScriptValue(main, (specifier, from) => openModule(files, specifier, from));
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
      const data = readData(files, path);
      if (data !== undefined) return { value: data, placeOf: () => ({ file: path, line: 1, column: 1 }) };
      const script = openScript(files, path);
      return script && readScriptValue(script, (specifier, from) => openModule(files, specifier, from));
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

function openModule(
  files: ProjectFiles,
  specifier: string,
  from: string,
): ScriptModule | { readonly data: unknown } | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = joinPath(folderOf(from), specifier);
  if (path === undefined) return undefined;
  const data = readData(files, path);
  return data === undefined ? openScript(files, path) : { data };
}

function readData(files: ProjectFiles, path: string): unknown {
  const text = files.texts.get(path.endsWith('.json') ? path : `${path}.json`);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

function openScript(files: ProjectFiles, path: string): ScriptModule | undefined {
  for (const extension of EXTENSIONS) {
    const text = files.texts.get(path + extension);
    if (text !== undefined) return parseScript(text, path + extension);
  }
  return undefined;
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
