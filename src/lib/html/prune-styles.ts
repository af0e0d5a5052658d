import { type AtRule, type ChildNode, type Container, list, parse, type Rule } from 'postcss';
import { rememberByText } from '../text/remember.ts';
import { findAttribute, type HtmlTag } from './tags.ts';

/** CSS as it is written, and what of it needs a class to be there. */
type Part = string | { readonly head: string; readonly parts: readonly Part[] } | PrunedRule;

interface PrunedRule {
  readonly selectors: readonly ReadSelector[];
  readonly body: string;
}

interface ReadSelector {
  readonly text: string;
  readonly needs: NeededNames;
}

type IsNeeded = (needs: NeededNames) => boolean;

/** Classes that Octavo's own scripts give to elements of a page. */
export const liveClasses: readonly string[] = [
  'button',
  'closed',
  'drawn',
  'enlarge',
  'fold',
  'icon-button',
  'missing',
  'nested',
  'open',
  'pointed',
  'quiet',
  'visually-hidden',
  'waiting',
  'zoom',
];

/**
 * Octavo's own style sheet of a page with only what elements of these classes, or those that scripts make of them, can
 * match. What is decided by anything but a class in the open stays.
 */
export function pruneStyles(css: string, classes: ReadonlySet<string>): string {
  const isKnown = (name: string) => classes.has(name) || liveClasses.includes(name);
  return write(readSheet(css), (needs) => needs.classes.every(isKnown));
}

/** A style sheet with only what elements and classes of these names can match, lists in `:is()`, `:where()` and `:has()` included. */
export function pruneSheet(css: string, { classes, elements }: UsedNames): string {
  const isNeeded: IsNeeded = (needs) =>
    needs.classes.every((name) => classes.has(name)) && needs.elements.every((name) => elements.has(name));
  return write(readParts(parse(css)), isNeeded, (text) => pruneSelector(text, isNeeded));
}

function write(
  parts: readonly Part[],
  isNeeded: IsNeeded,
  pruneText: (selector: string) => string | undefined = (text) => text,
): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('head' in part) {
        const inside = write(part.parts, isNeeded, pruneText);
        return inside === '' ? '' : `${part.head}{${inside}}`;
      }
      const needed = part.selectors.filter(({ needs }) => isNeeded(needs));
      const kept = needed.flatMap(({ text }) => pruneText(text) ?? []);
      return kept.length === 0 ? '' : `${kept.join(',')}{${part.body}}`;
    })
    .join('');
}

/**
 * A selector without what cannot match in its lists of selectors; `undefined` where it matches nothing at all. A list stays
 * whole where a shorter one would have another specificity. https://www.w3.org/TR/selectors-4/#specificity-rules
 */
function pruneSelector(selector: string, isNeeded: IsNeeded): string | undefined {
  if (!isNeeded(readNeededNames(selector))) return undefined;
  let written = '';
  for (let rest = selector; rest !== ''; ) {
    const start = rest.indexOf('(');
    const end = start < 0 ? -1 : findClosing(rest, start);
    if (end < 0) return written + rest;
    const head = rest.slice(0, start);
    const inside = rest.slice(start + 1, end);
    rest = rest.slice(end + 1);
    const [, kind] = /:(is|where|has)$/.exec(head) ?? [];
    const all = list.comma(inside);
    const kept = kind === undefined ? all : all.flatMap((one) => pruneSelector(one, isNeeded) ?? []);
    if (kept.length === 0) return undefined;
    const isSame = kind === 'where' || weigh(kept) === weigh(all);
    written += `${head}(${isSame && kind !== undefined ? kept.join(',') : inside})`;
  }
  return written;
}

/** Where the bracket that opens at `start` is closed; -1 where it is not, or where quotes may hold one. */
function findClosing(text: string, start: number): number {
  if (/["']/.test(text)) return -1;
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '(') depth++;
    else if (text[index] === ')' && --depth === 0) return index;
  }
  return -1;
}

/** The highest specificity of a list, to be compared; one that has a list of its own counts for itself. */
function weigh(selectors: readonly string[]): string {
  const isPlain = (selector: string) => !/[(\\]/.test(selector);
  const weights = selectors.filter(isPlain).map((selector) => {
    const open = selector.replaceAll(/\[[^\]]*\]/g, '[');
    const names = open.match(/\.|\[|(?<!:):(?!:)/g)?.length ?? 0;
    const elements = open.match(/::|(?<![\w.:#-])[a-z]/gi)?.length ?? 0;
    return [open.split('#').length, names, elements].join('.');
  });
  const highest = weights.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1);
  return [...selectors.filter((selector) => !isPlain(selector)), highest].join(' ');
}

/** Pages with the same components have the same sheet: each is read once. */
function readSheet(css: string): readonly Part[] {
  const known = sheets.get(css);
  if (known) return known;
  const parts = readParts(parse(css));
  if (sheets.size > 500) sheets.clear();
  sheets.set(css, parts);
  return parts;
}

const sheets = new Map<string, readonly Part[]>();

function readParts(container: Container<ChildNode>): readonly Part[] {
  return (container.nodes ?? []).map((node) => {
    if (node.type === 'rule') return readRule(node);
    if (node.type === 'atrule' && node.nodes && /^(?:layer|media|supports|container)$/.test(node.name))
      return { head: writeHead(node), parts: readParts(node) };
    return node.type === 'atrule' && node.nodes === undefined ? `${node};` : String(node);
  });
}

function writeHead({ name, params }: AtRule): string {
  return `@${name} ${params}`;
}

function readRule(rule: Rule): PrunedRule {
  return {
    selectors: rule.selectors.map((text) => ({ text, needs: readNeededNames(text) })),
    body: rule.nodes.map(String).join(';'),
  };
}

/** What has to be there for a selector to match anything. */
interface NeededNames {
  readonly classes: readonly string[];
  readonly elements: readonly string[];
}

/** Stands among the elements for one whose `dir` says that its text runs from right to left. */
const rtl = '[dir=rtl]';

const nothing: NeededNames = { classes: [], elements: [] };

/** The classes and elements that a selector names, without those of `:is()`, `:not()` and their like. */
function readNeededNames(selector: string): NeededNames {
  const isRtl = /^\[dir=["']?rtl/.test(selector);
  let open = selector.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== open; ) {
    before = open;
    open = open.replace(/\([^()]*\)/g, '');
  }
  if (/\\/.test(open)) return nothing;
  return {
    classes: [...open.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    elements: [
      ...(open.match(/(?<![\w.:#&%-])[a-z][\w-]*/gi)?.map((name) => name.toLowerCase()) ?? []),
      ...(isRtl ? [rtl] : []),
    ],
  };
}

/** What pages, and scripts that add to them, name. Grows with what is taken in. */
export interface UsedNames {
  readonly classes: Set<string>;
  /** In lower case. */
  readonly elements: Set<string>;
  /** Custom properties that are read; one that ends with a dash stands for all that begin so. */
  readonly properties: Set<string>;
  /** File names of scripts. */
  readonly scripts: Set<string>;
}

/** Elements that browsers make of themselves stand in every page. */
export function createUsedNames(): UsedNames {
  const elements = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);
  return { classes: new Set(), elements, properties: new Set(), scripts: new Set() };
}

/** Characters within which a custom property is named where it is read. */
const longestRead = 200;

/**
 * Takes in a page or a part of one, as Octavo writes it, with its tags. A style sheet of the writer's own may read any
 * property.
 */
export function addPageNames(html: string, tags: readonly HtmlTag[], names: UsedNames): void {
  const { classes, elements, properties, scripts } = names;
  /** `readTokens` gives tags that are written alike the same attributes: each is looked at once. */
  const known = new Map<HtmlTag['attributes'], string>();
  for (const tag of tags) {
    if (known.get(tag.attributes) === tag.name) continue;
    known.set(tag.attributes, tag.name);
    elements.add(tag.name);
    for (const { name, value } of tag.attributes)
      if (name === 'class') for (const one of splitClasses(value)) classes.add(one);
      else if (name === 'dir' && value === 'rtl') elements.add(rtl);
    const script = tag.name === 'script' ? findAttribute(tag, 'src')?.value : undefined;
    const [, file] = /([^/]+\.js)$/.exec(script ?? '') ?? [];
    if (file !== undefined) scripts.add(file);
    if (tag.name === 'link' && findAttribute(tag, 'rel')?.value === 'stylesheet' && isOwnSheet(tag))
      properties.add('--');
  }
  // To look for all of it takes ten times as long.
  for (let at = html.indexOf('var('); at >= 0; at = html.indexOf('var(', at + 4)) {
    const [, read] = /^var\(\s*(--[\w-]+)/.exec(html.slice(at, at + longestRead)) ?? [];
    if (read !== undefined) properties.add(read);
  }
}

/** Takes in the names that a page or a part of one has. */
export function addUsedNames(
  from: { readonly [Kind in keyof UsedNames]: Iterable<string> },
  names: UsedNames,
): void {
  for (const kind of ['classes', 'elements', 'properties', 'scripts'] as const)
    for (const name of from[kind]) names[kind].add(name);
}

function isOwnSheet(link: HtmlTag): boolean {
  const url = findAttribute(link, 'href')?.value;
  return url !== undefined && !/\/_(?:astro|octavo)\//.test(url);
}

/** Takes in the values of the `class` attributes alone. */
export function addClassNames(tags: readonly HtmlTag[], classes: Set<string>): void {
  const values = new Set(tags.map((tag) => findAttribute(tag, 'class')?.value));
  for (const value of values)
    if (value !== undefined) for (const name of splitClasses(value)) classes.add(name);
}

/** The names in a `class` attribute. */
const splitClasses = rememberByText(5000, (value): readonly string[] => value.split(/\s+/));

/** Takes in each word of a script, minified or not, that may name an element or its class: those of its strings. */
export function addScriptNames(script: string, { classes, elements, properties }: UsedNames): void {
  for (const [name] of script.matchAll(/(?<=["'`\s}<])[a-z][\w-]*/gi)) {
    classes.add(name);
    elements.add(name.toLowerCase());
  }
  addProperties(script, properties);
}

/** Takes in the custom properties that a text of any kind names. */
export function addProperties(text: string, properties: Set<string>): void {
  for (const [name] of text.matchAll(/--[\w-]+/g)) properties.add(name);
}
