import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';
import { type NeededNames, readNeededNames } from './needed-names.ts';
import { addClassNames, type UsedNames } from './used-names.ts';

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
  const known = new Set(liveClasses);
  addClassNames(html, known);
  const pruned = write(readSheet(css), ({ classes }) => classes.every((name) => known.has(name)));
  return html.slice(0, start + 7) + pruned + html.slice(end);
}

/** A style sheet with only what elements and classes of these names can match. */
export function pruneSheet(css: string, { classes, elements }: UsedNames): string {
  return write(
    readParts(parse(css)),
    (needs) =>
      needs.classes.every((name) => classes.has(name)) && needs.elements.every((name) => elements.has(name)),
  );
}

function write(parts: readonly Part[], isNeeded: IsNeeded): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('head' in part) {
        const inside = write(part.parts, isNeeded);
        return inside === '' ? '' : `${part.head}{${inside}}`;
      }
      const kept = part.selectors.filter(({ needs }) => isNeeded(needs));
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
    selectors: rule.selectors.map((text) => ({ text, needs: readNeededNames(text) })),
    body: rule.nodes.map(String).join(';'),
  };
}
