import { mdxToJs } from 'satteri';
import { tryParseJson } from '../../lib/json/json-value.ts';

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

/** The content of braces: an expression's tree, nothing (empty, or a comment), or something else than JavaScript. */
type ParsedExpression = EstreeNode | 'nothing' | 'invalid';

/** The tree of an expression in braces in MDX. */
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

/** A JavaScript value that needs no running to be known; `undefined` inside is JavaScript's own. */
export type Literal = string | number | boolean | null | undefined;

const simpleString = /^(["'`])((?:(?!\1)[^\\\n$])*)\1$/;

/** The value of an expression that is one literal, such as `"a"`, `2` or `true`; without it, undefined. */
export function readLiteral(expression: string): { readonly value: Literal } | undefined {
  const source = expression.trim();
  const text = simpleString.exec(source)?.[2];
  if (text !== undefined) return { value: text };
  // With escapes that JSON has as well; others are left to JavaScript.
  const escaped = /^"[^"\\]*\\.*"$/.test(source) ? tryParseJson(source) : undefined;
  if (typeof escaped === 'string') return { value: escaped };
  if (/^-?\d+(?:\.\d+)?$/.test(source)) return { value: Number(source) };
  if (source === 'true' || source === 'false') return { value: source === 'true' };
  if (source === 'null') return { value: null };
  if (source === 'undefined') return { value: undefined };
  return undefined;
}
