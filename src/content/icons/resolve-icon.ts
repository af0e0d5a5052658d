import { findNearest } from '../../lib/text/nearest.ts';
import { brandNames } from './brand-names.ts';
import { findIcon, type IconSet, listIconNames, type StoredIcon } from './collections.ts';
import { readIconName } from './icon-name.ts';
import { lucideNames } from './lucide-names.data.ts';
import { nameMap } from './name-map.data.ts';
import { roundBody } from './round-path.ts';
import { dropSign, listBrandSpellings, listSpellings } from './spellings.ts';

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
  /** Undefined for an icon of Octavo's own. */
  readonly set?: IconSet;
}

/** Shown for a name that no set holds: a plain dot in a circle. */
export const neutralIcon: UsedIcon = {
  id: 'icon-neutral',
  viewBox: '0 0 256 256',
  body: '<path fill="currentColor" d="M128 24a104 104 0 1 0 104 104A104.1 104.1 0 0 0 128 24m0 192a88 88 0 1 1 88-88a88.1 88.1 0 0 1-88 88"/><circle cx="128" cy="128" r="16" fill="currentColor"/>',
};

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
  return { id: `icon-${icon.set}-${icon.name}`, viewBox: icon.viewBox, body: icon.body, set: icon.set };
}

/** The same mark in both sets, in two thirds of the bytes: most footers have it. */
const lighter = 'github';

type Candidate = readonly [set: IconSet, name: string, exact: boolean];

function* listCandidates(name: string, type: string): Generator<Candidate> {
  const isDrawn = findIcon('fa6-solid', name) !== undefined;
  const isBrand = type === 'brands' || (!isDrawn && !nameMap.has(name));
  const brands = [...new Set([brandNames.get(name) ?? name, ...listBrandSpellings(name)])];
  if (isBrand) {
    for (const brand of brands.filter((brand) => brand === lighter)) yield ['simple-icons', brand, true];
    for (const brand of brands) yield ['fa6-brands', brand, true];
  }
  if (type === 'brands') for (const brand of brands) yield ['simple-icons', brand, true];
  const isSolid = type === 'solid' || type === 'sharp-solid';
  if (isSolid) yield ['fa6-solid', name, true];
  if (type === 'regular') yield ['fa6-regular', name, true];
  const isOutline = type === 'regular' || type === 'light' || type === 'thin';
  const weight = isSolid ? '-fill' : type === 'regular' || type === 'brands' ? '' : `-${type}`;
  const spellings = listSpellings(name);
  yield* listDrawn(nameMap.get(name), weight, isOutline);
  yield ['ph', name + weight, true];
  yield* listDrawn(lucideNames.get(name), weight, isOutline);
  for (const form of spellings) {
    yield* listDrawn(nameMap.get(form), weight, isOutline);
    yield ['ph', form + weight, true];
  }
  if (!isDrawn && !findIcon('lucide', name)) for (const brand of brands) yield ['simple-icons', brand, true];
  for (const form of [name, ...spellings]) yield ['lucide', form, isOutline];
  for (const form of [name, ...spellings]) yield ['fa6-solid', form, isSolid];
  yield ['fa6-regular', name, false];
  yield ['fa6-brands', name, false];
  const thing = dropSign(name);
  if (thing !== undefined) for (const [set, form] of listCandidates(thing, type)) yield [set, form, false];
}

/** A row's target in the weight of a style; Lucide draws outlines only. */
function* listDrawn(target: string | undefined, weight: string, isOutline: boolean): Generator<Candidate> {
  if (target?.startsWith('lucide:')) yield ['lucide', target.slice(7), isOutline];
  else if (target !== undefined) yield ['ph', target + weight, true];
}

function makeIcon(icon: StoredIcon, set: IconSet, name: string, exact: boolean): ResolvedIcon {
  const key = `${set}:${name}`;
  const body = bodies.get(key) ?? roundBody(sanitizeBody(icon.body), icon.height);
  bodies.set(key, body);
  return { body, viewBox: `0 0 ${icon.width} ${icon.height}`, set, name, exact };
}

/** What was drawn before: a sidebar asks for the same icons for every page. */
const bodies = new Map<string, string>();

/** Only shapes and their attributes: no script, no reference elsewhere, no handler, no style. */
function sanitizeBody(body: string): string {
  return body
    .replace(/<(script|style|foreignObject|image|a|use)\b[\s\S]*?(?:<\/\1>|\/>)/gi, '')
    .replace(/\s(?:on\w+|style|href|xlink:href)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '');
}
