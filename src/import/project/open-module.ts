import { folderOf, joinPath, type ProjectFiles } from './project-files.ts';
import { parseScript, type ScriptModule } from './script-module.ts';

const EXTENSIONS = ['', '.ts', '.js', '.mts', '.mjs', '.cts', '.cjs'];

/** The script or data that a module of a project names by a relative path; undefined for packages and what is not there. */
export function openProjectModule(
  files: ProjectFiles,
  specifier: string,
  from: string,
): ScriptModule | { readonly data: unknown } | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = joinPath(folderOf(from), specifier);
  if (path === undefined) return undefined;
  const data = readProjectData(files, path);
  return data === undefined ? openProjectScript(files, path) : { data };
}

/** What a JSON file of a project holds, its extension left out or not; undefined without one. */
export function readProjectData(files: ProjectFiles, path: string): unknown {
  const text = files.texts.get(path.endsWith('.json') ? path : `${path}.json`);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** A script of a project, its extension left out or not; undefined without one, and for one that cannot be parsed. */
export function openProjectScript(files: ProjectFiles, path: string): ScriptModule | undefined {
  for (const extension of EXTENSIONS) {
    const text = files.texts.get(path + extension);
    if (text !== undefined) return parseScript(text, path + extension);
  }
  return undefined;
}
