import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { transform } from '@astrojs/compiler-rs';
import { transformWithOxc } from 'vite';

/**
 * Compiles the Astro components of a folder (absolute) as Astro does (`compile`, 7.3.4), each into a module beside it,
 * `Card.astro.js`, that Node.js can load: Vite need not compile them on every machine for the first page of `dev`. One with a script
 * or a style sheet of its own stays as it is, for only Vite can make files of these.
 */
export async function compileComponents(folder: string): Promise<void> {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.astro')) continue;
    const file = join(folder, path);
    const { code, scripts, css, diagnostics } = transform(readFileSync(file, 'utf8'), {
      compact: 'jsx',
      filename: path.split(sep).join('/'),
      internalURL: 'astro/compiler-runtime',
      // Without one it adds metadata that nothing reads.
      resolvePath: (specifier) => specifier,
      resultScopedSlot: true,
      scopedStyleStrategy: 'where',
    });
    const [mistake] = diagnostics.filter(({ severity }) => severity === 'error');
    if (mistake) throw new Error(`${path}: ${mistake.text}`);
    if (scripts.length > 0 || css.length > 0) continue;
    const module = await transformWithOxc(code, `${file}.ts`, { sourcemap: false });
    writeFileSync(`${file}.js`, module.code.replace(/(['"]\.{1,2}\/[^'"\n]*\.astro)(['"])/g, '$1.js$2'));
  }
}
