import type { Plugin } from 'vite';

/** Packages with a native part, which cannot be bundled. */
const native = new Set(['satteri']);

/**
 * Packages that pages are rendered with in the process that builds them, where they are loaded already: to bundle them too
 * would take a second and 200 MB of every build (Shiki alone has 8 MB of grammars).
 */
const loaded = new Set(['culori', 'hast-util-sanitize', 'jsonc-parser', 'postcss', 'shiki']);

/**
 * The Vite plugin that makes the rendering code run from any folder. It is written below the output, where Node finds
 * no `node_modules`: everything is bundled, and native packages are imported by their full address. So are packages that
 * this process has, where the code runs in this process alone (`prerender`).
 */
export function createSelfContained(): Plugin {
  return {
    name: 'octavo:self-contained',
    enforce: 'pre',
    apply: 'build',
    configEnvironment: (name) => (name === 'client' ? undefined : { resolve: { noExternal: true } }),
    resolveId(id) {
      const isHere = this.environment.name === 'prerender' && loaded.has(id.split('/')[0] ?? '');
      return isHere || native.has(id) ? { id: import.meta.resolve(id), external: true } : undefined;
    },
  };
}
