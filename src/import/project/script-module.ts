import { transform } from 'sucrase';
import { type EstreeNode, isEstreeNode, parseExpression } from '../../content/expression/parse.ts';
import { createLocator } from '../../problem/position.ts';
import type { Place } from '../../problem/problem.ts';

/** What an import statement gives a name: an export of a module, its default, or all of it (`*`). */
export interface ScriptImport {
  readonly from: string;
  readonly name: string;
}

/** A script of a project, read and not run. */
export interface ScriptModule {
  readonly file: string;
  /** Its statements; imports are in `imports`. */
  readonly body: readonly EstreeNode[];
  readonly imports: ReadonlyMap<string, ScriptImport>;
  /** The place of a node. */
  readonly locate: (node: EstreeNode) => Place;
  /** The text of a node, on one line. */
  readonly write: (node: EstreeNode) => string;
}

const IMPORT = /^[ \t]*import\s+(?:([\w$\s{},*]+?)\s+from\s+)?(["'])([^"'\n]+)\2[ \t]*;?/gm;
const BEGIN = 'async () => {\n';

/**
 * The statements of a JavaScript or TypeScript module, which is parsed and never run; undefined when it cannot be
 * parsed. `export default X` becomes `module.exports = X`.
 */
export function parseScript(text: string, file: string): ScriptModule | undefined {
  const plain = removeTypes(text.replace(/^\ufeff/, ' '), file);
  if (plain === undefined) return undefined;
  const imports = new Map<string, ScriptImport>();
  const script = plain
    .replace(IMPORT, (statement, names: string | undefined, _quote, from: string) => {
      for (const [local, name] of readNames(names ?? '')) imports.set(local, { from, name });
      return blank(statement);
    })
    .replace(/^([ \t]*)export\s+default\b/gm, (all, indent: string) =>
      `${indent}module.exports=`.padEnd(all.length),
    )
    .replace(/^([ \t]*)export(?=\s+(?:const|let|var|async|function|class)\b)/gm, blank);
  const lines = script.split(/\r\n|\n|\r/);
  const indents = lines.map((line) => line.search(/\S|$/));
  const code = `${BEGIN}${lines.map((line) => line.trimStart()).join('\n')}\n}`;
  const root = parseExpression(code);
  if (typeof root === 'string' || !isEstreeNode(root['body'])) return undefined;
  const statements = root['body']['body'];
  const bytes = new TextEncoder().encode(code);
  const decoder = new TextDecoder();
  const find = createLocator(file, code);
  return {
    file,
    body: Array.isArray(statements) ? statements.filter(isEstreeNode) : [],
    imports,
    locate: (node) => {
      const { line, column } = find(decoder.decode(bytes.subarray(0, node.start)).length);
      const before = line - 2;
      return { file, line: Math.max(1, before + 1), column: column + (indents[before] ?? 0) };
    },
    write: (node) => decoder.decode(bytes.subarray(node.start, node.end)).replace(/\s+/g, ' '),
  };
}

/** The script without its types, every line where it was; undefined when it cannot be read. */
function removeTypes(text: string, file: string): string | undefined {
  if (!/\.[cm]?tsx?$/.test(file)) return text;
  try {
    const options = {
      transforms: ['typescript' as const],
      disableESTransforms: true,
      keepUnusedImports: true,
    };
    return transform(text, { ...options, filePath: file }).code;
  } catch {
    return undefined;
  }
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

/** Each name of an import clause with what it is called where it comes from. */
function readNames(clause: string): readonly (readonly [string, string])[] {
  const [, braces = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const named = braces.split(',').flatMap((part) => {
    const [name, local] = part
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/);
    return name === undefined || name === '' ? [] : [[local ?? name, name] as const];
  });
  const others = clause
    .replace(/\{[^}]*\}/, '')
    .split(',')
    .map((part) => part.trim().replace(/^type\s+/, ''))
    .filter((part) => part !== '')
    .map((part) => {
      const all = /^\*\s+as\s+(\S+)$/.exec(part)?.[1];
      return all === undefined ? ([part, 'default'] as const) : ([all, '*'] as const);
    });
  return [...named, ...others];
}
