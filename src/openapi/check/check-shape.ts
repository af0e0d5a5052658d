import { isObject, readObject } from '../../lib/json/json-value.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import type { Place, Problem } from '../../problem/problem.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, getChild, locateNode, readReference } from '../load/document-node.ts';
import { findRule, type Visit } from '../load/walk-document.ts';
import {
  describeEmptyField,
  describeMisplacedReference,
  describeMissingField,
  describeUnknownField,
  describeWrongForm,
  describeWrongWord,
} from './shape-problems.ts';
import { type FieldRule, type Shape, type Shapes, text } from './specification/shape.ts';
import { findLeftover } from './specification/version-shapes.ts';

/** What one object has that its kind does not, what it lacks, and what has the wrong form. */
export function checkShape(context: CheckContext, { node, kind }: Visit): readonly Problem[] {
  const shape = context.shapes[kind];
  if (!shape || !isObject(node.value)) return [];
  const isReference = readReference(node) !== undefined;
  if (isReference && shape.isReferable) return [];
  if (isReference && !Object.hasOwn(shape.fields, '$ref'))
    return [
      describeMisplacedReference(shape.label, locateNode(context.document, child(node, '$ref'), 'key')),
    ];
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
    ...missing.map(([name, field]) =>
      describeMissingField({
        label: shape.label,
        name,
        field,
        isJson: context.isJson(node.file),
        place: locateNode(context.document, node, 'key'),
      }),
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
  const place = locateNode(document, child(node, key), 'key');
  return [describeUnknownField({ label: shape.label, key, nearest, leftover, names, place })];
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
  if (value === null && rule.form !== 'any')
    return [describeEmptyField(shape.label, key, rule, locateNode(document, child(node, key), 'key'))];
  if (!hasForm(value, rule))
    return [
      describeWrongForm({ label: shape.label, key, isNamed, rule, value, place: at(child(node, key)) }),
    ];
  if (rule.form === 'word' && typeof value === 'string' && !rule.words.includes(value))
    return [describeWord(shape.label, key, value, rule.words, at(child(node, key)))];
  const inner = findInnerRule(rule);
  if (!inner) return [];
  return Object.entries(value ?? {}).flatMap(([name, item]) => {
    const place = () => at(child(child(node, key), name));
    if (rule.form === 'map' && name.startsWith('x-')) return [];
    if (!hasForm(item, inner)) {
      const named = { key: `${key}.${name}`, isNamed: true };
      return [describeWrongForm({ label: shape.label, ...named, rule: inner, value: item, place: place() })];
    }
    return inner.form === 'word' && typeof item === 'string' && !inner.words.includes(item)
      ? [describeWord(shape.label, key, item, inner.words, place())]
      : [];
  });
}

function describeWord(
  label: string,
  key: string,
  value: string,
  words: readonly string[],
  place: Place,
): Problem {
  return describeWrongWord({ label, key, value, words, nearest: findNearest(value, words), place });
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

/** What checks of one document need. The document is as its files have it: not in the form of 3.1. */
export interface CheckContext {
  readonly document: OpenApiDocument;
  readonly shapes: Shapes;
  /** Whether a file is written as JSON, so that what to write is shown as JSON. */
  readonly isJson: (file: string) => boolean;
}
