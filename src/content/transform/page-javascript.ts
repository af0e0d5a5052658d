import type { MdxjsEsmHast } from 'satteri';
import type { Place } from '../../problem/problem.ts';
import { contentProblem, describeInvalidExpression } from '../compile/problems.ts';
import {
  type EstreeNode,
  isEstreeNode,
  parseExpression,
  parseModule,
  readLiteral,
  sliceNode,
} from '../expression/parse.ts';
import {
  browserNames,
  collectDeclared,
  findFreeNames,
  findIcons,
  knownNames,
} from '../expression/script-names.ts';
import { noteScriptIcons } from './icon.ts';
import { locate, noteComponent, type PageContext } from './page-context.ts';
import { type Expression, makeTextNode, type TreeNode } from './tree-node.ts';

/** What becomes of JavaScript that a page holds. */
type CheckedExpression =
  | { readonly kind: 'run'; readonly source: string }
  | { readonly kind: 'show'; readonly text: string }
  | { readonly kind: 'nothing' };

/**
 * JavaScript between braces made safe to run: it says where it is before it runs, and one that reads a
 * name that nothing gives is shown as it is written, with a warning. In a snippet such names are its
 * parameters.
 */
export function checkExpression(source: string, page: PageContext, place: Place): CheckedExpression {
  const node = parseExpression(source);
  if (node === 'nothing') return { kind: 'nothing' };
  if (node === 'invalid') {
    page.problems.push(describeInvalidExpression(place, source));
    return { kind: 'show', text: `{${source}}` };
  }
  noteScriptIcons(findIcons(node), page, () => place);
  const { values, components } = findFreeNames(node);
  for (const name of components) if (!noteComponent(name, page, place)) page.unknownComponents.add(name);
  for (const name of values) {
    if (page.declared.has(name) || knownNames.has(name)) continue;
    if (page.isSnippet && !page.missing.has(name) && name !== 'process') {
      page.parameters.add(name);
      continue;
    }
    if (!page.missing.has(name)) page.problems.push(contentProblem('undefined-name', place, name, source));
    return { kind: 'show', text: `{${source}}` };
  }
  const index = page.places.push([place.line, place.column, `{${source}}`]) - 1;
  return { kind: 'run', source: `_at(${index}, () => (${source}\n))` };
}

/** An expression in the text of a page: a literal becomes text, a comment nothing. */
export function transformExpression(expression: Expression, page: PageContext): readonly TreeNode[] {
  const literal = readLiteral(expression.value);
  if (literal) {
    const isShown = typeof literal.value === 'string' || typeof literal.value === 'number';
    return isShown ? [makeTextNode(String(literal.value))] : [];
  }
  const checked = checkExpression(expression.value, page, locate(page, expression));
  if (checked.kind === 'nothing') return [];
  if (checked.kind === 'show') return [makeTextNode(checked.text)];
  const name = expression.value.trim();
  if (!page.parameters.has(name) || name === 'children')
    return [{ ...expression, value: checked.source.replace(/\)$/, ', true)') }];
  page.shownParameters.add(name);
  return [{ ...expression, value: `${name} === undefined ? ${JSON.stringify(`{${name}}`)} : ${name}` }];
}

/** A name that a page imports: `imported` is `default`, `*` or the name of an export. */
export interface ImportedName {
  readonly local: string;
  readonly imported: string;
  /** As written after `from`. */
  readonly source: string;
  readonly line: number;
  readonly column: number;
  /** Where the name itself is. */
  readonly at: { readonly line: number; readonly column: number };
}

export interface PageModule {
  readonly imports: readonly ImportedName[];
  /** Sources of imports that give no name: `import "x.css"`. */
  readonly bareImports: readonly Omit<ImportedName, 'local' | 'imported' | 'at'>[];
  /** The blocks without their imports; empty ones left out. */
  readonly blocks: readonly MdxjsEsmHast[];
  readonly exports: readonly EstreeNode[];
}

/** Takes the imports out of a page's blocks of imports and exports. */
export function readModule(nodes: readonly MdxjsEsmHast[]): PageModule {
  const imports: ImportedName[] = [];
  const bareImports: Omit<ImportedName, 'local' | 'imported' | 'at'>[] = [];
  const exports: EstreeNode[] = [];
  const blocks = nodes.flatMap((node) => {
    const kept: string[] = [];
    const statements = parseModule(node.value);
    if (!statements) return [node];
    for (const statement of statements) {
      if (statement.type !== 'ImportDeclaration' && isEstreeNode(statement.source)) {
        bareImports.push({ source: String(statement.source.value), ...locateStatement(node, statement) });
        continue;
      }
      if (statement.type !== 'ImportDeclaration') {
        exports.push(statement);
        kept.push(sliceNode(node.value, statement));
        continue;
      }
      const source = isEstreeNode(statement.source) ? String(statement.source.value) : '';
      const place = locateStatement(node, statement);
      const names = readSpecifiers(statement).map(({ specifier, ...names }) => ({
        ...names,
        source,
        ...place,
        at: locateStatement(node, specifier),
      }));
      imports.push(...names);
      if (names.length === 0) bareImports.push({ source, ...place });
    }
    return kept.length === 0 ? [] : [{ ...node, value: kept.join('\n') }];
  });
  return { imports, bareImports, blocks, exports };
}

/**
 * Notes what a page's exports declare and use. Returns the names that they read and nothing gives, each with
 * a warning, and the components that their JSX takes from outside.
 */
export function checkExports(
  module: PageModule,
  page: PageContext,
): { readonly undefinedNames: readonly string[]; readonly components: readonly string[] } {
  const first = module.blocks[0];
  if (!first) return { undefinedNames: [], components: [] };
  const place = locate(page, first);
  for (const statement of module.exports) noteScriptIcons(findIcons(statement), page, () => place);
  const free = module.exports.map(findFreeNames);
  const values = new Set(free.flatMap(({ values }) => [...values]));
  const components = new Set(free.flatMap(({ components }) => [...components]));
  const isGiven = (name: string) =>
    page.declared.has(name) || page.missing.has(name) || knownNames.has(name) || browserNames.has(name);
  const undefinedNames = [...values].filter((name) => !isGiven(name));
  for (const name of undefinedNames) page.problems.push(contentProblem('undefined-name', place, name));
  for (const name of components)
    if (!isGiven(name.split('.')[0] ?? '') && !noteComponent(name, page, place))
      page.unknownComponents.add(name);
  const roots = [...components].map((name) => name.split('.')[0] ?? '').filter((root) => !isGiven(root));
  return { undefinedNames, components: [...new Set(roots)] };
}

/** The names that exports declare. */
export function listDeclared(exports: readonly EstreeNode[]): readonly string[] {
  return exports.flatMap((statement) =>
    isEstreeNode(statement.declaration) ? collectTopLevel(statement.declaration) : [],
  );
}

function locateStatement(node: MdxjsEsmHast, statement: EstreeNode): { line: number; column: number } {
  const before = Buffer.from(node.value).subarray(0, statement.start).toString().split('\n');
  return {
    line: (node.position?.start.line ?? 1) + before.length - 1,
    column: (before.at(-1)?.length ?? 0) + 1,
  };
}

function collectTopLevel(declaration: EstreeNode): readonly string[] {
  if (/^(?:Function|Class)Declaration$/.test(declaration.type))
    return isEstreeNode(declaration.id) ? [String(declaration.id.name)] : [];
  return collectDeclared({ type: 'Program', body: [declaration] });
}

function readSpecifiers(statement: EstreeNode): readonly {
  local: string;
  imported: string;
  specifier: EstreeNode;
}[] {
  const specifiers = Array.isArray(statement.specifiers) ? statement.specifiers.filter(isEstreeNode) : [];
  return specifiers.flatMap((specifier) => {
    const local = isEstreeNode(specifier.local) ? String(specifier.local.name) : undefined;
    if (local === undefined) return [];
    if (specifier.type === 'ImportDefaultSpecifier') return [{ local, imported: 'default', specifier }];
    if (specifier.type === 'ImportNamespaceSpecifier') return [{ local, imported: '*', specifier }];
    const { imported } = specifier;
    const name = isEstreeNode(imported) ? String(imported.name ?? imported.value) : local;
    return [{ local, imported: name, specifier }];
  });
}
