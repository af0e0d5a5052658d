import { isObject, type JsonObject, readObject, toList } from '../../lib/json/json-value.ts';
import { openProjectModule } from '../project/open-module.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { Call, readScriptValue, type ScriptValue, Unread } from '../project/script-values.ts';

/** An `astro.config` with Starlight that was read. */
export interface StarlightSettings {
  readonly file: string;
  /** What `defineConfig()` is given. */
  readonly config: JsonObject;
  /** What `starlight()` is given. */
  readonly options: JsonObject;
  readonly placeOf: ScriptValue['placeOf'];
}

/** The configuration of Astro in a project with pages of Starlight; undefined when there is none. */
export function findStarlightConfig(files: ProjectFiles): string | undefined {
  const config = files.paths.find((path) => /^astro\.config\.[cm]?[jt]s$/.test(path));
  return config !== undefined && (files.texts.get(config) ?? '').includes('@astrojs/starlight')
    ? config
    : undefined;
}

/** Reads an `astro.config` without running it; undefined when it cannot be parsed, or has no `starlight()`. */
export function readStarlightSettings(files: ProjectFiles, file: string): StarlightSettings | undefined {
  const module = openProjectModule(files, `./${file}`, file);
  if (module === undefined || 'data' in module) return undefined;
  const { value, placeOf } = readScriptValue(module, (specifier, from) =>
    openProjectModule(files, specifier, from),
  );
  const config = readObject(value);
  const integrations = listFlat(config['integrations']);
  const starlight = integrations.find((one) => one instanceof Call && one.from === '@astrojs/starlight');
  if (!(starlight instanceof Call)) return undefined;
  const [options] = starlight.given;
  return { file, config, options: isRead(options) && isObject(options) ? options : {}, placeOf };
}

function listFlat(value: unknown): readonly unknown[] {
  return toList(value).flatMap((item) => (Array.isArray(item) ? listFlat(item) : [item]));
}

/** Whether a value is written out in the configuration. */
export function isRead(value: unknown): boolean {
  return !(value instanceof Unread) && !(value instanceof Call);
}
