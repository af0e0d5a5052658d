/** What a page shows as a tree of HTML: a text, or an element. */
export type ContentNode = string | ContentElement;

export interface ContentElement {
  /** In lower case. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ContentNode[];
}

/** All the text of nodes, as `textContent` has it. */
export function readContentText(nodes: readonly ContentNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : readContentText(node.children))).join('');
}

const blocks = new Set(
  `address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form
h1 h2 h3 h4 h5 h6 header hr iframe legend li main menu nav object ol p pre search section summary table tbody td tfoot
th thead tr ul video audio`.split(/\s+/),
);
const silent = new Set(
  'script style template noscript head link meta option datalist select input textarea progress meter canvas track source'.split(
    ' ',
  ),
);

/** Whether a node is on lines of its own, or holds one that does. */
export function isBlock(node: ContentNode): node is ContentElement {
  if (typeof node === 'string') return false;
  if (node.tag === 'math') return node.attributes['display'] === 'block';
  return (
    blocks.has(node.tag) ||
    ((!/^(?:a|svg|button)$/.test(node.tag) || node.children.some(isStructure)) && node.children.some(isBlock))
  );
}

/** Whether a node says nothing: scripts, styles, and controls without words. A checkbox says whether it is checked. */
export function isSilent({ tag, attributes }: ContentElement): boolean {
  return silent.has(tag) && !(tag === 'input' && attributes['type'] === 'checkbox');
}

/** What a link cannot hold in Markdown. */
function isStructure(node: ContentNode): boolean {
  return (
    typeof node !== 'string' &&
    (/^(?:h[1-6]|p|ul|ol|pre|table|blockquote)$/.test(node.tag) || node.children.some(isStructure))
  );
}
