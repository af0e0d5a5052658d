import { type EstreeNode, isEstreeNode } from './parse.ts';

interface FreeNames {
  /** Names of values that the code reads and does not declare itself. */
  readonly values: ReadonlySet<string>;
  /** Names of components in its JSX, whole: `Card`, `Tree.Folder`. */
  readonly components: ReadonlySet<string>;
}

/**
 * What `node` takes from outside. A name counts as declared in the whole function that declares it, which is
 * enough for code that runs at all.
 */
export function findFreeNames(node: EstreeNode): FreeNames {
  const values = new Set<string>();
  const components = new Set<string>();

  function visit(part: unknown, scope: ReadonlySet<string>): void {
    if (Array.isArray(part)) for (const item of part) visit(item, scope);
    else if (isEstreeNode(part)) visitNode(part, scope);
  }

  function visitNode(part: EstreeNode, scope: ReadonlySet<string>): void {
    switch (part.type) {
      case 'Identifier':
        if (typeof part.name === 'string' && !scope.has(part.name)) values.add(part.name);
        return;
      case 'MemberExpression':
        visit(part.object, scope);
        if (part.computed) visit(part.property, scope);
        return;
      case 'Property':
      case 'PropertyDefinition':
      case 'MethodDefinition':
        if (part.computed) visit(part.key, scope);
        visit(part.value, scope);
        return;
      case 'ExportSpecifier':
      case 'LabeledStatement':
        visit(part.local ?? part.body, scope);
        return;
      case 'BreakStatement':
      case 'ContinueStatement':
      case 'MetaProperty':
      case 'ImportDeclaration':
        return;
      case 'JSXOpeningElement': {
        const name = readJsxName(part.name);
        const root = name.split('.')[0] ?? '';
        if ((/^[A-Z_$]/.test(root) || name.includes('.')) && !scope.has(root)) components.add(name);
        visit(part.attributes, scope);
        return;
      }
      case 'JSXClosingElement':
        return;
      case 'JSXAttribute':
        visit(part.value, scope);
        return;
    }
    const inner = /Function|^Program$|^Class|^BlockStatement$|^For|^CatchClause$/.test(part.type)
      ? new Set([...scope, ...collectDeclared(part)])
      : scope;
    for (const [key, value] of Object.entries(part)) if (key !== 'type') visit(value, inner);
  }

  visit(node, new Set());
  return { values, components };
}

/**
 * The names that `node` declares: parameters, variables, functions, classes; not those of functions inside
 * it.
 */
export function collectDeclared(node: EstreeNode): readonly string[] {
  const names: string[] = [];
  const bind = (pattern: unknown): void => {
    if (Array.isArray(pattern)) for (const item of pattern) bind(item);
    if (!isEstreeNode(pattern)) return;
    if (pattern.type === 'Identifier') names.push(String(pattern.name));
    bind(pattern.elements ?? pattern.properties);
    bind(pattern.type === 'AssignmentPattern' ? pattern.left : undefined);
    bind(pattern.type === 'RestElement' ? pattern.argument : undefined);
    bind(pattern.type === 'Property' ? pattern.value : undefined);
  };
  const search = (part: unknown, isOuter: boolean): void => {
    if (Array.isArray(part)) for (const item of part) search(item, isOuter);
    if (!isEstreeNode(part)) return;
    if (part.type === 'VariableDeclarator') bind(part.id);
    if (/^(?:Function|Class)/.test(part.type)) bind(part.id);
    if (/Function/.test(part.type) && !isOuter) return;
    if (/Function/.test(part.type)) bind(part.params);
    if (part.type === 'CatchClause') bind(part.param);
    for (const value of Object.values(part)) search(value, false);
  };
  search(node, true);
  return names;
}

function readJsxName(name: unknown): string {
  if (!isEstreeNode(name)) return '';
  if (name.type === 'JSXMemberExpression') return `${readJsxName(name.object)}.${readJsxName(name.property)}`;
  return typeof name.name === 'string' ? name.name : '';
}

/**
 * Names that JavaScript in a page may read without declaring them: the language's own, the same in every
 * Node.js.
 */
export const knownNames: ReadonlySet<string> = new Set(
  `undefined NaN Infinity globalThis Array ArrayBuffer BigInt Boolean DataView Date Error EvalError Float32Array
  Float64Array Function Int16Array Int32Array Int8Array Intl Iterator JSON Map Math Number Object Promise Proxy
  RangeError ReferenceError Reflect RegExp Set String Symbol SyntaxError TypeError URIError URL URLSearchParams
  Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakSet atob btoa decodeURI decodeURIComponent
  encodeURI encodeURIComponent isFinite isNaN parseFloat parseInt structuredClone arguments props`.split(
    /\s+/,
  ),
);

/** Names that a browser gives: functions in a page's exports may read them, for when a reader clicks. */
export const browserNames: ReadonlySet<string> = new Set(
  `alert clearInterval clearTimeout console customElements document event fetch history localStorage location
  matchMedia navigator performance queueMicrotask requestAnimationFrame sessionStorage setInterval setTimeout
  window`.split(/\s+/),
);

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
