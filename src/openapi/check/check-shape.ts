import { isObject, readObject } from '../../lib/json/json-value.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import { type Place, type Problem, problem } from '../../problem/problem.ts';
import {
  type DocumentNode,
  getChild,
  locateNode,
  type OpenApiDocument,
  readReference,
} from '../load/document.ts';
import { quoteText } from '../load/problems.ts';
import { findRule, type Visit } from '../load/walk-document.ts';
import { checkProblem } from './problems.ts';
import { type FieldRule, type Shape, type Shapes, text } from './specification/shape.ts';
import { findLeftover } from './specification/version-shapes.ts';

/** What checks of one document need. The document is as its files have it: not in the form of 3.1. */
export interface CheckContext {
  readonly document: OpenApiDocument;
  readonly shapes: Shapes;
  /** Whether a file is written as JSON, so that what to write is shown as JSON. */
  readonly isJson: (file: string) => boolean;
}

/** What one object has that its kind does not, what it lacks, and what has the wrong form. */
export function checkShape(context: CheckContext, { node, kind }: Visit): readonly Problem[] {
  const shape = context.shapes[kind];
  if (!shape || !isObject(node.value)) return [];
  const isReference = readReference(node) !== undefined;
  if (isReference && shape.isReferable) return [];
  // Told where it is followed.
  if (isReference && !Object.hasOwn(shape.fields, '$ref')) return [];
  if (isReference && kind === 'schema' && /^[23]\.0/.test(context.document.version)) return [];
  const unknown: string[] = [];
  const problems: Problem[] = [];
  for (const [key, member] of Object.entries(node.value)) {
    const rule = findRule(shape, key);
    if (rule) problems.push(...checkForm(context, { node, shape, key, rule, value: member }));
    else if (!key.startsWith('x-')) unknown.push(key);
  }
  const { value } = node;
  const missing = shape.needed.filter(([name]) => !Object.hasOwn(value, name) && !findNearest(name, unknown));
  return [
    ...problems,
    ...unknown.flatMap((key) => checkUnknown(context, { node, kind, key, shape })),
    ...missing.map(([name, { required, isSpareable }]) =>
      problem(
        locateNode(context.document, node, 'key'),
        'openapi/missing-field',
        isSpareable ? 'warning' : 'error',
        `${shape.label} must have ${quoteText(name)}, but has not.`,
        `Add it: ${writeMember(name, required, context.isJson(node.file))}`,
      ),
    ),
  ];
}

function child(node: DocumentNode, key: string): DocumentNode {
  return getChild(node, key) ?? node;
}

function checkUnknown(
  { document }: CheckContext,
  { node, kind, key, shape }: { node: DocumentNode; kind: string; key: string; shape: Shape },
): readonly Problem[] {
  const names = Object.keys(shape.fields);
  const absent = names.filter((name) => !Object.hasOwn(readObject(node.value), name));
  const nearest = findNearest(key, absent);
  const leftover = findLeftover(document.version, kind, key);
  if (shape.isOpen && (nearest === undefined || nearest.length < 4)) return [];
  const hint =
    leftover ??
    (nearest === undefined
      ? names.length > 0 && names.length < 12
        ? `It can have ${names.join(', ')}; names of your own begin with "x-".`
        : 'Take it out, or begin its name with "x-" if it is one of your own.'
      : `Did you mean ${quoteText(nearest)}?`);
  return [
    problem(
      locateNode(document, child(node, key), 'key'),
      'openapi/unknown-field',
      // Of a path it is most likely a method, and an operation that is lost.
      leftover === undefined && shape.label !== 'A path' ? 'warning' : 'error',
      `${shape.label} has no field ${quoteText(key)}, so what stands there is not shown.`,
      hint,
    ),
  ];
}

interface Member {
  readonly node: DocumentNode;
  readonly shape: Shape;
  readonly key: string;
  readonly rule: FieldRule;
  readonly value: unknown;
}

function checkForm(context: CheckContext, member: Member): readonly Problem[] {
  const { node, shape, key, rule, value } = member;
  const { document } = context;
  const at = (inner: DocumentNode) => locateNode(document, inner, 'value');
  const isNamed = Object.hasOwn(shape.fields, key);
  const name = isNamed ? fieldLabel(shape.label, key) : `${quoteText(key)} in ${lowerFirst(shape.label)}`;
  if (rule.form !== 'any' && rule.form !== 'one' && isObject(value) && typeof value['$ref'] === 'string')
    return [];
  if (value === null && rule.form !== 'any') {
    const place = locateNode(document, child(node, key), 'key');
    return [checkProblem('empty-field', place, fieldLabel(shape.label, key), formLabel(rule), key)];
  }
  const check = (label: string, one: unknown, its: FieldRule, place: () => Place): readonly Problem[] => {
    if (!hasForm(one, its)) return [describeWrongForm(label, its, one, place())];
    const isKnown = its.form !== 'word' || typeof one !== 'string' || its.words.includes(one);
    return isKnown ? [] : [checkProblem('unknown-value', place(), name, key, one, its.words)];
  };
  const own = check(name, value, rule, () => at(child(node, key)));
  const inner = own.length > 0 ? undefined : findInnerRule(rule);
  if (!inner) return own;
  return Object.entries(value ?? {}).flatMap(([itemKey, item]) =>
    rule.form === 'map' && itemKey.startsWith('x-')
      ? []
      : check(fieldLabel(shape.label, `${key}.${itemKey}`), item, inner, () =>
          at(child(child(node, key), itemKey)),
        ),
  );
}

/** What each member of a list or a map must be. */
function findInnerRule(rule: FieldRule): FieldRule | undefined {
  if (rule.form === 'texts') return rule.words ? { form: 'word', words: rule.words } : text;
  if (rule.form !== 'map' && rule.form !== 'items') return undefined;
  return { form: 'one', kind: rule.kind, orFlag: rule.kind === 'schema' };
}

/** Whether a value has the form that a rule asks for; of lists and maps only themselves are looked at. */
function hasForm(value: unknown, rule: FieldRule): boolean {
  switch (rule.form) {
    case 'any':
      return true;
    case 'text':
    case 'word':
      return typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'list':
    case 'items':
    case 'texts':
      return Array.isArray(value);
    case 'object':
    case 'map':
      return isObject(value);
    case 'one':
      return isObject(value) || (rule.orFlag === true && typeof value === 'boolean');
  }
}

function describeWrongForm(name: string, rule: FieldRule, value: unknown, place: Place): Problem {
  const isUnquoted = rule.form === 'text' && ['number', 'boolean'].includes(typeof value);
  return problem(
    place,
    'openapi/wrong-form',
    isUnquoted ? 'warning' : 'error',
    `${name} must be ${formLabel(rule)}, but is ${valueLabel(value)}.`,
    isUnquoted ? 'Put it in quotes.' : adviseForm(rule, value),
  );
}

/** A field as a sentence begins: `"tags" of an operation`, `info.version`. */
function fieldLabel(label: string, key: string): string {
  return /^[a-z]\S*$/.test(label) ? `${label}.${key}` : `${quoteText(key)} of ${lowerFirst(label)}`;
}

function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

const forms: Readonly<Record<FieldRule['form'], string>> = {
  any: 'any value',
  text: 'a text',
  texts: 'a list of texts',
  flag: 'true or false',
  number: 'a number',
  object: 'an object',
  list: 'a list',
  word: 'a text',
  one: 'an object',
  map: 'an object with a name for each',
  items: 'a list of objects',
};

function formLabel(rule: FieldRule): string {
  return rule.form === 'one' && rule.orFlag ? 'a schema' : forms[rule.form];
}

function valueLabel(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? `the text ${quoteText(value)}` : `${String(value)}`;
}

function adviseForm(rule: FieldRule, value: unknown): string {
  if (rule.form === 'texts' && typeof value === 'string') return `Write a list: [${quoteText(value)}]`;
  if (rule.form === 'items' && typeof value === 'object')
    return 'Begin each object with "- ", or put them in [ ].';
  if (rule.form === 'number' && typeof value === 'string') return 'Write the number without quotes.';
  if (rule.form === 'flag') return 'Write true or false without quotes.';
  if (rule.form === 'one' || rule.form === 'map' || rule.form === 'object')
    return 'Write "name: value" lines below it, each two spaces further in.';
  return `Write ${forms[rule.form]}.`;
}

/** A member as the file would have it. */
function writeMember(name: string, value: unknown, isJson: boolean): string {
  return isJson ? `"${name}": ${JSON.stringify(value)}` : `${name}: ${writeYaml(value)}`;
}

function writeYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeYaml).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, item]) => `${writeYaml(key)}: ${writeYaml(item)}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return typeof value === 'string' && !/^[\w./:-]*[a-z.][\w./-]*$/i.test(value)
    ? `'${value}'`
    : String(value);
}
