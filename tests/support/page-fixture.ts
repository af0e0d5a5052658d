import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundlePackage } from '../../src/build/compiler/bundle-package.ts';
import { componentRegistry } from '../../src/components/mdx/registry.ts';
import { createHighlighter } from '../../src/content/code/highlighter.ts';
import type { CompiledPage } from '../../src/content/compile/compiled-page.ts';
import { createDrawer } from '../../src/content/diagrams/create-drawer.ts';
import { evaluatePage, type JsxRuntime } from '../../src/content/evaluate/evaluate-page.ts';
import { readPageSource } from '../../src/content/files/discover-pages.ts';
import { createImageReader } from '../../src/content/files/image-reader.ts';
import type { CompileContext } from '../../src/content/transform/page-context.ts';
import type { Problem } from '../../src/problem/problem.ts';
import { compilePage } from './compile-page.ts';

/** A page of a test site, compiled and printed. */
export interface PrintedPage {
  readonly page: CompiledPage;
  /** Components are printed as elements of their own names, with props as JSON. */
  readonly html: string;
  readonly problems: readonly Problem[];
}

/** Writes files, by their paths, to a new folder; gives its absolute path. For tests. */
export function writeSite(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-content-')));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

/**
 * What compiling needs for a site whose pages lie in its root; nothing is kept of the highlighting. For
 * tests.
 */
export function makeContext(root: string): CompileContext {
  return {
    siteRoot: root,
    contentRoot: root,
    components: componentRegistry,
    highlighter: createHighlighter({ cacheFolder: undefined, workers: 1 }),
    diagrams: createDrawer(undefined),
    images: createImageReader(root, root, '/'),
    hasMath: true,
    variables: {},
    ownVariables: {},
    resolveUrl: (url) => url,
    siteComponents: [],
    bundlePackage: (source, folder) => bundlePackage(source, folder, root),
    grammars: [],
    plugins: [],
  };
}

/** Compiles and prints `page.mdx`, or the file named, of a site of these files. For tests. */
export async function printPage(
  files: Readonly<Record<string, string | Uint8Array>> | string,
  name = 'page.mdx',
  change: Partial<CompileContext> = {},
): Promise<PrintedPage> {
  const root = writeSite(typeof files === 'string' ? { [name]: files } : files);
  const context = { ...makeContext(root), ...change };
  const source = await readPageSource(root, root, join(root, name));
  if (!source.page) throw new Error(`No page ${name}`);
  const page = await compilePage(source.page, context);
  await context.highlighter.close();
  return printCompiled(page);
}

/** Evaluates and prints a page. For tests. */
export function printCompiled(page: CompiledPage): PrintedPage {
  const problems = [...page.problems];
  const components = Object.fromEntries(componentRegistry.all.map(({ name }) => [name, name]));
  const { Content, Rail } = evaluatePage(page, printingRuntime, components, (problem) =>
    problems.push(problem),
  );
  return { page, html: printNode(Content({})) + printNode(Rail?.({})), problems };
}

interface Node {
  readonly 'astro:jsx': true;
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

const Fragment = Symbol('fragment');
const jsx = (type: unknown, props: Record<string, unknown>): Node => ({ 'astro:jsx': true, type, props });

/** A JSX runtime whose nodes `printCompiled` prints. */
export const printingRuntime: JsxRuntime = { Fragment, jsx, jsxs: jsx };

function printNode(node: unknown): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(printNode).join('');
  if (!isNode(node)) return escapeText(String(node));
  const { children, 'set:html': html, ...props } = node.props;
  const inside = html === undefined ? printNode(children) : String(html);
  if (node.type === Fragment) return inside;
  const attributes = Object.entries(props).map(([name, value]) =>
    typeof value === 'string' ? ` ${name}="${escapeText(value)}"` : ` ${name}={${JSON.stringify(value)}}`,
  );
  return `<${String(node.type)}${attributes.join('')}>${inside}</${String(node.type)}>`;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'astro:jsx' in value;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
