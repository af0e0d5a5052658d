/** What of css-tree the tests use. https://github.com/csstree/csstree/blob/master/docs/ast.md */
declare module 'css-tree' {
  export type CssNode =
    | {
        readonly type:
          | 'Atrule'
          | 'PseudoClassSelector'
          | 'PseudoElementSelector'
          | 'Feature'
          | 'Identifier'
          | 'Function';
        readonly name: string;
      }
    | { readonly type: 'NestingSelector' }
    | {
        readonly type: 'Declaration';
        readonly property: string;
        readonly value: CssNode;
        readonly loc?: { readonly start: { readonly line: number } };
      }
    | { readonly type: 'Dimension'; readonly unit: string };
  /** What a node stands in. */
  export interface WalkContext {
    readonly atrule: { readonly name: string } | null;
    readonly rule: object | null;
  }
  export function parse(css: string, options?: { readonly positions?: boolean }): CssNode;
  export function generate(node: CssNode, options?: { readonly mode?: 'safe' | 'spec' }): string;
  export function walk(node: CssNode, visit: (this: WalkContext, node: CssNode) => void): void;
}
