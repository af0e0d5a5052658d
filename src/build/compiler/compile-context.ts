import { componentRegistry } from '../../components/mdx/registry.ts';
import type { SiteComponent } from '../../content/files/component-folder.ts';
import { createImageReader } from '../../content/files/image-reader.ts';
import type { OctavoPlugin } from '../../content/plugins/plugin.ts';
import type { CompileContext, ComponentRegistry } from '../../content/transform/page-context.ts';
import { createLinkResolver } from '../../site/links/link.ts';
import { rootBase, type SiteBase } from '../../site/links/site-url.ts';
import type { Site } from '../../site/site.ts';
import type { SiteReading } from '../project/read-site.ts';
import { bundlePackage } from './bundle-package.ts';
import { type CompileSettings, readCompileSettings } from './compile-settings.ts';

/** What pages of a site are compiled with besides their files and its plugins: plain data, which a thread can be given. */
export interface CompileInputs {
  /** Absolute, as is the other. */
  readonly siteRoot: string;
  readonly contentRoot: string;
  readonly siteComponents: readonly SiteComponent[];
  readonly base: SiteBase;
  /** Those of all pages: links to pages get the URL of the page, without the base. */
  readonly paths: readonly string[];
  readonly settings: CompileSettings;
}

/** That of a site as it was read, and as it is shown. */
export function readCompileInputs(
  siteRoot: string,
  reading: SiteReading,
  shown: Site | undefined,
): CompileInputs {
  const { base, nestedPaths, hostPaths, isBare } = shown ?? { ...rootBase };
  return {
    siteRoot,
    contentRoot: reading.contentRoot,
    siteComponents: reading.components,
    base: { base, nestedPaths, hostPaths, isBare },
    paths: shown?.pages.map(({ path }) => path) ?? [],
    settings: readCompileSettings(reading),
  };
}

/** What compiles pages for `createCompileContext`: services that hold what they have done. */
type CompileServices = Pick<CompileContext, 'highlighter' | 'diagrams'>;

/** The context of pages. It remembers images that it has measured, until there is a new one. */
export function createCompileContext(
  { siteRoot, contentRoot, siteComponents, base, paths, settings }: CompileInputs,
  services: CompileServices,
  plugins: readonly OctavoPlugin[],
): CompileContext {
  return {
    ...{ siteRoot, contentRoot, siteComponents, plugins },
    ...services,
    components: replaceComponents(componentRegistry, siteComponents),
    images: createImageReader(siteRoot, contentRoot, base.base),
    resolveUrl: createLinkResolver(new Set(paths), base),
    bundlePackage: (source, folder) => bundlePackage(source, folder, siteRoot),
    ...settings,
  };
}

/** The registry without what it says of the text in components that the site replaces: theirs holds Markdown. */
function replaceComponents(
  registry: ComponentRegistry,
  siteComponents: readonly SiteComponent[],
): ComponentRegistry {
  const own = new Set(siteComponents.map(({ name }) => name));
  if (!registry.verbatim.some((name) => own.has(name))) return registry;
  return { ...registry, verbatim: registry.verbatim.filter((name) => !own.has(name)) };
}
