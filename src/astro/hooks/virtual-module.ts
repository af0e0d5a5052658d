import type { Plugin } from 'vite';
import type { Cards } from '../../build/cards/cards.ts';
import type { Project } from '../../build/project/project.ts';
import { writeMcpText } from '../../build/views/mcp-pages.ts';
import { writeRelayText } from '../../build/views/relay-operations.ts';
import { packageVersion } from '../../lib/package-version.ts';
import type { Page } from '../../site/site.ts';
import type { FinishHtml } from './finish-html.ts';
import { codeFolder } from './package-folders.ts';

/** What the routes of a site in this process work with. */
export interface ProjectModule extends FinishHtml {
  readonly project: Project;
  /** Undefined in `dev`, and for a site without cards. */
  readonly cards: Cards | undefined;
  /** Whether a route of someone else has a page's URL, so that Octavo's stays away. */
  readonly isTaken: (url: string) => boolean;
  /** Whether a page is there already, as an earlier build has rendered it. */
  readonly isKept: (page: Page) => boolean;
  /** Takes the HTML that answers a request, and gives whether the answer can be empty: to make bytes of it and text again takes time. */
  readonly takeHtml?: ((request: Request, html: string) => boolean) | undefined;
}

const key = Symbol.for('octavo.projects');

function openRegistry(): Map<string, ProjectModule> {
  const scope = globalThis as typeof globalThis & { [key]?: Map<string, ProjectModule> };
  scope[key] ??= new Map();
  return scope[key];
}

/** Gives routes what they work with; until `releaseProject`. */
export function provideProject(context: ProjectModule): void {
  openRegistry().set(context.project.siteRoot, context);
}

/** Forgets a project; the routes of its build have run. */
export function releaseProject({ siteRoot }: Pick<Project, 'siteRoot'>): void {
  openRegistry().delete(siteRoot);
}

/** Pages are finished by the last build of a process: Node.js loads the module once where the pages of one are rendered anew. */
function writeProjectModule(siteRoot: string): string {
  return `const find = () => globalThis[Symbol.for('octavo.projects')]?.get(${JSON.stringify(siteRoot)}) ?? {};
export const { project, cards, isTaken, isKept } = find();
export const finishHtml = (...page) => find().finishHtml(...page);
export const finishPart = (...part) => find().finishPart(...part);
export const takeHtml = (...answer) => find().takeHtml?.(...answer) ?? false;`;
}

const modules: ReadonlySet<string> = new Set([
  'virtual:octavo/project',
  'virtual:octavo/relay',
  'virtual:octavo/sheet',
  'virtual:octavo/mcp',
]);

/** The style sheet of all pages, with `/`. */
const sheet = `${codeFolder.replaceAll('\\', '/')}styles/index.css`;

/**
 * The Vite plugin behind `import { project } from 'virtual:octavo/project'`, for routes, which Vite bundles but which run
 * in this process. The module hands over the live project instead of a copy of its data, so an edit needs no rebuilt
 * module; in a server that runs later there is none. `virtual:octavo/relay` holds what the relay knows, for such a server,
 * `virtual:octavo/mcp` what `/mcp` does, and `virtual:octavo/sheet` the URL of the style sheet: pages link it, for Astro writes
 * one that they import into them where a project says so, and in `dev` always.
 */
export function createVirtualModule(context: ProjectModule, isLive: boolean): Plugin {
  const { project } = context;
  const { siteRoot } = project;
  provideProject(context);
  let base = '/';
  return {
    name: 'octavo:project',
    configResolved: (config) => {
      base = config.base;
    },
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === '\0virtual:octavo/relay')
        return `export const relayText = ${JSON.stringify(await writeRelayText(project))};`;
      if (id === '\0virtual:octavo/sheet')
        return isLive
          ? `export default ${JSON.stringify(`${base}@fs/${sheet.replace(/^\/+/, '')}`)};`
          : `export { default } from ${JSON.stringify(`${sheet}?url`)};`;
      if (id === '\0virtual:octavo/mcp')
        return `export const mcpText = ${JSON.stringify(await writeMcpText(project))};
export const version = ${JSON.stringify(packageVersion)};`;
      return id === '\0virtual:octavo/project' ? writeProjectModule(siteRoot) : undefined;
    },
  };
}
