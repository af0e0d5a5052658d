import type { JsonSchema } from '../json-schema.ts';
import { reportWanted } from './check-schema.ts';
import { chooseBranch } from './choose-branch.ts';
import { attempt, type Found, listSchemas, type Place, readOwn, report, type SchemaObject } from './place.ts';

type Attempt = ReturnType<typeof attempt>;

/** Schemas for the same value (JSON Schema 2020-12, core, 10.2). Adds to `seen` what those that fit looked at. */
export function checkBranches(schema: SchemaObject, place: Place, seen: Set<string>): void {
  const { $ref, allOf, anyOf, oneOf, not } = schema;
  const add = (names: ReadonlySet<string>) => {
    for (const name of names) seen.add(name);
  };
  const demand = (one: JsonSchema) => add(place.check(one, place));
  if ($ref !== undefined) demand(place.follow($ref));
  for (const one of listBranches(allOf)) demand(one);
  for (const [list, isOne] of [
    [listBranches(anyOf), false],
    [listBranches(oneOf), true],
  ] as const) {
    if (list.length === 0) continue;
    const chosen = chooseBranch(schema, list, place);
    if (chosen !== undefined) demand(chosen);
    else for (const branch of decide(list, isOne, place)) add(branch.seen);
  }
  if (not !== undefined && attempt(place, not as JsonSchema).found.length === 0)
    report(place, 'Is a value that is not allowed.');
  if (schema['if'] !== undefined) {
    const condition = attempt(place, schema['if'] as JsonSchema);
    const holds = condition.found.length === 0;
    if (holds) add(condition.seen);
    const branch = schema[holds ? 'then' : 'else'];
    if (branch !== undefined) demand(branch as JsonSchema);
  }
  for (const [name, one] of listSchemas(schema['dependentSchemas']))
    if (readOwn(place.value, name) !== undefined) demand(one);
}

function listBranches(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value : [];
}

/** The branches that fit; where none does, the mistakes of the nearest are reported. */
function decide(list: readonly JsonSchema[], isOne: boolean, place: Place): readonly Attempt[] {
  const attempts = list.map((one) => attempt(place, one));
  const fitting = attempts.filter(({ found }) => found.length === 0);
  if (fitting.length === 0) reportNearest(attempts, place);
  if (isOne && fitting.length > 1)
    report(place, 'Fits more than one of the choices; it must fit exactly one.');
  return fitting;
}

function reportNearest(attempts: readonly Attempt[], place: Place): void {
  const lists = attempts.map(({ found }) => found);
  const first = lists[0]?.[0]?.wanted;
  const isSame = ({ pointer, wanted }: Found) => pointer === place.pointer && wanted?.kind === first?.kind;
  if (first && lists.every((found) => found.length === 1 && found.every(isSame)))
    reportWanted(
      place,
      first.kind,
      lists.flatMap((found) => found[0]?.wanted?.names ?? []),
    );
  else {
    const far = (found: readonly Found[]) =>
      found.reduce((sum, { pointer, wanted }) => sum + weigh(pointer === place.pointer, wanted), 0);
    place.found.push(...lists.reduce((best, found) => (far(found) < far(best) ? found : best)));
  }
}

/** A wrong type of the whole says most that a branch is not meant, a wrong fixed value in it much. */
function weigh(isWhole: boolean, wanted: Found['wanted']): number {
  return wanted === undefined
    ? 1
    : isWhole && wanted.kind === 'type'
      ? 1_000
      : wanted.kind === 'value'
        ? 20
        : 2;
}
