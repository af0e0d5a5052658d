import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CssNode, parse, walk } from 'css-tree';
import { features } from 'web-features';

/** What of a feature of https://web-platform-dx.github.io/web-features-explorer/ is read. */
export interface WebFeature {
  readonly id: string;
  readonly name: string;
  /** Since when all four browsers have it (`2023-12-19`); undefined for one that some lack, wholly or in a detail. */
  readonly since: string | undefined;
  /** The first version of each browser that has it. */
  readonly support: Readonly<Record<string, string | undefined>>;
}

const root = fileURLToPath(new URL('../../src/', import.meta.url));

/** What readers' scripts and HTML use, by its path in MDN's compatibility data, and by what it is seen. */
const scriptUses: Readonly<Record<string, RegExp>> = {
  'api.AbortSignal.any_static': /AbortSignal\.any\(/,
  'api.AbortSignal.timeout_static': /AbortSignal\.timeout\(/,
  'api.BroadcastChannel': /BroadcastChannel\(/,
  'api.CSS.highlights_static': /CSS\.highlights/,
  'api.Clipboard.write': /navigator\.clipboard/,
  'api.Element.checkVisibility': /\.checkVisibility\(/,
  'api.HTMLDialogElement.showModal': /\.showModal\(/,
  'api.HTMLElement.contentEditable.plaintext-only': /'plaintext-only'/,
  'api.HTMLElement.inert': /\.inert\b/,
  'api.HTMLInputElement.showPicker': /\.showPicker\(/,
  'api.ReadableStream.pipeTo': /\.pipeTo\(/,
  'api.URL.parse_static': /URL\.parse\(/,
  'api.Worker.Worker.options_type_parameter': /type: 'module'/,
  'html.global_attributes.hidden.until-found': /'until-found'/,
  'html.global_attributes.popover': /popovertarget/,
  'javascript.builtins.Array.findLast': /\.findLast\(/,
  'javascript.builtins.Array.toSorted': /\.toSorted\(/,
  'javascript.builtins.Intl.Segmenter': /Intl\.Segmenter\(/,
  'javascript.builtins.Map.groupBy': /Map\.groupBy\(/,
  'javascript.builtins.String.isWellFormed': /\.isWellFormed\(/,
};

/** Paths of MDN's compatibility data that a piece of CSS stands for. */
function listKeys(node: CssNode): readonly string[] {
  if (node.type === 'Atrule') return [`css.at-rules.${node.name}`];
  if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
    return [`css.selectors.${node.name}`];
  if (node.type === 'NestingSelector') return ['css.selectors.nesting'];
  if (node.type === 'Feature') return [`css.at-rules.media.${node.name}`];
  if (node.type !== 'Declaration') return [];
  const { property, value } = node;
  const keys = [`css.properties.${property}`];
  walk(value, (part) => {
    if (part.type === 'Identifier') keys.push(`css.properties.${property}.${part.name}`);
    if (part.type === 'Dimension') keys.push(`css.types.length.${part.unit}`);
    if (part.type === 'Function')
      keys.push(...['', 'color.', 'gradient.'].map((kind) => `css.types.${kind}${part.name}`));
  });
  return keys;
}

/** The text of all files of `src` that match, without comments. */
function readSources(...patterns: readonly string[]): string {
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => readFileSync(`${root}${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
    .join('\n');
}

/** All that pages of Octavo use and that came to browsers after 2020, by feature, newest first; with the paths of `scriptUses` that nothing uses or that there are not. */
export function listWebFeatures(): {
  readonly used: readonly WebFeature[];
  readonly stale: readonly string[];
} {
  const statuses = new Map<string, { readonly id: string; readonly name: string; readonly status: Status }>();
  for (const [id, feature] of Object.entries(features))
    if ('status' in feature)
      for (const key of feature.compat_features ?? []) {
        const status: Status = feature.status.by_compat_key?.[key] ?? feature.status;
        statuses.set(key, { id, name: feature.name, status });
      }
  const components = readSources('components/**/*.astro', 'astro/**/*.astro');
  const sheets = [...components.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  const keys = new Set<string>();
  for (const text of [readSources('**/*.css'), ...sheets])
    walk(parse(text), (node) => {
      for (const key of listKeys(node)) keys.add(key);
    });
  const scripts = `${readSources('client/**/*.ts', 'http/**/*.ts', 'search/**/*.ts')}\n${components}`;
  const entries = Object.entries(scriptUses);
  for (const [key, use] of entries) if (use.test(scripts)) keys.add(key);
  const used = new Map<string, WebFeature>();
  for (const key of keys) {
    const found = statuses.get(key);
    if (!found) continue;
    const { id, name, status } = found;
    const { baseline_low_date: date, baseline, support } = status;
    const since = baseline === false ? undefined : date?.replace('≤', '');
    if (since !== undefined && since < '2021') continue;
    const known = used.get(id);
    // What came last of it counts.
    if (!known || (since ?? '9') > (known.since ?? '9'))
      used.set(id, { id, name, since, support: { ...support } });
  }
  const order = ({ since = '9', name }: WebFeature) => `${since} ${name}`;
  return {
    used: [...used.values()].sort((one, other) => (order(one) < order(other) ? 1 : -1)),
    stale: entries.flatMap(([key, use]) => (use.test(scripts) && statuses.has(key) ? [] : [key])),
  };
}

/** Of a feature, or of a part of it. */
interface Status {
  readonly baseline: string | boolean;
  readonly baseline_low_date?: string | undefined;
  readonly support: object;
}
