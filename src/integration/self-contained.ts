import type { Plugin } from 'vite';

/** Packages with a native part, which cannot be bundled. */
const native = new Set(['satteri']);

/**
 * The Vite plugin that makes the rendering code run from any folder. It is written below the output, where Node finds
 * no `node_modules`: everything is bundled, and native packages are imported by their full address.
 */
export function createSelfContained(): Plugin {
  return {
    name: 'octavo:self-contained',
    enforce: 'pre',
    apply: 'build',
    configEnvironment: (name) => (name === 'client' ? undefined : { resolve: { noExternal: true } }),
    resolveId: (id) => (native.has(id) ? { id: import.meta.resolve(id), external: true } : undefined),
  };
}
