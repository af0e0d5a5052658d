import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';

/** CSS as it is written, and what of it needs a class to be there. */
type Part = string | { readonly head: string; readonly parts: readonly Part[] } | PrunedRule;

interface PrunedRule {
  readonly selectors: readonly { readonly text: string; readonly classes: readonly string[] }[];
  readonly body: string;
}

/** Classes that Octavo's own scripts give to elements of a page. */
export const liveClasses: readonly string[] = [
  'button',
  'closed',
  'drawn',
  'enlarge',
  'icon-button',
  'missing',
  'open',
  'visually-hidden',
  'waiting',
  'zoom',
];

/**
 * A rendered page whose own style sheet, the one that begins with Octavo's layers, has only what its elements or those
 * that scripts make of them can match. What is decided by anything but a class in the open stays.
 */
export function pruneStyles(html: string): string {
  const start = html.indexOf('<style>@layer ');
  const end = html.indexOf('</style>', start);
  if (start < 0 || end < 0) return html;
  const css = html.slice(start + 7, end);
  const classes = new Set(liveClasses);
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.split(/\s+/)) classes.add(name);
  return html.slice(0, start + 7) + write(readSheet(css), classes) + html.slice(end);
}

function write(parts: readonly Part[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('head' in part) {
        const inside = write(part.parts, classes);
        return inside === '' ? '' : `${part.head}{${inside}}`;
      }
      const kept = part.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
      return kept.length === 0 ? '' : `${kept.map(({ text }) => text).join(',')}{${part.body}}`;
    })
    .join('');
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
    selectors: rule.selectors.map((text) => ({ text, classes: readClasses(text) })),
    body: rule.nodes.map(String).join(';'),
  };
}

/** The classes that an element has to have for a selector, without those of `:is()`, `:not()` and their like. */
function readClasses(selector: string): readonly string[] {
  let open = selector.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== open; ) {
    before = open;
    open = open.replace(/\([^()]*\)/g, '');
  }
  return /\\/.test(open) ? [] : [...open.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}
