import type { MdxjsEsmHast } from 'satteri';
import { type EstreeNode, isEstreeNode, parseModule } from '../expression/parse.ts';
import { findFreeNames } from '../expression/script-names.ts';
import { compileScript } from '../scripts/compile-script.ts';
import { isReactName } from '../scripts/read-script.ts';
import type { FileJob } from '../transform/page-context.ts';
import { listDeclared, type PageModule } from '../transform/page-javascript.ts';
import type { ImportedSnippet } from './compiled-page.ts';

/** Hooks that keep a state or act in browsers, and handlers of events: what a page's own code alone cannot do. */
const isLive =
  /\buse(?:State|Reducer|ActionState|Optimistic|Transition|SyncExternalStore|(?:Layout|Insertion)?Effect)\b|\bon[A-Z]\w*\s*=\s*\{|\bextends\s+[\w.]*Component\b/;

/** Whether components that a page exports go on in browsers, or call a hook that the page does not import. */
export function exportsLive(module: PageModule): boolean {
  if (module.exports.length === 0) return false;
  if (module.blocks.some(({ value }) => isLive.test(value))) return true;
  const known = new Set([...module.imports.map(({ local }) => local), ...listDeclared(module.exports)]);
  const read = module.exports.flatMap((statement) => [...findFreeNames(statement).values]);
  return read.some((name) => isReactName(name) && !known.has(name));
}

/**
 * Compiles what a page exports as a script of its own, every line where it is in the page, so that its components are those of
 * scripts. `nodes` are the page's blocks of imports and exports. The page imports and exports the names.
 */
export async function compileExports(
  job: FileJob,
  nodes: readonly MdxjsEsmHast[],
  module: PageModule,
): Promise<ImportedSnippet> {
  const used = new Set(
    module.exports
      .map(findFreeNames)
      .flatMap(({ values, components }) => [
        ...values,
        ...[...components].map((name) => name.split('.')[0] ?? ''),
      ]),
  );
  const lines: string[] = [];
  for (const { value, position } of nodes) {
    const first = (position?.start.line ?? 1) - 1;
    for (const [index, line] of hideImports(value, used).split('\n').entries()) lines[first + index] = line;
  }
  const text = Array.from(lines, (line) => line ?? '').join('\n');
  const { page } = await compileScript({ ...job, text, isSnippet: true, group: undefined });
  const names = listDeclared(module.exports).map((name) => {
    const { line, column } = nodes[0]?.position?.start ?? { line: 1, column: 1 };
    return { local: name, imported: name, line, column };
  });
  return { snippet: page, names, isExported: true };
}

/** A block with spaces for imports that none of the names is from. */
function hideImports(block: string, used: ReadonlySet<string>): string {
  const bytes = Buffer.from(block);
  for (const statement of parseModule(block) ?? []) {
    if (statement.type !== 'ImportDeclaration' || listLocals(statement).some((name) => used.has(name)))
      continue;
    for (let index = statement.start ?? 0; index < (statement.end ?? 0); index++)
      if (bytes[index] !== 10) bytes[index] = 32;
  }
  return bytes.toString();
}

function listLocals({ specifiers }: EstreeNode): readonly string[] {
  const found = Array.isArray(specifiers) ? specifiers.filter(isEstreeNode) : [];
  return found.flatMap(({ local }) => (isEstreeNode(local) ? [String(local.name)] : []));
}
