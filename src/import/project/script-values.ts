import { type EstreeNode, isEstreeNode } from '../../content/expression/parse.ts';
import { isObject } from '../../lib/json/json-value.ts';
import type { Place } from '../../problem/problem.ts';
import type { ScriptModule } from './script-module.ts';

/** What only a running program would know. */
export class Unread {
  readonly source: string;
  readonly place: Place;
  constructor(source: string, place: Place) {
    this.source = source;
    this.place = place;
  }
}

/** The call of a function, with what it is given. */
export class Call {
  /** As the module that the function comes from has it: `default` of `@astrojs/starlight`; otherwise as it is written. */
  readonly name: string;
  readonly from: string | undefined;
  readonly given: readonly unknown[];
  readonly place: Place;
  constructor(name: string, from: string | undefined, given: readonly unknown[], place: Place) {
    this.name = name;
    this.from = from;
    this.given = given;
    this.place = place;
  }
}

/** The value that a script exports by default, as far as it is written out. */
export interface ScriptValue {
  readonly value: unknown;
  /** The place of a key or an item of an object or a list in it, or of the object itself. */
  readonly placeOf: (holder: unknown, key?: string | number) => Place;
}

/** The module that a script of `file` names, if it is a file of the project. */
export type OpenModule = (
  specifier: string,
  file: string,
) => ScriptModule | { readonly data: unknown } | undefined;

/**
 * Reads what a module exports by default without running it: literals, objects, lists, templates of what is known,
 * constants, spreads, and the same of modules that it imports. A function that it exports counts by what it returns. What
 * else is in it is `Unread` or a `Call`.
 */
export function readScriptValue(module: ScriptModule, open: OpenModule): ScriptValue {
  const places = new WeakMap<object, Map<string | number, Place>>();
  const own = new WeakMap<object, Place>();
  const reader = new Reader(open, places, own);
  const value = reader.readExport(module, 'default');
  const start = { file: module.file, line: 1, column: 1 };
  return {
    value,
    placeOf: (holder, key) => {
      if (typeof holder !== 'object' || holder === null) return start;
      if (holder instanceof Unread || holder instanceof Call) return holder.place;
      const found = key === undefined ? undefined : places.get(holder)?.get(key);
      return found ?? own.get(holder) ?? start;
    },
  };
}

/** A module with the names that a function in it has of its own. */
interface Scope {
  readonly module: ScriptModule;
  readonly statements: readonly EstreeNode[];
}

const DEEPEST = 100;

class Reader {
  readonly #open: OpenModule;
  readonly #places: WeakMap<object, Map<string | number, Place>>;
  readonly #own: WeakMap<object, Place>;
  /** What is being read, so that nothing leads back to itself. */
  readonly #busy = new Set<EstreeNode | ScriptModule>();
  readonly #known = new Map<EstreeNode, unknown>();
  #depth = 0;

  constructor(
    open: OpenModule,
    places: WeakMap<object, Map<string | number, Place>>,
    own: WeakMap<object, Place>,
  ) {
    this.#open = open;
    this.#places = places;
    this.#own = own;
  }

  readExport(module: ScriptModule, name: string): unknown {
    const scope = { module, statements: module.body };
    if (name !== 'default') return this.#readName(name, scope);
    for (const statement of module.body) {
      const expression = statement['expression'];
      if (!isEstreeNode(expression) || expression.type !== 'AssignmentExpression') continue;
      const { left, right } = expression;
      if (isEstreeNode(left) && module.write(left) === 'module.exports' && isEstreeNode(right))
        return this.#readResult(right, scope);
    }
    return undefined;
  }

  /** The value of an expression; of a function what it returns. */
  #readResult(node: EstreeNode, scope: Scope): unknown {
    const target = this.#follow(node, scope);
    if (!/^(?:Arrow)?Function(?:Expression|Declaration)$/.test(target.type)) return this.read(node, scope);
    const { body } = target;
    if (!isEstreeNode(body)) return undefined;
    if (body.type !== 'BlockStatement') return this.read(body, scope);
    const statements = listNodes(body['body']);
    const result = statements.findLast(({ type }) => type === 'ReturnStatement')?.['argument'];
    const inner = { module: scope.module, statements: [...scope.statements, ...statements] };
    return isEstreeNode(result) ? this.read(result, inner) : undefined;
  }

  /** What a name stands for, where that is written in the module. */
  #follow(node: EstreeNode, scope: Scope): EstreeNode {
    const found = node.type === 'Identifier' ? findDeclared(String(node['name']), scope) : undefined;
    return found ?? node;
  }

  read(node: EstreeNode, scope: Scope): unknown {
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    if (this.#busy.has(node) || this.#depth > DEEPEST) return this.#unread(node, scope);
    this.#busy.add(node);
    this.#depth++;
    const value = this.#readNode(node, scope);
    this.#depth--;
    this.#busy.delete(node);
    if (typeof value === 'object' && value !== null) this.#known.set(node, value);
    return value;
  }

  #readNode(node: EstreeNode, scope: Scope): unknown {
    const inner = (key: string): unknown => {
      const child = node[key];
      return isEstreeNode(child) ? this.read(child, scope) : undefined;
    };
    switch (node.type) {
      case 'Literal':
        return isEstreeNode(node['regex']) || node['regex'] !== undefined
          ? this.#unread(node, scope)
          : node['value'];
      case 'ParenthesizedExpression':
      case 'ChainExpression':
      case 'AwaitExpression':
        return inner(node.type === 'AwaitExpression' ? 'argument' : 'expression');
      case 'TemplateLiteral':
        return this.#readTemplate(node, scope);
      case 'ArrayExpression':
        return this.#readList(node, scope);
      case 'ObjectExpression':
        return this.#readObject(node, scope);
      case 'Identifier':
        return this.#readIdentifier(node, scope);
      case 'MemberExpression':
        return this.#readMember(node, scope);
      case 'UnaryExpression': {
        const value = inner('argument');
        if (node['operator'] === '-' && typeof value === 'number') return -value;
        if (node['operator'] === '!' && isPlain(value)) return !value;
        return this.#unread(node, scope);
      }
      case 'BinaryExpression': {
        const [left, right] = [inner('left'), inner('right')];
        const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';
        return node['operator'] === '+' && isText(left) && isText(right)
          ? String(left) + String(right)
          : this.#unread(node, scope);
      }
      case 'LogicalExpression': {
        // Of what the environment gives, or else is written here, the latter is known.
        const left = inner('left');
        if (left instanceof Unread) return node['operator'] === '&&' ? left : inner('right');
        const takesRight =
          node['operator'] === '&&' ? left : node['operator'] === '??' ? left == null : !left;
        return takesRight ? inner('right') : left;
      }
      case 'ConditionalExpression': {
        const test = inner('test');
        if (test instanceof Unread || test instanceof Call) return this.#unread(node, scope);
        return inner(test ? 'consequent' : 'alternate');
      }
      case 'CallExpression':
        return this.#readCall(node, scope);
      default:
        return this.#unread(node, scope);
    }
  }

  #unread(node: EstreeNode, { module }: Scope): Unread {
    return new Unread(module.write(node), module.locate(node));
  }

  #readTemplate(node: EstreeNode, scope: Scope): unknown {
    const texts = Array.isArray(node['quasis']) ? node['quasis'] : [];
    const holes = listNodes(node['expressions']).map((hole) => this.read(hole, scope));
    if (holes.some((hole) => typeof hole !== 'string' && typeof hole !== 'number'))
      return this.#unread(node, scope);
    return texts
      .map((part: unknown, index) => {
        const value = isObject(part) && isObject(part['value']) ? part['value']['cooked'] : '';
        return `${String(value)}${index < holes.length ? String(holes[index]) : ''}`;
      })
      .join('');
  }

  #readList(node: EstreeNode, scope: Scope): unknown {
    const list: unknown[] = [];
    this.#own.set(list, scope.module.locate(node));
    for (const element of listNodes(node['elements'])) {
      const spread = element.type === 'SpreadElement' ? element['argument'] : undefined;
      const value = this.read(isEstreeNode(spread) ? spread : element, scope);
      if (isEstreeNode(spread) && Array.isArray(value)) {
        for (const [index, item] of value.entries()) {
          this.#place(list, list.length, this.#places.get(value)?.get(index) ?? scope.module.locate(element));
          list.push(item);
        }
        continue;
      }
      this.#place(list, list.length, scope.module.locate(element));
      list.push(value);
    }
    return list;
  }

  #readObject(node: EstreeNode, scope: Scope): unknown {
    const object: Record<string, unknown> = {};
    this.#own.set(object, scope.module.locate(node));
    let unread = 0;
    for (const property of listNodes(node['properties'])) {
      const { argument, key, value, computed, method } = property;
      if (property.type === 'SpreadElement' && isEstreeNode(argument)) {
        const spread = this.read(argument, scope);
        if (isPlainObject(spread))
          for (const [name, inner] of Object.entries(spread)) {
            object[name] = inner;
            this.#place(object, name, this.#places.get(spread)?.get(name) ?? scope.module.locate(property));
          }
        else object[`...${unread++ === 0 ? '' : unread}`] = spread;
        continue;
      }
      if (!isEstreeNode(key) || !isEstreeNode(value)) continue;
      const name =
        computed === true ? this.read(key, scope) : key.type === 'Identifier' ? key['name'] : key['value'];
      if ((typeof name !== 'string' && typeof name !== 'number') || name === '__proto__') continue;
      object[String(name)] = method === true ? this.#unread(value, scope) : this.read(value, scope);
      this.#place(object, String(name), scope.module.locate(key));
    }
    return object;
  }

  #place(holder: object, key: string | number, place: Place): void {
    const known = this.#places.get(holder) ?? new Map<string | number, Place>();
    this.#places.set(holder, known.set(key, place));
  }

  #readIdentifier(node: EstreeNode, scope: Scope): unknown {
    const name = String(node['name']);
    if (name === 'undefined') return undefined;
    const value = this.#readName(name, scope);
    return value ?? this.#unread(node, scope);
  }

  #readName(name: string, scope: Scope): unknown {
    const declared = findDeclared(name, scope);
    if (declared) return this.read(declared, scope);
    const imported = scope.module.imports.get(name);
    if (!imported) return undefined;
    return this.#readImported(imported.from, imported.name, scope);
  }

  #readImported(from: string, name: string, { module }: Scope): unknown {
    const target = this.#open(from, module.file);
    if (target === undefined) return undefined;
    if ('data' in target) return target.data;
    if (this.#busy.has(target)) return undefined;
    this.#busy.add(target);
    const value = name === '*' ? undefined : this.readExport(target, name);
    this.#busy.delete(target);
    return value;
  }

  #readMember(node: EstreeNode, scope: Scope): unknown {
    const { object, property, computed } = node;
    if (!isEstreeNode(object) || !isEstreeNode(property)) return this.#unread(node, scope);
    const holder = this.read(object, scope);
    const key = computed === true ? this.read(property, scope) : property['name'];
    if (
      (isPlainObject(holder) || Array.isArray(holder)) &&
      (typeof key === 'string' || typeof key === 'number')
    )
      return Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined;
    return this.#unread(node, scope);
  }

  #readCall(node: EstreeNode, scope: Scope): unknown {
    const { callee } = node;
    if (!isEstreeNode(callee)) return this.#unread(node, scope);
    const written = scope.module.write(callee);
    const given = listNodes(node['arguments']).map((one) => this.read(one, scope));
    const [first] = given;
    if (written === 'require' && typeof first === 'string')
      return this.#readImported(first, 'default', scope) ?? this.#unread(node, scope);
    if (written === 'require.resolve' && typeof first === 'string') return first;
    if (/^define\w*$/.test(written)) return first;
    const imported = scope.module.imports.get(written);
    return new Call(imported?.name ?? written, imported?.from, given, scope.module.locate(node));
  }
}

/** The initial value of the variable, or the function, of that name; the last one counts. */
function findDeclared(name: string, { statements }: Scope): EstreeNode | undefined {
  const isNamed = (id: unknown) => isEstreeNode(id) && id['name'] === name;
  for (const statement of statements.toReversed()) {
    if (statement.type === 'FunctionDeclaration' && isNamed(statement['id'])) return statement;
    if (statement.type !== 'VariableDeclaration') continue;
    const declared = listNodes(statement['declarations']).find(({ id }) => isNamed(id));
    if (isEstreeNode(declared?.['init'])) return declared['init'];
  }
  return undefined;
}

function listNodes(value: unknown): readonly EstreeNode[] {
  return Array.isArray(value) ? value.filter(isEstreeNode) : [];
}

function isPlain(value: unknown): boolean {
  return !(value instanceof Unread) && !(value instanceof Call);
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && isPlain(value);
}
