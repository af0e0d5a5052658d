import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** What each folder may import from, besides itself. `types` after a name: its types alone. */
const directions: Readonly<Record<string, readonly string[]>> = {
  problem: [],
  lib: [],
  request: ['openapi types'],
  config: ['problem', 'request'],
  content: ['problem', 'lib', 'request'],
  openapi: ['problem', 'lib', 'request'],
  html: ['request'],
  site: ['problem', 'request', 'config', 'content', 'openapi'],
  import: ['problem', 'config', 'content', 'site'],
  integration: ['problem', 'request', 'config', 'content', 'openapi', 'site', 'html', 'relay', 'mcp'],
  mcp: ['problem', 'openapi types', 'relay'],
  routes: ['integration', 'layouts', 'site', 'problem', 'html', 'relay'],
  layouts: ['integration', 'components', 'site', 'content', 'openapi', 'problem', 'styles'],
  components: ['site', 'content', 'openapi', 'request', 'problem', 'client', 'styles'],
  client: ['request'],
  visual: ['problem', 'content', 'site'],
  cli: ['integration', 'import', 'config', 'content', 'problem', 'site', 'relay', 'mcp', 'visual'],
  relay: ['request', 'openapi'],
  service: [],
};

/** Where HTML that Octavo itself made is put into a page as it is. */
const htmlSinks = new Set([
  'client/image-zoom.ts',
  // A group of the site's own sidebar, for the next page of the same tab.
  'client/keep-sidebar.ts',
  'components/chrome/sidebar-script.ts',
  // Code that Octavo highlighted.
  'components/api/ResponseExamples.astro',
  // A script of ours that is the same on every page.
  'components/api/ExampleRail.astro',
  'components/api/UntrustedText.astro',
  'components/chrome/IconSprite.astro',
  'components/chrome/InterfaceIcon.astro',
  'components/chrome/SiteIcon.astro',
  // A script of ours that is the same on every page of a section.
  'components/chrome/Sidebar.astro',
  // JSON in a script element, without any `<`.
  'components/playground/Playground.astro',
  'components/mdx/CodeBlock.astro',
  'components/mdx/Diagram.astro',
  'components/mdx/InlineText.astro',
  // temml's MathML, made from text with `trust: false`.
  'components/mdx/Latex.astro',
  'content/compile-file.ts',
  'content/evaluate/render-component.ts',
  // What the writer's own page evaluates to, read back for its Markdown.
  'site/twin/components/page-components.ts',
  'site/twin/nodes/page-runtime.ts',
  // What the writer's own page evaluates to, read back as text: a form shows it as untrusted Markdown.
  'content/written-field.ts',
  // Scripts, style sheets and dangerouslySetInnerHTML that the writer's own JavaScript made.
  'content/host-props.ts',
  'content/page-fixture.ts',
  'layouts/Base.astro',
  'layouts/MistakeView.astro',
]);

interface Source {
  /** Relative to `src`. */
  readonly file: string;
  readonly text: string;
}

const sources: readonly Source[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|astro|mjs)$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

interface Import {
  readonly file: string;
  readonly from: string;
  readonly isType: boolean;
}

const imports: readonly Import[] = sources.flatMap(({ file, text }) =>
  [
    ...text.matchAll(
      /^\s*(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/gm,
    ),
  ].map(([, type, from = '', bare]) => ({ file, from: from || (bare ?? ''), isType: type !== undefined })),
);

function folderOf(file: string): string {
  return file.split('/')[0] ?? '';
}

describe('the architecture', () => {
  it('lets every folder import only from those before it', () => {
    const wrong = imports.flatMap(({ file, from, isType }) => {
      if (!from.startsWith('.') || !file.includes('/')) return [];
      const own = folderOf(file);
      const target = folderOf(relative(src, join(src, dirname(file), from)));
      const allowed = directions[own] ?? [];
      const isAllowed =
        target === own || allowed.includes(target) || (isType && allowed.includes(`${target} types`));
      return isAllowed ? [] : [`${file} imports ${from}`];
    });
    expect(wrong).toEqual([]);
  });

  it('keeps Astro and Vite out of the core, and Node out of what runs in a browser', () => {
    const wrong = imports.flatMap(({ file, from }) => {
      const own = folderOf(file);
      const core = ['problem', 'lib', 'config', 'content', 'openapi', 'request', 'site', 'html', 'import'];
      const isCore = core.includes(own);
      const isFramework = /^(?:astro|vite|@astrojs\/)(?:[/:]|$)|^virtual:/.test(from);
      const isNode =
        ['request', 'client', 'problem', 'site', 'import'].includes(own) && from.startsWith('node:');
      return (isCore && isFramework) || isNode ? [`${file} imports ${from}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('keeps Node out of the relay where it runs on another platform', () => {
    const reached = new Set<string>();
    const walk = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const { from, isType } of imports.filter((one) => one.file === file))
        if (!isType) walk(from.startsWith('.') ? join(dirname(file), from) : from);
    };
    for (const name of ['handle-relay', 'relay-data', 'transport-connect']) walk(`relay/${name}.ts`);
    expect([...reached].filter((name) => name.startsWith('node:'))).toEqual([]);
    expect(reached).toContain('relay/rules/call-rules.ts');
  });

  it('reads the project only in routes', () => {
    expect(imports.filter(({ file, from }) => /^virtual:/.test(from) && !file.startsWith('routes/'))).toEqual(
      [],
    );
  });

  it('puts HTML into pages as it is in a few known places only', () => {
    const found = sources.filter(({ text }) =>
      /\bset:html\b|innerHTML|outerHTML|insertAdjacentHTML/.test(text),
    );
    expect(found.map(({ file }) => file).filter((file) => !htmlSinks.has(file))).toEqual([]);
  });

  it('keeps files at 400 lines or fewer', () => {
    const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));
    const lengths = [...sources, ...sheets]
      .filter(({ file }) => !/\.data\.ts$/.test(file))
      .map(({ file, text }) => ({ file, lines: text.split('\n').length }));
    expect(lengths.filter(({ lines }) => lines > 400)).toEqual([]);
  });
});
