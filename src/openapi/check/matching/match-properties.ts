import { matchPattern } from '../../../json-schema/pattern/match-pattern.ts';
import { isObject, type JsonObject, readKey, readObject, readTexts } from '../../../lib/json/json-value.ts';
import { findNearest } from '../../../lib/text/nearest.ts';
import { type DocumentNode, followReferences, getChild, listChildren } from '../../load/node.ts';
import { type Matching, matchSchema } from './match-schema.ts';
import { type Mismatch, showValue } from './mismatch.ts';

/** What a schema does not allow of an object. */
export function matchProperties(
  matching: Matching,
  schema: DocumentNode,
  value: JsonObject,
  segments: readonly string[],
): readonly Mismatch[] {
  const rules = readObject(schema.value);
  return [
    ...matchRequired(matching, schema, value, segments),
    ...matchSize(rules, value, segments),
    ...Object.keys(value).flatMap((name) => matchProperty(matching, schema, value, name, segments)),
    ...matchDependents(matching, schema, value, segments),
  ];
}

function matchRequired(
  { document, direction }: Matching,
  schema: DocumentNode,
  value: JsonObject,
  segments: readonly string[],
): readonly Mismatch[] {
  const properties = getChild(schema, 'properties');
  return readTexts(readKey(readObject(schema.value), 'required')).flatMap((name) => {
    if (Object.hasOwn(value, name)) return [];
    const property = properties && followReferences(document, getChild(properties, name));
    const { readOnly, writeOnly } = readObject(property?.value);
    if ((readOnly === true && direction !== 'response') || (writeOnly === true && direction !== 'request'))
      return [];
    const near = findNearest(name, Object.keys(value));
    const isMisspelt = near !== undefined && !Object.hasOwn(readObject(properties?.value), near);
    return [
      {
        segments: isMisspelt ? [...segments, near] : segments,
        reason: isMisspelt
          ? `stands where the schema requires ${showValue(name)}`
          : `lacks ${showValue(name)}, which the schema requires`,
        hint: isMisspelt
          ? `Did you mean ${showValue(name)}?`
          : `Add ${showValue(name)} to the example, or take it out of "required".`,
      },
    ];
  });
}

function matchSize(rules: JsonObject, value: JsonObject, segments: readonly string[]): readonly Mismatch[] {
  const count = Object.keys(value).length;
  const least = readKey(rules, 'minProperties');
  const most = readKey(rules, 'maxProperties');
  if (typeof least === 'number' && count < least)
    return [{ segments, reason: `must have at least ${least} properties, but has ${count}` }];
  if (typeof most === 'number' && count > most)
    return [{ segments, reason: `must have at most ${most} properties, but has ${count}` }];
  return [];
}

function matchProperty(
  matching: Matching,
  schema: DocumentNode,
  value: JsonObject,
  name: string,
  segments: readonly string[],
): readonly Mismatch[] {
  const part = { value: value[name], segments: [...segments, name] };
  const properties = getChild(schema, 'properties');
  const named = isObject(properties?.value) ? getChild(properties, name) : undefined;
  const patterns = listChildren(matching.document, getChild(schema, 'patternProperties')).map(
    ([pattern, node]) => ({ node, isMatch: matchPattern(pattern, name) }),
  );
  const found = [
    ...(named ? matchSchema(matching, named, part) : []),
    ...patterns.flatMap(({ node, isMatch }) => (isMatch === true ? matchSchema(matching, node, part) : [])),
    ...matchName(matching, schema, name, part.segments),
  ];
  const additional = getChild(schema, 'additionalProperties');
  if (named || patterns.some(({ isMatch }) => isMatch !== false) || !additional) return found;
  if (additional.value !== false) return [...found, ...matchSchema(matching, additional, part)];
  const known = Object.keys(readObject(properties?.value));
  const nearest = findNearest(name, known);
  return [
    ...found,
    {
      segments: part.segments,
      reason: 'is none of the properties, and the schema allows no others',
      hint: nearest === undefined ? undefined : `Did you mean ${showValue(nearest)}?`,
    },
  ];
}

function matchName(
  matching: Matching,
  schema: DocumentNode,
  name: string,
  segments: readonly string[],
): readonly Mismatch[] {
  const names = getChild(schema, 'propertyNames');
  if (!names) return [];
  return matchSchema(matching, names, { value: name, segments }).map(({ reason }) => ({
    segments,
    reason: `has a name that ${reason}`,
  }));
}

function matchDependents(
  matching: Matching,
  schema: DocumentNode,
  value: JsonObject,
  segments: readonly string[],
): readonly Mismatch[] {
  const required = Object.entries(readObject(readKey(readObject(schema.value), 'dependentRequired')));
  const missing = required
    .filter(([name]) => Object.hasOwn(value, name))
    .flatMap(([name, others]) =>
      readTexts(others)
        .filter((other) => !Object.hasOwn(value, other))
        .map((other) => ({
          segments,
          reason: `has ${showValue(name)}, so that the schema requires ${showValue(other)} too`,
        })),
    );
  const schemas = listChildren(matching.document, getChild(schema, 'dependentSchemas'))
    .filter(([name]) => Object.hasOwn(value, name))
    .flatMap(([, node]) => matchSchema(matching, node, { value, segments }));
  return [...missing, ...schemas];
}
