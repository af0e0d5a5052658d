import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createLoadedModules } from './loaded-modules.ts';
import { codeFolder } from './package-folders.ts';

type Resolve = (id: string, importer?: string) => Promise<unknown>;

/** What a page of `dev` gets for an import, in a site of Octavo's own commands or in a guest's project. */
async function resolve(id: string, importer: string, isGuest = false): Promise<string | undefined> {
  const plugin = createLoadedModules(isGuest);
  const { configResolved, resolveId } = plugin as unknown as {
    configResolved: (config: object) => Promise<void>;
    resolveId: Resolve;
  };
  await configResolved({ environments: {} });
  const found = await resolveId(id, importer);
  return (found as { readonly id: string } | undefined)?.id;
}

const layout = `${codeFolder.replaceAll('\\', '/')}astro/layouts/PageView.astro`;
const astro = fileURLToPath(new URL('./dist/', import.meta.resolve('astro/package.json')));

describe('what Node.js loads for the pages of dev', () => {
  it("is Octavo's own modules, but for those that Astro makes", async () => {
    expect(await resolve('../../site/head.ts', layout)).toMatch(
      /^file:\/\/localhost\/.*\/site\/head\.[jt]s$/,
    );
    expect(await resolve('../../components/mdx/index.ts', layout)).toBeUndefined();
    expect(await resolve('./Doc.astro', layout)).toBeUndefined();
  });

  it("is Astro's modules that ask nothing of Vite, whether themselves or by what they import", async () => {
    const importer = `${astro}core/app/base.js`;
    expect(await resolve('../cookies/index.js', importer)).toMatch(/\/core\/cookies\/index\.js$/);
    expect(await resolve('astro/compiler-runtime', layout)).toMatch(/\/runtime\/compiler\/index\.js$/);
    // One asks for a virtual module, the other imports one that asks for `import.meta.env`.
    expect(await resolve('./environment.js', `${astro}vite-plugin-app/index.js`)).toBeUndefined();
    expect(await resolve('../app/base.js', `${astro}core/app/app.js`)).toBeUndefined();
    expect(await resolve('astro/no-such-module', layout)).toBeUndefined();
  });

  it("is none of Astro's modules in someone's project, which has integrations that know them", async () => {
    expect(await resolve('../../site/head.ts', layout, true)).toMatch(/\/site\/head\.[jt]s$/);
    expect(await resolve('astro/compiler-runtime', layout, true)).toBeUndefined();
  });

  it('is the module that runs in the process already', async () => {
    const url = await resolve('../../site/head.ts', layout);
    expect(await import(/* @vite-ignore */ url ?? '')).toBe(
      await import(/* @vite-ignore */ new URL('../../site/head.ts', import.meta.url).href),
    );
  });
});
