import { escapeHtml } from '../../lib/html/escape.ts';
import { type Lines, type PageTree, type Said, type TreeTag, writeStart } from '../compile/page-tree.ts';
import { isHtmlName, isVoidName } from '../transform/html-tag.ts';
import type { SayInPage } from '../transform/page-say.ts';
import type { JsxRuntime, Props } from './render-component.ts';

/** What the tree of a page is shown with. */
interface TreeContext {
  readonly runtime: JsxRuntime;
  /** By name; `Tree.Folder` is reached through `Tree`. */
  readonly components: Props;
  readonly say: SayInPage;
  readonly blocks: readonly string[];
}

/** A tree as nodes of the runtime: HTML alone, where this takes it in pieces, and components. */
export function showTree(tree: PageTree, context: TreeContext): unknown {
  const { runtime } = context;
  const nodes = showParts(tree, context);
  return nodes.length === 1 ? nodes[0] : runtime.jsx(runtime.Fragment, { children: nodes });
}

function showParts(tree: PageTree, context: TreeContext): readonly unknown[] {
  return context.runtime.joinsHtml ? joinParts(tree, context) : tree.map((part) => showPart(part, context));
}

function showPart(part: PageTree[number], context: TreeContext): unknown {
  const { runtime } = context;
  if (typeof part === 'string') return runtime.jsx(runtime.Fragment, { 'set:html': part });
  if ('text' in part) return part.text;
  if ('say' in part) return readGiven(part, context);
  return isHtmlName(part.name) ? makeNode(part.name, part, context) : showComponent(part, context);
}

function showComponent(tag: TreeTag, context: TreeContext): unknown {
  const [root = '', ...members] = tag.name.split('.');
  let type = context.components[root];
  for (const member of members) type = (type as Props | undefined)?.[member];
  if (type === undefined) throw new Error(`Expected component \`${tag.name}\` to be defined.`);
  return makeNode(type, tag, context);
}

function makeNode(type: unknown, tag: TreeTag, context: TreeContext): unknown {
  const props = readProps(tag, context);
  if (tag.inside) {
    const children = showParts(tag.inside, context);
    props['children'] = children.length === 1 ? children[0] : children;
  }
  return context.runtime.jsx(type, props);
}

function readProps({ props, given = {} }: TreeTag, context: TreeContext): Record<string, unknown> {
  const read: Record<string, unknown> = { ...props };
  for (const [name, value] of Object.entries(given)) read[name] = readGiven(value, context);
  return read;
}

/** Components, and between them all else as one piece of HTML: its tags need not end where it does. Text alone stays text. */
function joinParts(tree: PageTree, context: TreeContext): readonly unknown[] {
  const { runtime } = context;
  const nodes: unknown[] = [];
  let html = '';
  const close = () => {
    // Astro leaves out HTML that is white space alone (7.3.4), but no such text.
    if (html.trim() !== '') nodes.push(runtime.jsx(runtime.Fragment, { 'set:html': html }));
    else if (html !== '') nodes.push(html);
    html = '';
  };
  const add = (parts: PageTree) => {
    for (const part of parts) {
      if (typeof part === 'string') html += part;
      else if ('text' in part) html += escapeHtml(part.text);
      else if ('say' in part) html += escapeHtml(readGiven(part, context));
      else if (isHtmlName(part.name)) {
        html += writeStart(part.name, listAttributes(part, context));
        if (part.inside) add(part.inside);
        if (!isVoidName(part.name)) html += `</${part.name}>`;
      } else {
        close();
        nodes.push(showComponent(part, context));
      }
    }
  };
  const [only] = tree;
  if (tree.length === 1 && typeof only === 'object' && 'text' in only) return [only.text];
  add(tree);
  close();
  return nodes;
}

function listAttributes(tag: TreeTag, context: TreeContext): [name: string, value: string | boolean][] {
  return Object.entries(readProps(tag, context)).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? value : String(value),
  ]);
}

function readGiven(given: Said | Lines, { say, blocks }: TreeContext): string {
  return 'say' in given ? say(...given.say) : (blocks[given.lines] ?? '');
}
