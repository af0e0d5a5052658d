import { readText } from '../../lib/json/json-value.ts';
import { findKeyword, listNumbers, type MergedSchema } from '../rows/merge-schema.ts';

/** Times that are given as numbers read as such. */
const formatNumbers: Readonly<Record<string, number>> = { unixtime: 1_768_469_400, timestamp: 1_768_469_400 };

/**
 * The number nearest to 1 that a schema's bounds and each `multipleOf` allow; other numbers than 0 for `variant` give
 * the next ones where the bounds leave room.
 */
export function makeNumber(schema: MergedSchema, isInteger: boolean, variant = 0): number {
  const bounds = readBounds(schema);
  const format = readText(findKeyword(schema, 'format')?.value) ?? '';
  const wanted = Object.hasOwn(formatNumbers, format) ? (formatNumbers[format] ?? 1) : 1;
  const steps = [
    ...new Set([...listNumbers(schema, 'multipleOf').filter((step) => step > 0), ...(isInteger ? [1] : [])]),
  ];
  const start = Math.min(Math.max(wanted, bounds.least), bounds.most);
  if (steps.length === 0) return placeFreely(start + variant, bounds);
  const step = steps.reduce(findCommonMultiple);
  const first = Math.round(start / step);
  const fitting: number[] = [];
  for (let distance = 0; distance < 50 && fitting.length <= 2 * variant; distance++) {
    for (const count of distance === 0 ? [first] : [first + distance, first - distance]) {
      // 0.1 * 3 is 0.30000000000000004.
      const number = Number((count * step).toPrecision(15)) + 0;
      if (isWithin(number, bounds) && steps.every((one) => Number.isInteger(number / one)))
        fitting.push(number);
    }
  }
  const upwards = fitting.filter((number) => number >= (fitting[0] ?? 0));
  return (
    [...upwards, ...fitting.filter((number) => !upwards.includes(number))][variant] ?? fitting[0] ?? start
  );
}

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly above: number;
  readonly below: number;
}

function readBounds(schema: MergedSchema): Bounds {
  const above = Math.max(...listNumbers(schema, 'exclusiveMinimum'), Number.NEGATIVE_INFINITY);
  const below = Math.min(...listNumbers(schema, 'exclusiveMaximum'), Number.POSITIVE_INFINITY);
  const least = Math.max(...listNumbers(schema, 'minimum'), above);
  const most = Math.min(...listNumbers(schema, 'maximum'), below);
  return { least, most, above, below };
}

function isWithin(number: number, { least, most, above, below }: Bounds): boolean {
  return number >= least && number <= most && number > above && number < below;
}

/** A number that needs not be a multiple of anything. */
function placeFreely(wanted: number, bounds: Bounds): number {
  const { least, most } = bounds;
  const between = Number.isFinite(least) && Number.isFinite(most) ? (least + most) / 2 : wanted;
  const candidates = [wanted, Math.ceil(least), least + 1, least + 0.5, most - 0.5, between, least, most];
  return candidates.find((number) => Number.isFinite(number) && isWithin(number, bounds)) ?? wanted;
}

function findCommonMultiple(first: number, second: number): number {
  for (let count = 1; count <= 1_000; count++) {
    const multiple = Number((first * count).toPrecision(15));
    if (Number.isInteger(Number((multiple / second).toPrecision(12)))) return multiple;
  }
  return first;
}
