import type { Project } from '../../build/project/project.ts';

const key = Symbol.for('octavo.projects');

type Registry = Map<string, Project>;

function openRegistry(): Registry {
  const scope = globalThis as typeof globalThis & { [key]?: Registry };
  scope[key] ??= new Map();
  return scope[key];
}

/**
 * Makes a project reachable for the routes, which Vite bundles but which run in this process: the virtual
 * module reads it back by `id`.
 */
export function registerProject(id: string, project: Project): void {
  openRegistry().set(id, project);
}

/** Forgets a project; the routes of its build have run. */
export function releaseProject(id: string): void {
  openRegistry().delete(id);
}
