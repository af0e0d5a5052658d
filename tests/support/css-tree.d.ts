/** What of css-tree's parser the tests use. https://github.com/csstree/csstree/blob/master/docs/ast.md */
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
    | { readonly type: 'Declaration'; readonly property: string; readonly value: CssNode }
    | { readonly type: 'Dimension'; readonly unit: string };
  export function parse(css: string): CssNode;
  export function walk(node: CssNode, visit: (node: CssNode) => void): void;
}
