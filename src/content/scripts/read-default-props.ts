import { type EstreeNode, isEstreeNode, parseExpression } from '../expression/parse.ts';

/**
 * The properties that the component which a transpiled script (see `transpile`) exports as its default takes by name;
 * none where that cannot be told.
 */
export function readDefaultProps(code: string): readonly string[] {
  const exported = /\bexports\s*\.\s*default\s*=(?!=)\s*([\w$]+)?/.exec(code);
  if (!exported) return [];
  const root = parseExpression(`() => {${code.replace(/^[ \t]+/gm, '')}\n}`);
  if (!isEstreeNode(root) || !isEstreeNode(root['body'])) return [];
  const statements = listNodes(root['body']['body']);
  const component = statements.flatMap((node) => findFunction(node, exported[1])).at(0);
  const [props] = component ? listNodes(component['params']) : [];
  if (props?.type !== 'ObjectPattern') return [];
  return listNodes(props['properties']).flatMap(({ type, key }) =>
    type === 'Property' && isEstreeNode(key) && key.type === 'Identifier' ? String(key['name']) : [],
  );
}

/** The function of that name which a statement declares, or gives to `exports.default` itself. */
function findFunction(node: EstreeNode, name: string | undefined): readonly EstreeNode[] {
  const isNamed = (one: unknown) => isEstreeNode(one) && one['name'] === name;
  if (node.type === 'FunctionDeclaration') return isNamed(node['id']) ? [node] : [];
  if (node.type === 'VariableDeclaration')
    return listNodes(node['declarations']).flatMap(({ id, init }) =>
      isNamed(id) && isFunction(init) ? [init] : [],
    );
  if (node.type !== 'ExpressionStatement' || !isEstreeNode(node['expression'])) return [];
  const { right } = node['expression'];
  return isFunction(right) ? [right] : [];
}

function isFunction(node: unknown): node is EstreeNode {
  return isEstreeNode(node) && /^(?:Arrow)?Function(?:Expression)?$/.test(node.type);
}

function listNodes(value: unknown): readonly EstreeNode[] {
  return Array.isArray(value) ? value.filter(isEstreeNode) : [];
}
