import { findNearest } from '../../problem/nearest.ts';
import { findIcon, type IconSet, listIconNames, type StoredIcon } from './collections.ts';
import { readIconName } from './icon-name.ts';
import { nameMap } from './name-map.ts';

export interface ResolvedIcon {
  /** What stands inside `<svg>` or `<symbol>`; drawn in `currentColor`. */
  readonly body: string;
  readonly viewBox: string;
  readonly set: IconSet;
  /** Its name in that set. */
  readonly name: string;
  /** Whether it is in the style that was asked for, not a fallback in another. */
  readonly exact: boolean;
}

/** An entry of a page's sprite. */
export interface UsedIcon {
  readonly id: string;
  readonly viewBox: string;
  readonly body: string;
}

/** Shown for a name that no set holds: a plain dot in a circle. */
export const neutralIcon: UsedIcon = {
  id: 'icon-neutral',
  viewBox: '0 0 256 256',
  body: '<path fill="currentColor" d="M128 24a104 104 0 1 0 104 104A104.1 104.1 0 0 0 128 24m0 192a88 88 0 1 1 88-88a88.1 88.1 0 0 1-88 88"/><circle cx="128" cy="128" r="16" fill="currentColor"/>',
};

/** Numbered shapes that the sets spell in other words. */
const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/**
 * The icon that a Font Awesome name means in a style (`brands duotone light regular sharp-solid solid thin`;
 * `duotone` when undefined). A brand's name is a brand in every style. The free Font Awesome sets hold two
 * styles only, so the others are drawn from Phosphor, by a map where the names differ; then simple-icons and
 * Lucide are tried, and last Font Awesome's solid icon. Undefined when no set knows the name.
 */
export function resolveIcon(written: string, iconType: string | undefined): ResolvedIcon | undefined {
  const { name, iconType: ownType } = readIconName(written);
  if (name === '') return undefined;
  const type = iconType ?? ownType ?? 'duotone';
  for (const [set, candidate, exact] of listCandidates(name, type)) {
    const icon = findIcon(set, candidate);
    if (icon) return makeIcon(icon, set, candidate, exact);
  }
  return undefined;
}

/** Up to three names that a misspelt one may have meant. */
export function nearestIcons(written: string): readonly string[] {
  const { name } = readIconName(written);
  const sets: readonly (readonly string[])[] = [
    listIconNames('fa6-solid'),
    [...nameMap.keys()],
    listIconNames('fa6-brands'),
  ];
  const nearest = sets.map((names) => findNearest(name, names)).filter((near) => near !== undefined);
  const within =
    name.length > 2 ? listIconNames('fa6-solid').filter((other) => other.startsWith(`${name}-`)) : [];
  return [...new Set([...nearest, ...within])].slice(0, 3);
}

/** The sprite entry of an icon; the same icon has the same id on every page. */
export function makeUsedIcon(icon: ResolvedIcon): UsedIcon {
  return { id: `icon-${icon.set}-${icon.name}`, viewBox: icon.viewBox, body: icon.body };
}

type Candidate = readonly [set: IconSet, name: string, exact: boolean];

function* listCandidates(name: string, type: string): Generator<Candidate> {
  const isBrand = type === 'brands' || (!findIcon('fa6-solid', name) && !nameMap.has(name));
  if (isBrand) yield ['fa6-brands', name, true];
  if (type === 'brands') yield ['simple-icons', name.replaceAll('-', ''), true];
  const isSolid = type === 'solid' || type === 'sharp-solid';
  if (isSolid) yield ['fa6-solid', name, true];
  if (type === 'regular') yield ['fa6-regular', name, true];
  const isOutline = type === 'regular' || type === 'light' || type === 'thin';
  const weight = isSolid ? '-fill' : type === 'regular' || type === 'brands' ? '' : `-${type}`;
  const mapped = nameMap.get(name);
  const [set, target] = mapped?.startsWith('lucide:')
    ? (['lucide', mapped.slice(7)] as const)
    : (['ph', mapped] as const);
  if (target !== undefined) yield [set, set === 'ph' ? target + weight : target, set === 'ph' || isOutline];
  for (const form of [name, ...listSpellings(name)]) yield ['ph', form + weight, true];
  yield ['simple-icons', name.replaceAll('-', ''), true];
  for (const form of [name, ...listSpellings(name)]) yield ['lucide', form, isOutline];
  yield ['fa6-solid', name, isSolid];
  yield ['fa6-regular', name, false];
  yield ['fa6-brands', name, false];
}

/**
 * Other ways in which Phosphor and Lucide spell a name: `circle-check` is `check-circle`, `circle-1` is
 * `number-circle-one`.
 */
function listSpellings(name: string): readonly string[] {
  const shape = /^(circle|square)-(.+)$/.exec(name);
  if (!shape) return /^\d$/.test(name) ? [`number-${digits[Number(name)]}`] : [];
  const [, outer = '', inner = ''] = shape;
  const digit = /^\d$/.test(inner) ? digits[Number(inner)] : undefined;
  return [digit ? `number-${outer}-${digit}` : `${inner}-${outer}`];
}

function makeIcon(icon: StoredIcon, set: IconSet, name: string, exact: boolean): ResolvedIcon {
  return { body: sanitizeBody(icon.body), viewBox: `0 0 ${icon.width} ${icon.height}`, set, name, exact };
}

/** Only shapes and their attributes: no script, no reference elsewhere, no handler, no style. */
function sanitizeBody(body: string): string {
  return body
    .replace(/<(script|style|foreignObject|image|a|use)\b[\s\S]*?(?:<\/\1>|\/>)/gi, '')
    .replace(/\s(?:on\w+|style|href|xlink:href)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '');
}
