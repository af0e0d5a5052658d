import { type EstreeNode, isEstreeNode } from './parse.ts';

/** An icon that JavaScript names by a text. */
export interface NamedIcon {
  readonly name: string;
  readonly iconType: string | undefined;
  /** In a tag, not in data that a tag may be made from. */
  readonly isTag: boolean;
  readonly node: EstreeNode;
}

/** The icons of tags (`<Card icon="x">`) and of data (`{ icon: 'x' }`) in an ESTree. */
export function findIcons(root: EstreeNode): readonly NamedIcon[] {
  const found: NamedIcon[] = [];
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) for (const item of part) visit(item);
    if (!isEstreeNode(part)) return;
    const isTag = part.type === 'JSXOpeningElement';
    if (isTag || part.type === 'ObjectExpression') {
      const fields = readFields(isTag ? part.attributes : part.properties);
      const name = readTextExpression(fields.get('icon'));
      if (name !== undefined)
        found.push({ name, iconType: readTextExpression(fields.get('iconType')), isTag, node: part });
    }
    for (const [key, value] of Object.entries(part)) if (key !== 'type') visit(value);
  };
  visit(root);
  return found;
}

/** The fields of an object, or attributes of a tag, by their names; computed and spread ones left out. */
export function readFields(parts: unknown): ReadonlyMap<string, EstreeNode> {
  const nodes = Array.isArray(parts) ? parts.filter(isEstreeNode) : [];
  return new Map(
    nodes.flatMap(({ key, name, value, computed }): [string, EstreeNode][] => {
      const label = isEstreeNode(key) ? key : name;
      if (computed || !isEstreeNode(label) || !isEstreeNode(value)) return [];
      return [[String(label.name ?? label.value), value]];
    }),
  );
}

/** A literal's text. */
export function readTextExpression(node: EstreeNode | undefined): string | undefined {
  if (node?.type === 'JSXExpressionContainer')
    return isEstreeNode(node.expression) ? readTextExpression(node.expression) : undefined;
  return node?.type === 'Literal' && typeof node.value === 'string' && node.value !== ''
    ? node.value
    : undefined;
}
