import type { Plugin } from 'vite';

const name = 'virtual:octavo/project';
const resolved = `\0${name}`;

/**
 * The Vite plugin behind `import { project } from 'virtual:octavo/project'`. The module hands over the live
 * project of this process instead of a copy of its data, so an edit needs no rebuilt module.
 */
export function createVirtualModule(projectId: string): Plugin {
  return {
    name: 'octavo:project',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) =>
      id === resolved
        ? `export const project = globalThis[Symbol.for('octavo.projects')].get(${JSON.stringify(projectId)});`
        : undefined,
  };
}
