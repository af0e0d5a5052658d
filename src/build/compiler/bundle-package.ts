import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPackage, readPackage } from '../../content/files/find-package.ts';
import type { PackageBundle } from '../../content/transform/page-context.ts';

/** Modules that whoever runs a bundle has: React, and what JSX is compiled to. */
const given = /^react(?:-dom)?(?:\/|$)/;

/** Lets a module that is a function, as CommonJS has it, be imported as the default of one. */
const interop =
  ';{const e=module.exports;if(!e||!e.__esModule)module.exports=Object.assign({},e,{__esModule:!0,default:e})}';

const bundles = new Map<string, Promise<PackageBundle>>();

/**
 * What a source of a package that is installed in `folder` (absolute) exports, with all that it imports but React, as a CommonJS
 * module for browsers; made once for each version. Throws an error with the reason when it cannot be bundled.
 */
export function bundlePackage(source: string, folder: string, siteRoot: string): Promise<PackageBundle> {
  const key = `${source} ${folder} ${readPackage(folder).version}`;
  const known = bundles.get(key) ?? bundle(source, siteRoot);
  bundles.set(key, known);
  return known;
}

async function bundle(source: string, siteRoot: string): Promise<PackageBundle> {
  const { rolldown } = await loadRolldown();
  const styles = new Set<string>();
  const made = await rolldown({
    input: source,
    cwd: siteRoot,
    platform: 'browser',
    onLog: (_level, { code, message }) => {
      if (code === 'UNRESOLVED_IMPORT') throw new Error(message);
    },
    preserveEntrySignatures: 'strict',
    external: given,
    plugins: [
      {
        name: 'octavo:styles',
        load(id) {
          if (!/\.(?:css|scss|sass|less)(?:\?|$)/.test(id)) return undefined;
          styles.add(id.replace(/^.*[\\/]node_modules[\\/]/, '').replaceAll('\\', '/'));
          return { code: '', moduleType: 'js' };
        },
      },
    ],
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await made.generate({
    format: 'cjs',
    exports: 'named',
    minify: true,
    codeSplitting: false,
  });
  await made.close();
  return { code: output[0].code + interop, styles: [...styles].sort() };
}

/**
 * The bundler as Vite, and Astro with it, has it: package managers that keep packages apart give it to nobody else. Rejects where
 * it is not installed.
 */
export async function loadRolldown(): Promise<typeof import('rolldown')> {
  const folder = ['astro', 'vite', 'rolldown'].reduce<string | undefined>(
    (from, name) => from && findPackage(name, realpathSync(from)),
    import.meta.dirname,
  );
  if (folder === undefined) throw new Error('There is no bundler: install Octavo anew.');
  const require = createRequire(join(realpathSync(folder), 'package.json'));
  return import(pathToFileURL(require.resolve('rolldown')).href);
}
