import { readText, readTexts } from '../../lib/json/json-value.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { getChild, listChildren } from '../load/node.ts';
import type { Fact } from '../read/operation.ts';
import { findKeyword, type MergedSchema } from './merge-schema.ts';

/**
 * Which keys an object may and must have besides those that its rows tell: the names that `propertyNames` allows, what
 * `dependentRequired` asks for beside a key, and alternatives of `required`.
 */
export function listKeyFacts(document: OpenApiDocument, schema: MergedSchema): readonly Fact[] {
  const names = findKeyword(schema, 'propertyNames');
  const pattern = readText(names && getChild(names, 'pattern')?.value);
  const allowed = readTexts(names && getChild(names, 'enum')?.value);
  const dependent = listChildren(document, findKeyword(schema, 'dependentRequired'));
  return [
    { label: 'Keys match', values: pattern === undefined ? [] : [pattern] },
    { label: 'Keys', values: allowed },
    ...dependent.map(([key, node]) => ({ label: `With ${key} also`, values: readTexts(node.value) })),
    {
      label: schema.choiceKind === 'oneOf' ? 'Needs exactly one of' : 'Needs at least one of',
      values: listRequiredChoices(document, schema).map((keys) => keys.join(' + ')),
    },
  ];
}

/**
 * The keys that each alternative requires, when the alternatives say nothing else (`anyOf: [{ required: [a] },
 * { required: [b] }]`); none otherwise.
 */
export function listRequiredChoices(
  document: OpenApiDocument,
  schema: MergedSchema,
): readonly (readonly string[])[] {
  const alternatives = schema.choices.map((node) => {
    const keywords = listChildren(document, node);
    const required = readTexts(getChild(node, 'required')?.value);
    return keywords.every(([key]) => key === 'required' || key === 'type') ? required : [];
  });
  return alternatives.every((keys) => keys.length > 0) ? alternatives : [];
}
