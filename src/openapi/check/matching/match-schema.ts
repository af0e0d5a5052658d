import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject, readKey, readTexts } from '../../../lib/json/json-value.ts';
import { findNearest } from '../../../lib/text/nearest.ts';
import type { OpenApiDocument } from '../../load/document.ts';
import { type DocumentNode, findTarget, getChild, listChildren, readReference } from '../../load/node.ts';
import { matchChoices } from './match-choices.ts';
import { matchItems } from './match-items.ts';
import { matchProperties } from './match-properties.ts';
import { matchNumber, matchText } from './match-scalar.ts';
import { matchType } from './match-type.ts';
import { type Mismatch, showValue } from './mismatch.ts';

/** One comparison of a value with a schema. */
export interface Matching {
  readonly document: OpenApiDocument;
  /** What is sent lacks what is only read, and the other way round; undefined: either may be missing. */
  readonly direction: 'request' | 'response' | undefined;
  /** How many schemas may still be looked at. */
  readonly budget: { steps: number };
}

/** A value, and the steps to it in the whole that is compared. */
export interface Part {
  readonly value: unknown;
  readonly segments: readonly string[];
}

/** References that lead on without a step into the value; more of them are a circle. */
const maximumHops = 50;

/**
 * What of a value a schema does not allow (JSON Schema 2020-12, and what 2.0 and 3.0 have instead of it). The schema is
 * read where it stands, reference by reference, and no code is made of it, so that neither a recursive document nor a
 * hostile one costs more than the budget: when it is used up, what is left counts as matching. That a value matches
 * several of `oneOf`, and `unevaluated...`, are not told.
 */
export function matchSchema(
  matching: Matching,
  schema: DocumentNode,
  part: Part,
  hops = 0,
): readonly Mismatch[] {
  const { document, budget } = matching;
  budget.steps -= 1;
  if (budget.steps < 0 || hops > maximumHops) return [];
  if (schema.value === false) return [{ segments: part.segments, reason: 'is not allowed there' }];
  if (!isObject(schema.value)) return [];
  const reference = readReference(schema);
  const target = reference === undefined ? undefined : findTarget(document, schema, reference);
  const referred = target ? matchSchema(matching, target, part, hops + 1) : [];
  const isOlder = /^[23]\.0/.test(document.version);
  if (isOlder && part.value === null && readKey(schema.value, 'nullable') === true) return [];
  if (reference !== undefined && isOlder) return referred;
  const typed = matchType(part.value, readTypes(schema.value), part.segments);
  if (typed.length > 0) return typed;
  return [
    ...referred,
    ...matchEnum(part, schema.value),
    ...matchValue(matching, schema, part),
    ...matchChoices(matching, schema, part, hops),
  ];
}

function readTypes({ type }: JsonObject): readonly string[] {
  return typeof type === 'string' ? [type] : readTexts(type);
}

function matchEnum({ value, segments }: Part, schema: JsonObject): readonly Mismatch[] {
  const choices = readKey(schema, 'enum');
  if (
    Array.isArray(choices) &&
    choices.length > 0 &&
    !choices.some((choice) => isDeepStrictEqual(choice, value))
  ) {
    const shown = choices.slice(0, 8).map(showValue).join(', ');
    const texts = readTexts(choices);
    const nearest = typeof value === 'string' ? findNearest(value, texts) : undefined;
    return [
      {
        segments,
        reason: `must be ${choices.length === 1 ? '' : 'one of '}${shown}${choices.length > 8 ? ', ...' : ''}, but is ${showValue(value)}`,
        hint: nearest === undefined ? undefined : `Did you mean ${showValue(nearest)}?`,
      },
    ];
  }
  if (!Object.hasOwn(schema, 'const') || isDeepStrictEqual(schema['const'], value)) return [];
  return [{ segments, reason: `must be ${showValue(schema['const'])}, but is ${showValue(value)}` }];
}

function matchValue(matching: Matching, schema: DocumentNode, part: Part): readonly Mismatch[] {
  const { value, segments } = part;
  if (!isObject(schema.value)) return [];
  if (typeof value === 'number') return matchNumber(value, schema.value, segments);
  if (typeof value === 'string') return matchText(value, schema.value, segments);
  if (Array.isArray(value)) return matchItems(matching, schema, value, segments);
  return isObject(value) ? matchProperties(matching, schema, value, segments) : [];
}

/** The schemas in a list, such as `allOf`. */
export function listSchemas(
  document: OpenApiDocument,
  schema: DocumentNode,
  key: string,
): readonly DocumentNode[] {
  return listChildren(document, getChild(schema, key)).map(([, node]) => node);
}
