import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroInlineConfig, AstroIntegration } from 'astro';
import type { Project } from '../../build/project/project.ts';
import { octavo } from './octavo.ts';

const packageUrl = new URL('../../../', import.meta.url);

const packageRoot = fileURLToPath(packageUrl);

const takePackageForRoot: AstroIntegration = {
  name: 'octavo:root',
  hooks: { 'astro:config:setup': ({ updateConfig }) => void updateConfig({ root: packageUrl }) },
};

/**
 * Astro's settings for a site in any folder. Astro's root is Octavo's own package: a writer's folder has no
 * `node_modules`, and with it as root Astro takes absolute paths of the package for root-relative ones. It becomes
 * that only in the integration's first hook: Astro writes its types into `.astro/` of the root that it starts with
 * (`createSettings`, 7.3.4), and the package may be installed where a user may not write.
 */
export function createAstroOptions(project: Project, outDir: string): AstroInlineConfig {
  const cache = join(project.siteRoot, '.octavo');
  return {
    configFile: false,
    root: cache,
    srcDir: join(packageRoot, 'src'),
    // Vite would follow symbolic links out of the site; `copyAssets` and the development server take `public/` over.
    publicDir: join(cache, 'public'),
    outDir,
    cacheDir: join(cache, 'astro'),
    logLevel: 'silent',
    devToolbar: { enabled: false },
    integrations: [takePackageForRoot, octavo({ project })],
    vite: { cacheDir: join(cache, 'vite') },
  };
}
