import { mathFaces } from './media/math-fonts.ts';
import { componentRegistry } from './registry.ts';

const files: Readonly<Record<string, string>> = import.meta.glob(
  ['./*/*.css', '../../styles/optional/*.css'],
  { query: '?inline', import: 'default', eager: true },
);

/** Style sheets that not every page loads, by the names of their files. */
const texts = new Map(Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.css$/g, ''), text]));
texts.set('math', `${texts.get('math')}${mathFaces}`);

/**
 * Parts of a page that are no components of writers and need several style sheets, or one of a component. Any other part
 * has its own in `styles/optional`, named as it is: `CodeLines` has `code-lines.css`.
 */
const parts: Readonly<Record<string, readonly string[]>> = {
  Channel: ['channel', 'form'],
  Directory: ['directory', 'accordion'],
  Math: ['math'],
  Operation: ['document-text', 'fields', 'endpoint', 'rail', 'operation', 'examples', 'code-group'],
  Overview: ['document-text', 'overview'],
  PageRail: ['fields', 'rail', 'operation'],
  Playground: ['views', 'playground', 'credentials', 'form', 'form-groups', 'answer', 'code-group'],
  Zoom: ['zoom'],
};

const ownParts = Object.keys(files).flatMap((path): [string, readonly string[]][] => {
  const [, name] = /\/optional\/(.+)\.css$/.exec(path) ?? [];
  return name === undefined ? [] : [[name.replace(/(?:^|-)(.)/g, (_, sign) => sign.toUpperCase()), [name]]];
});

const sheets: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    ...ownParts,
    ...Object.entries(parts),
    ...componentRegistry.all.map(({ name, styles = [] }) => [name, styles] as const),
  ].map(([name, names]) => [name, names.map((sheet) => findSheet(name, sheet))]),
);

function findSheet(name: string, sheet: string): string {
  const text = texts.get(sheet);
  if (text === undefined) throw new Error(`${name} needs ${sheet}.css, which there is none of.`);
  return text;
}

/**
 * The CSS that a page with these components and parts needs besides `styles/index.css`, to stand in its `<head>`; '' for
 * none. Parts are `Zoom` (images that open large), `Look` (corners, dark code, a background) and the others of `parts`.
 */
export function collectStyles(names: Iterable<string>): string {
  return joinSheets(names, sheets);
}

/** The sheets of the named entries, each once, in the order of first need; names without an entry add nothing. */
export function joinSheets(
  names: Iterable<string>,
  sheets: Readonly<Record<string, readonly string[]>>,
): string {
  const needed = new Set(
    [...names].flatMap((name) => (Object.hasOwn(sheets, name) ? (sheets[name] ?? []) : [])),
  );
  return [...needed].join('');
}
