import type { AstroIntegration } from 'astro';
import { createIntegration } from './astro/hooks/octavo.ts';
import type { OctavoPlugin } from './content/plugins/plugin.ts';

export type {
  MarkdownPlugins,
  OctavoConfig,
  OctavoPlugin,
  PluginPage,
  PluginSite,
  PluginSitePage,
} from './content/plugins/plugin.ts';
export type { Problem } from './problem/problem.ts';

/** Where the documentation is in an Astro project. Paths are relative to Astro's root. */
export interface OctavoOptions {
  /** The path of `site.json`: `docs/site.json`. What it names lies in its folder. `site.json` by default. */
  readonly config?: string;
  /** The folder of the pages, in that of `site.json`: `docs`. `content` by default. */
  readonly content?: string;
  /** Plugins, which run before those of `octavo.config.mjs` beside `site.json`. */
  readonly plugins?: readonly OctavoPlugin[];
  /** The path that the documentation is mounted at, below Astro's `base`: `/docs`. `/` by default. */
  readonly base?: string;
}

/**
 * The Astro integration: reads `site.json`, the pages beside it and their OpenAPI files, and adds the routes that render
 * them to those of the project, which come first. Mistakes that stop a site are thrown as one error that lists them with
 * their places.
 */
export function octavo({ config, content, base, plugins }: OctavoOptions = {}): AstroIntegration {
  return createIntegration({ folders: { config, content }, base, plugins });
}
