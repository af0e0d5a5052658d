import type { ContentElement, ContentNode } from '../markdown/nodes/content-node.ts';

/** An entry of a changelog: what an `Update` of a page says. */
export interface Update {
  /** The anchor on the page. */
  readonly id: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly tags: readonly string[];
  /** `rss` of the tag: the words for feeds. */
  readonly rss: { readonly title: string | undefined; readonly description: string | undefined };
  readonly content: readonly ContentNode[];
}

/** By this attribute a section says that it is an update; its value is JSON. */
export const updateAttribute = 'data-update';

/** The updates of a page, in its order. */
export function listUpdates(nodes: readonly ContentNode[]): readonly Update[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const facts = node.attributes[updateAttribute];
    return facts === undefined ? listUpdates(node.children) : [readUpdate(facts, node)];
  });
}

function readUpdate(facts: string, { children }: ContentElement): Update {
  const content = children.filter((node) => typeof node !== 'string' && node.tag === 'div');
  return { ...(JSON.parse(facts) as Omit<Update, 'content'>), content };
}
