import { type EstreeNode, isEstreeNode, parseExpression } from '../expression/parse.ts';
import {
  browserNames,
  findFreeNames,
  findIcons,
  knownNames,
  type NamedIcon,
  readFields,
  readTextExpression,
} from '../expression/script-names.ts';

/** Something in a script, with its line. */
export interface ScriptFinding {
  readonly name: string;
  readonly line: number;
}

export interface ScriptReading {
  /** What it imports, each source once. */
  readonly sources: readonly ScriptFinding[];
  /** Components that it uses by name and neither declares nor imports: `Card`, `Tree.Folder`. */
  readonly components: readonly ScriptFinding[];
  /** Other names that nothing gives. */
  readonly undefinedNames: readonly ScriptFinding[];
  /** Names of React's that it uses without an import: hooks, or `React`. */
  readonly reactNames: readonly string[];
  /** Whether it calls a hook that keeps a state or acts in a browser, or listens to events of HTML tags. */
  readonly isLive: boolean;
  /** Icons that are named by a text. */
  readonly icons: readonly (NamedIcon & ScriptFinding)[];
}

const opening = '() => {';
const given = new Set(['require', 'exports', 'module', 'console', 'process']);

/** What a transpiled script (see `transpile`) takes from outside and does; undefined when it cannot be told. */
export function readScript(code: string): ScriptReading | undefined {
  const source = `${opening}${code.replace(/^[ \t]+/gm, '')}\n}`;
  const root = parseExpression(source);
  if (typeof root === 'string') return undefined;
  const bytes = Buffer.from(source);
  const lineOf = (node: EstreeNode) => bytes.subarray(0, node.start).toString().split('\n').length;
  const sources = new Map<string, ScriptFinding>();
  const used = new Map<string, ScriptFinding>();
  const identifiers = new Map<string, ScriptFinding>();
  let isLive = /\bextends\s+[\w.]*Component\b/.test(code);
  const tags = new Set<EstreeNode>();
  const note = (list: Map<string, ScriptFinding>, name: string, node: EstreeNode) => {
    if (!list.has(name)) list.set(name, { name, line: lineOf(node) });
  };
  visitNodes(root, (node) => {
    if (node.type === 'Identifier') note(identifiers, String(node.name), node);
    if (node.type !== 'CallExpression') return;
    const { name, args } = readCall(node);
    const [first, second] = args;
    const required = name === 'require' ? readTextExpression(first) : undefined;
    if (required !== undefined && !required.startsWith('octavo/')) note(sources, required, node);
    if (keepsState(name)) isLive = true;
    if (!/^(?:jsxs?|createElement)$/.test(name) || !first) return;
    if (second) tags.add(second);
    if (readTextExpression(first) === undefined) {
      const component = readPath(first);
      if (component !== undefined) note(used, component, node);
    } else if (second?.type === 'ObjectExpression')
      for (const [key, value] of readFields(second.properties))
        if (/^on[A-Z]/.test(key) && value.type !== 'Literal') isLive = true;
  });
  const outside = [...findFreeNames(root).values].filter(
    (name) => !given.has(name) && !knownNames.has(name) && !browserNames.has(name),
  );
  const free = outside.filter((name) => !isReactName(name));
  const isFree = ({ name }: ScriptFinding) => free.includes(name.split('.')[0] ?? '');
  const components = [...used.values()].filter(isFree);
  const roots = new Set(components.map(({ name }) => name.split('.')[0] ?? ''));
  return {
    sources: [...sources.values()],
    components,
    undefinedNames: free
      .filter((name) => !roots.has(name))
      .map((name) => ({ name, line: identifiers.get(name)?.line ?? 1 })),
    reactNames: outside.filter(isReactName),
    isLive,
    icons: findIcons(root).map((icon) => ({ ...icon, isTag: tags.has(icon.node), line: lineOf(icon.node) })),
  };
}

function visitNodes(part: unknown, visit: (node: EstreeNode) => void): void {
  if (Array.isArray(part)) for (const item of part) visitNodes(item, visit);
  if (!isEstreeNode(part)) return;
  visit(part);
  for (const [key, value] of Object.entries(part)) if (key !== 'type') visitNodes(value, visit);
}

/** A call's last name and arguments; `f.call(void 0, x)`, as the transpiler writes `f(x)`, is read as that. */
function readCall(call: EstreeNode): {
  readonly name: string;
  readonly args: readonly EstreeNode[];
} {
  const args = Array.isArray(call.arguments) ? call.arguments.filter(isEstreeNode) : [];
  const path = isEstreeNode(call.callee) ? (readPath(call.callee)?.split('.') ?? []) : [];
  const isBound = path.at(-1) === 'call' && path.length > 1;
  const names = isBound ? path.slice(0, -1) : path;
  return {
    name: names.at(-1) ?? '',
    args: isBound ? args.slice(1) : args,
  };
}

/** `a.b.c` of nested member expressions. */
function readPath(node: EstreeNode): string | undefined {
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'ParenthesizedExpression' && isEstreeNode(node.expression))
    return readPath(node.expression);
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const object = isEstreeNode(node.object) ? readPath(node.object) : undefined;
  const property = isEstreeNode(node.property) ? readPath(node.property) : undefined;
  return object === undefined || property === undefined ? undefined : `${object}.${property}`;
}

/** Whether a name that nothing declares is React's: its hooks, and what holds all of them, are there without an import. */
export function isReactName(name: string): boolean {
  return /^(?:React|use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|Callback|Memo|Context|Id|Transition|DeferredValue|SyncExternalStore|ImperativeHandle|DebugValue)|createContext|forwardRef|memo)$/.test(
    name,
  );
}

/** Whether a name of React's is a hook that keeps a state or acts in a browser. */
export function keepsState(name: string): boolean {
  return /^use(?:State|Reducer|ActionState|Optimistic|Transition|SyncExternalStore|(?:Layout|Insertion)?Effect)$/.test(
    name,
  );
}
