import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroInlineConfig } from 'astro';
import { octavo } from './octavo.ts';
import type { Project } from './project.ts';

const packageRoot = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Astro's settings for a site in any folder. Astro's root is Octavo's own package: a writer's folder has no
 * `node_modules`, and with it as root Astro takes absolute paths of the package for root-relative ones.
 */
export function createAstroOptions(project: Project, outDir: string): AstroInlineConfig {
  const cache = join(project.siteRoot, '.octavo');
  return {
    configFile: false,
    root: packageRoot,
    srcDir: join(packageRoot, 'src'),
    // Vite would follow symbolic links out of the site; `copyAssets` and the development server take `public/` over.
    publicDir: join(cache, 'public'),
    outDir,
    cacheDir: join(cache, 'astro'),
    logLevel: 'silent',
    devToolbar: { enabled: false },
    integrations: [octavo({ project })],
    vite: { cacheDir: join(cache, 'vite') },
  };
}
