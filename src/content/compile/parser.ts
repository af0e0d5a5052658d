import {
  type Features,
  type HastPluginInput,
  type MdxCompileOptions,
  markdownToHast,
  markdownToJs,
  mdxToHast,
  mdxToJs,
} from 'satteri';
import type { GuardedPlugins } from '../plugins/markdown-plugins.ts';
import { isJsxName, writeAsTag } from '../transform/html-tag.ts';
import { makeElement, type Root, type TreeNode } from '../transform/tree-node.ts';

const markdown: Features = { gfm: true, frontmatter: false, smartPunctuation: false };

/** How a format is read, and how a tree of it becomes JavaScript. */
export interface Parser {
  readonly features: Features;
  readonly parse: typeof mdxToHast;
  readonly write: (
    text: string,
    options: typeof codeOptions &
      Required<Pick<MdxCompileOptions, 'features' | 'mdastPlugins' | 'hastPlugins'>>,
  ) => { readonly code: string } | Promise<{ readonly code: string }>;
}

/** MDX. */
export const mdxParser: Parser = {
  features: { ...markdown, headingAttributes: true },
  parse: mdxToHast,
  write: mdxToJs,
};
/** Markdown with HTML in it. */
export const markdownParser: Parser = {
  features: { ...markdown, rawHtml: true },
  parse: markdownToHast,
  write: markdownToJs,
};

const codeOptions = {
  outputFormat: 'function-body',
  optimizeStatic: { component: 'Fragment', prop: 'set:html' },
  elementAttributeNameCase: 'html',
  stylePropertyNameCase: 'css',
  jsxImportSource: 'astro',
} as const;

/** Throws what the parser says of a mistake in MDX, those in its JavaScript included. */
export async function checkMdx(text: string): Promise<void> {
  await mdxToJs(text, { features: mdxParser.features });
}

/**
 * The tree of a text. Without plugins satteri 0.10.5 gives all of it at once: those that a plugin gets ask for their children one
 * by one, which takes six times as long.
 */
export async function readTree(
  { features, parse, write }: Parser,
  text: string,
  { mdast, hast }: GuardedPlugins,
): Promise<Root> {
  if (mdast.length === 0 && hast.length === 0) return parse(text, { features, position: true }) as Root;
  let found: Root | undefined;
  const last: HastPluginInput = {
    name: 'read-tree',
    options: { position: true },
    after(root) {
      found = copyTree(root as Readonly<Root>);
    },
  };
  await write(text, { ...codeOptions, features, mdastPlugins: mdast, hastPlugins: [...hast, last] });
  if (!found) throw new Error('The page has no tree.');
  return found;
}

/** Plain data: what a plugin gets asks for its children, and can no longer when the plugin has run. */
function copyTree<T extends Root | TreeNode>(node: T): T {
  return 'children' in node ? { ...node, children: node.children.map(copyTree) } : { ...node };
}

/** The JavaScript of a tree that `text` was read to. */
export async function writeJavaScript(
  { features, write }: Parser,
  text: string,
  tree: Root,
): Promise<string> {
  const hasModule = tree.children.some(({ type }) => type === 'mdxjsEsm');
  const replace: HastPluginInput = {
    name: 'write-tree',
    options: { position: hasModule },
    after(root, context) {
      const given = hasModule ? (root as Readonly<Root>).children : [];
      context.replaceNode(root, { ...tree, children: tree.children.map((node) => takeGiven(node, given)) });
    },
  };
  const options = { ...codeOptions, features, mdastPlugins: [], hastPlugins: [replace] };
  return (await write(hasModule ? text : '', options)).code;
}

/** The node as satteri can write it. Imports and exports are its own nodes: the place of a mistake in them goes with the node. */
function takeGiven<T extends TreeNode>(node: T, given: readonly TreeNode[]): T {
  if (node.type === 'mdxjsEsm')
    return (
      (given.find((one) => one.type === 'mdxjsEsm' && one.value === node.value) as T | undefined) ?? node
    );
  if (!('children' in node)) return node;
  const children = node.children.map((child) => takeGiven(child, given));
  return node.type === 'element' && !Object.keys(node.properties).every(isJsxName)
    ? ({ ...writeAsTag(node), children } as unknown as T)
    : { ...node, children };
}

const attributeNames = { html: new Map<string, string>(), svg: new Map<string, string>() };

/** Names of properties (https://github.com/syntax-tree/hast#propertyname) as HTML spells them, or SVG. */
export function nameAttributes(properties: readonly string[], isSvg: boolean): readonly string[] {
  const known = attributeNames[isSvg ? 'svg' : 'html'];
  const asked = properties.filter((name) => !known.has(name));
  const answers = asked.length === 0 ? [] : askNames(asked, isSvg);
  for (const [index, name] of asked.entries()) known.set(name, answers[index] ?? name);
  return properties.map((name) => known.get(name) ?? name);
}

/** The names that satteri writes, so that pages with JavaScript and pages without have the same. */
function askNames(properties: readonly string[], isSvg: boolean): readonly string[] {
  const children = properties.map((name) => makeElement('i', { [name]: '' }, []));
  const plugin: HastPluginInput = {
    name: 'write-names',
    after(root, context) {
      const given = isSvg ? [makeElement('svg', {}, children)] : children;
      context.replaceNode(root, { type: 'root', children: given });
    },
  };
  const written = mdxToJs('', { ...codeOptions, hastPlugins: [plugin] });
  if (!('code' in written)) return properties;
  const tags = [...written.code.matchAll(/<i ([^=>]*)=/g)].map(([, name = '']) => name);
  return tags.length === properties.length ? tags : properties;
}
