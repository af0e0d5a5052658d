import type { Plugin } from 'vite';
import type { Project } from '../../build/project/project.ts';
import { writeRelayText } from '../../build/views/relay-operations.ts';

const modules: ReadonlySet<string> = new Set(['virtual:octavo/project', 'virtual:octavo/relay']);

/**
 * The Vite plugin behind `import { project } from 'virtual:octavo/project'`. The module hands over the live
 * project of this process instead of a copy of its data, so an edit needs no rebuilt module; in a server that runs
 * later there is none. `virtual:octavo/relay` holds what the relay knows, for such a server.
 */
export function createVirtualModule(project: Project): Plugin {
  const { siteRoot } = project;
  return {
    name: 'octavo:project',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === '\0virtual:octavo/relay')
        return `export const relayText = ${JSON.stringify(await writeRelayText(project))};`;
      return id === '\0virtual:octavo/project'
        ? `export const project = globalThis[Symbol.for('octavo.projects')]?.get(${JSON.stringify(siteRoot)});`
        : undefined;
    },
  };
}
