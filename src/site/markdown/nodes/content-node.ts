/** What a page shows as a tree of HTML: a text, or an element. */
export type ContentNode = string | ContentElement;

export interface ContentElement {
  /** In lower case. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ContentNode[];
}

/** The tag of a text that is Markdown already. */
export const markdownTag = 'octavo-markdown';

/** All the text of nodes, as `textContent` has it. */
export function readContentText(nodes: readonly ContentNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : readContentText(node.children))).join('');
}
