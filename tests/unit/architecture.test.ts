import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { componentRegistry } from '../../src/components/mdx/registry.ts';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** What each folder may import from, besides itself. `types` after a name: its types alone. */
const directions: Readonly<Record<string, readonly string[]>> = {
  problem: [],
  lib: ['problem'],
  i18n: [],
  'json-schema': ['lib', 'i18n'],
  config: ['problem', 'lib'],
  content: ['problem', 'lib'],
  openapi: ['problem', 'lib', 'json-schema'],
  http: ['lib', 'i18n', 'json-schema', 'openapi'],
  site: ['problem', 'lib', 'i18n', 'config', 'content', 'openapi', 'http'],
  import: ['problem', 'lib', 'config', 'content', 'site'],
  search: ['problem', 'lib', 'i18n', 'site', 'client'],
  relay: ['lib', 'openapi types', 'http'],
  mcp: ['lib', 'openapi types', 'relay'],
  // Of the components their registry alone: see below. The client's page that draws diagrams is copied as it is.
  build: [
    'problem',
    'lib',
    'i18n',
    'config',
    'content',
    'openapi',
    'http',
    'site',
    'search',
    'relay',
    'mcp',
    'client',
    'components',
  ],
  components: [
    'problem',
    'lib',
    'i18n',
    'json-schema',
    'content',
    'openapi',
    'http',
    'site',
    'client',
    'styles',
  ],
  // The search's dialog is fetched by a page's script, and keeps what it stores as that does.
  client: ['lib', 'i18n', 'json-schema', 'openapi', 'http', 'search'],
  astro: [
    'problem',
    'lib',
    'i18n',
    'content',
    'http',
    'site',
    'search',
    'relay',
    'mcp',
    'build',
    'components',
    'client',
    'styles',
  ],
  visual: ['problem', 'lib', 'content', 'site'],
  pdf: ['problem', 'lib', 'i18n', 'site'],
  cli: [
    'problem',
    'lib',
    'config',
    'content',
    'openapi',
    'site',
    'import',
    'relay',
    'mcp',
    'build',
    'astro',
    'visual',
    'pdf',
  ],
  // The example's site is started beside the service.
  service: ['cli'],
};

/** Where HTML that Octavo itself made is put into a page as it is. */
const htmlSinks = new Set([
  // Scripts of ours that start the services of `site.json`, its values quoted.
  'astro/layouts/Services.astro',
  // A part of the page that Octavo rendered, put back as it was.
  'client/islands/octavo-island.ts',
  'client/page/image-zoom.ts',
  // What the next one writes, read from the page.
  'client/sidebar/keep-groups.lazy.ts',
  // A group of the site's own sidebar, for the next page of the same tab.
  'components/page/sidebar/sidebar-script.ts',
  // Code that Octavo highlighted, and a script of ours that is the same on every page.
  'components/reference/ExampleRail.astro',
  'components/reference/UntrustedText.astro',
  'components/page/IconSprite.astro',
  'components/page/InterfaceIcon.astro',
  'components/page/SiteIcon.astro',
  // A script of ours that is the same on every page of a section.
  'components/page/sidebar/Sidebar.astro',
  // What components of ours rendered for another page.
  'components/page/sidebar/Kept.astro',
  // JSON in a script element, without any `<`.
  'components/playground/Playground.astro',
  'components/mdx/code/CodeBlock.astro',
  'components/mdx/diagrams/Diagram.astro',
  'components/mdx/text/InlineText.astro',
  // temml's MathML, made from text with `trust: false`.
  'components/mdx/media/Latex.astro',
  'content/compile/parser.ts',
  'content/evaluate/render-component.ts',
  // HTML that the compiler made of the writer's own tags, with all text in it escaped.
  'content/evaluate/show-tree.ts',
  // What the writer's own page evaluates to, read back for its Markdown.
  'components/mdx/media/media-components.ts',
  'site/markdown/page-runtime.ts',
  // What the writer's own page evaluates to, read back as text: a form shows it as untrusted Markdown.
  'content/compile/manual-field.ts',
  // Scripts, style sheets and dangerouslySetInnerHTML that the writer's own JavaScript made.
  'content/transform/html-names.ts',
  'tests/support/page-fixture.ts',
  'astro/layouts/Base.astro',
  'astro/layouts/MistakeView.astro',
]);

/** Circles of imports, each as its files in order. */
const knownCircles = new Set([
  'components/playground/form/ChoiceField.astro components/playground/form/Field.astro components/playground/form/ObjectField.astro components/playground/form/Rows.astro',
]);

/** Where the compiler knows a component by its name: it makes the component of a node, or reads it back. */
const namedComponents: Readonly<Record<string, readonly string[]>> = {
  // Fences.
  'content/transform/code-block.ts': ['CodeBlock'],
  'content/transform/diagram.ts': ['CodeBlock', 'Diagram', 'DiagramFrame'],
  // The parameters that a page describes, for its playground.
  'content/compile/manual-field.ts': ['CodeBlock', 'ParamField', 'ResponseField', 'Tooltip'],
  // Tabs that a script makes, which the compiler does not see.
  'content/evaluate/render-component.ts': ['Island', 'Tab', 'Tabs'],
  // What a component that goes on in browsers becomes: which do shows when they run.
  'content/scripts/compile-package.ts': ['Island'],
  'content/scripts/compile-script.ts': ['Island'],
  // Not the component: how a diagram without a title is called.
  'content/diagrams/create-drawer.ts': ['Diagram'],
};

/** File names that several folders have: what a folder exports, and the sentences of its problems. */
const sharedFiles = new Set(['index.ts', 'problems.ts']);

/** What every route of Astro exports. https://docs.astro.build/en/reference/routing-reference/ */
const routeExports = new Set(['ALL', 'GET', 'getStaticPaths', 'prerender']);

/** Names that were given up for plainer ones, of files (without their ending), folders and exports. */
const retiredNames: ReadonlySet<string> = new Set(
  `acting wake stopWaking reading climb Climb Known circumstances Circumstances Way chooseWay describeWay usual-call
usual-way writeUsual UsualAsk other-draft other-body writeOther showOther Draft twin hasTwin nameTwin writeDocTwin
TwinComponent written openWritten viewWritten isWritten WrittenField Written listWritten Look build-look kept-looks
take-looks checkLooks around Around PageWork startWork GroupWork ViewWork shapeNodes shapePage groupShapers
lift-document liftDocument liftFromThree lowerFromThreeTwo shapes-of-two shapes-of-three field-page FieldPage
rows-owner page-weight matching check-value fits-surely fitsSurely find-forms narrow move-among rehearse own-files
named-images self-contained request-text ask-address ask-git askGit tell-page tellPage ToldFolders settle-page shot
take-picture takePicture nameCall nameShot nameOption nameType matter unite-problems uniteProblems take-turns
takeTurns lay-out-json layOutJson page-draft PageDraft OverviewDraft draftPage draftOperation draftOverview
draftOperationPages DraftObject isDraft WrittenLink shared-files SharedFiles nameSharedFiles live-text readLiveText
guard-package isForNobody`.split(/\s+/),
);

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
  /** Whether it is loaded when it is asked for, if at all. */
  readonly isLazy: boolean;
}

const statement =
  /^\s*(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/gm;
/** `import()`, and files that are named relative to a module; `typeof import()` is a type. */
const expression =
  /(\btypeof\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)|\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g;

const imports: readonly Import[] = sources.flatMap(({ file, text }) => {
  const list = (pattern: RegExp, isLazy: boolean) =>
    [...text.matchAll(pattern)].map(([, type, from = '', other]) => ({
      file,
      from: from || (other ?? ''),
      isType: type !== undefined,
      isLazy,
    }));
  return [...list(statement, false), ...list(expression, true)];
});

/**
 * Files that import each other in a circle, each circle as its files in order. What a file loads later may import that
 * file.
 */
function findCircles(): readonly string[] {
  const targets = new Map<string, string[]>(sources.map(({ file }) => [file, []]));
  for (const { file, from } of imports.filter(({ isLazy }) => !isLazy)) {
    const target = from.startsWith('.') ? join(dirname(file), from) : from;
    if (targets.has(target)) targets.get(file)?.push(target);
  }
  const reach = (start: string): ReadonlySet<string> => {
    const reached = new Set<string>();
    const queue = [...(targets.get(start) ?? [])];
    for (let file = queue.pop(); file !== undefined; file = queue.pop())
      if (!reached.has(file)) {
        reached.add(file);
        queue.push(...(targets.get(file) ?? []));
      }
    return reached;
  };
  const reached = new Map([...targets.keys()].map((file) => [file, reach(file)]));
  const circles = [...targets.keys()].flatMap((file) => {
    const others = [...(reached.get(file) ?? [])].filter((other) => reached.get(other)?.has(file));
    return others.length === 0 ? [] : [others.sort().join(' ')];
  });
  return [...new Set(circles)];
}

/** The names that a file defines and exports. */
function listExports(text: string): readonly string[] {
  const definition =
    /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
  return [...new Set([...text.matchAll(definition)].map(([, name = '']) => name))];
}

function folderOf(file: string): string {
  return file.split('/')[0] ?? '';
}

describe('the architecture', () => {
  it('lets every folder import only from those before it', () => {
    const wrong = imports.flatMap(({ file, from, isType }) => {
      if (!from.startsWith('.') || !file.includes('/') || join(dirname(file), from).startsWith('..'))
        return [];
      const own = folderOf(file);
      const path = join(dirname(file), from);
      const target = folderOf(path);
      const allowed = directions[own] ?? [];
      const isAllowed =
        target === own ||
        // All of the code, not a folder of it.
        target === '.' ||
        allowed.includes(target) ||
        (isType && allowed.includes(`${target} types`));
      return isAllowed ? [] : [`${file} imports ${from}`];
    });
    expect(wrong).toEqual([]);
  });

  it('keeps Astro and Vite out of the core, and Node out of what runs in a browser', () => {
    const wrong = imports.flatMap(({ file, from }) => {
      const own = folderOf(file);
      const isCore = !['astro', 'components', 'index.ts'].includes(own);
      const isFramework = /^(?:astro|vite|@astrojs\/)(?:[/:]|$)|^virtual:/.test(from);
      const isNode =
        ['http', 'json-schema', 'i18n', 'client', 'problem', 'site', 'import'].includes(own) &&
        from.startsWith('node:');
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
    expect(
      imports.filter(
        ({ file, from }) => /^virtual:(?!octavo\/sheet$)/.test(from) && !file.startsWith('astro/routes/'),
      ),
    ).toEqual([]);
  });

  it('puts HTML into pages as it is in a few known places only', () => {
    const found = sources.filter(({ text }) =>
      /\bset:html\b|innerHTML|outerHTML|insertAdjacentHTML/.test(text),
    );
    expect(found.map(({ file }) => file).filter((file) => !htmlSinks.has(file))).toEqual([]);
  });

  it('has no circle of imports but those of components that show themselves', () => {
    expect(findCircles().filter((circle) => !knownCircles.has(circle))).toEqual([]);
  });

  it('keeps at most 30 files flat in a folder', () => {
    const folders = new Map<string, number>();
    for (const { file } of sources) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1);
    expect([...folders].filter(([, count]) => count > 30)).toEqual([]);
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

  it('defines a name once, of an export and of a file', () => {
    const places = new Map<string, Set<string>>();
    const note = (name: string, file: string) => places.set(name, (places.get(name) ?? new Set()).add(file));
    for (const { file, text } of sources) {
      if (!sharedFiles.has(basename(file))) note(basename(file), file);
      for (const name of listExports(text)) if (!routeExports.has(name)) note(name, file);
    }
    const several = [...places].filter(([, files]) => files.size > 1);
    expect(several.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
  });

  it('does without the names that were given up', () => {
    const found = sources.flatMap(({ file, text }) => [
      ...file
        .replace(/\.\w+$/, '')
        .split('/')
        .filter((name) => retiredNames.has(name))
        .map((name) => `${file}: ${name}`),
      ...listExports(text)
        .filter((name) => retiredNames.has(name))
        .map((name) => `${file} exports ${name}`),
    ]);
    expect(found).toEqual([]);
  });

  it('lets what builds a site see of the components their registry alone', () => {
    const seen = imports.flatMap(({ file, from }) => {
      const target = join(dirname(file), from);
      return folderOf(file) === 'build' && folderOf(target) === 'components' ? [target] : [];
    });
    expect([...new Set(seen)]).toEqual(['components/mdx/registry.ts']);
    const reached = new Set<string>();
    const walk = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const { from } of imports.filter((one) => one.file === file && !one.isType))
        if (from.startsWith('.')) walk(join(dirname(file), from));
    };
    walk('components/mdx/registry.ts');
    expect([...reached].filter((file) => !file.endsWith('.ts'))).toEqual([]);
  });
});

describe('the components of pages', () => {
  const { all, names } = componentRegistry;
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:components\/mdx\/\w+|styles\/optional)\/[\w-]+\.css$/.test(file))
    .map((file) => ({ file, name: file.replace(/^.*\/|\.css$/g, '') }));

  it('are described in one file of each family, which the registry has', () => {
    const families = sources.flatMap(({ file }) => /^components\/mdx\/(\w+)\//.exec(file)?.[1] ?? []);
    const described = imports.flatMap(({ file, from }) =>
      file === 'components/mdx/registry.ts' && from.startsWith('./') ? [from] : [],
    );
    expect(described.map((from) => from.split('/')[1])).toEqual(
      [...new Set(families)].filter((family) => family !== 'text').sort(),
    );
    const files = sources.map(({ file }) => file).filter((file) => file.endsWith('-components.ts'));
    expect(files.toSorted()).toEqual(described.map((from) => join('components/mdx', from)).toSorted());
  });

  it('have one name, one view and their style sheets', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    const views = sources.flatMap(({ file }) => /^components\/mdx\/\w+\/(\w+)\.astro$/.exec(file)?.[1] ?? []);
    for (const { name, view = name.replace('.', ''), styles = [] } of all) {
      expect(views, name).toContain(view);
      for (const style of styles)
        expect(
          sheets.map((sheet) => sheet.name),
          name,
        ).toContain(style);
    }
    const used = new Set(all.flatMap(({ styles = [] }) => styles));
    const own = sheets.filter(({ file }) => file.startsWith('components/'));
    expect(own.filter(({ name }) => !used.has(name))).toEqual([]);
  });

  it('are each on a page of the documentation', () => {
    const folder = fileURLToPath(new URL('../../content/components/', import.meta.url));
    const pages = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    const typed = all.filter(({ isInternal }) => isInternal !== true).map(({ name }) => name);
    expect(typed.filter((name) => !new RegExp(`[<\`]${name}[\\s/>\`]`).test(pages))).toEqual([]);
    expect([...names]).toEqual([...typed, 'Snippet'].sort());
  });

  it('are given to the compiler, which knows none by name but a few', () => {
    const known = sources.flatMap(({ file, text }) => {
      if (!/^(?:content|site)\//.test(file)) return [];
      const found = all.map(({ name }) => name).filter((name) => text.includes(`'${name}'`));
      return found.length === 0 ? [] : [[file, found.toSorted()] as const];
    });
    expect(Object.fromEntries(known)).toEqual(namedComponents);
  });
});
