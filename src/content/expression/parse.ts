import { mdxToJs } from 'satteri';

/** A node of an ESTree; see https://github.com/estree/estree. `start` and `end` count UTF-8 bytes. */
export interface EstreeNode {
  readonly type: string;
  readonly start?: number;
  readonly end?: number;
  readonly [field: string]: unknown;
}

/** Whether a value inside a tree is a node. */
export function isEstreeNode(value: unknown): value is EstreeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** What stands between braces: an expression's tree, nothing (empty, or a comment), or no JavaScript. */
export type ParsedExpression = EstreeNode | 'nothing' | 'invalid';

/** The tree of what stands between braces in MDX. */
export function parseExpression(expression: string): ParsedExpression {
  let found: EstreeNode | undefined;
  const keep = (node: { parseExpression(): unknown }) => {
    const program = node.parseExpression();
    const statement = isEstreeNode(program) && Array.isArray(program.body) ? program.body[0] : undefined;
    found ??=
      isEstreeNode(statement) && isEstreeNode(statement.expression) ? statement.expression : undefined;
  };
  try {
    const plugin = { name: 'parse-expression', mdxTextExpression: keep, mdxFlowExpression: keep };
    mdxToJs(`{${expression}}`, { hastPlugins: [plugin], features: { frontmatter: false } });
  } catch {
    return 'invalid';
  }
  return found ?? 'nothing';
}

/** The statements of a block of imports and exports; undefined when it is not JavaScript. */
export function parseModule(block: string): readonly EstreeNode[] | undefined {
  const found: EstreeNode[] = [];
  const keep = (node: { parseExpression(): unknown }) => {
    const program = node.parseExpression();
    if (isEstreeNode(program) && Array.isArray(program.body))
      found.push(...program.body.filter(isEstreeNode));
  };
  try {
    mdxToJs(block, {
      hastPlugins: [{ name: 'parse-module', mdxjsEsm: keep }],
      features: { frontmatter: false },
    });
  } catch {
    return undefined;
  }
  return found.length > 0 ? found : undefined;
}

/** The part of `code` that a node covers. */
export function sliceNode(code: string, node: EstreeNode): string {
  return Buffer.from(code).subarray(node.start, node.end).toString();
}
