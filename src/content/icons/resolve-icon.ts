import { findNearest } from '../../lib/text/nearest.ts';
import { readRows } from '../../lib/text/rows.ts';
import { findIcon, type IconSet, listIconNames, type StoredIcon } from './collections.ts';
import { type IconLibrary, readIconName } from './icon-name.ts';
import { lucideNames } from './lucide-names.data.ts';
import { nameMap } from './name-map.data.ts';
import { roundBody } from './round-path.ts';

interface ResolvedIcon {
  /** The content of `<svg>` or `<symbol>`; drawn in `currentColor`. */
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
 * Lucide are tried, and last Font Awesome's solid icon. Where the site's library is another one, Lucide has the name first, but for
 * brands: its outlines are nearest to Tabler's. Undefined when no set knows the name.
 */
export function resolveIcon(
  written: string,
  iconType: string | undefined,
  library: IconLibrary = 'fontawesome',
): ResolvedIcon | undefined {
  const { name, iconType: ownType } = readIconName(written);
  if (name === '') return undefined;
  const type = iconType ?? ownType ?? 'duotone';
  if (library !== 'fontawesome' && type !== 'brands')
    for (const form of [written.trim().toLowerCase(), name]) {
      const icon = findIcon('lucide', form);
      if (icon) return makeIcon(icon, 'lucide', form, true);
    }
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

/** Numbered shapes that the sets spell in other words. */
const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** What names of Font Awesome end in when a small sign is beside the thing itself. */
const sign =
  /-(?:circle|arrow|shield)?-?(?:check|xmark|x|plus|minus|exclamation|question|info|slash|gear|cog|lock|bolt|star|heart|user|users|clock|pen|code|search|dollar|alert|off|up|down|left|right|medical|sparkles?|magnifying-glass)$/;

/**
 * Other ways in which Phosphor and Lucide spell a name: `circle-check` is `check-circle`, `circle-1` is
 * `number-circle-one`, `rockets` is `rocket`, `book-alt` is `book`, `user-xmark` is `user-x`.
 */
function listSpellings(name: string): readonly string[] {
  const forms: string[] = [];
  const shape = /^(circle|square)-(.+)$/.exec(name);
  const turned = /^(.+)-(circle|square)$/.exec(name);
  if (/^\d$/.test(name)) forms.push(`number-${digits[Number(name)]}`);
  if (shape) {
    const [, outer = '', inner = ''] = shape;
    forms.push(/^\d$/.test(inner) ? `number-${outer}-${digits[Number(inner)]}` : `${inner}-${outer}`);
  }
  if (turned) forms.push(`${turned[2]}-${turned[1]}`);
  if (name.includes('xmark')) forms.push(name.replace('xmark', 'x'));
  const plain = name.replace(
    /-(?:alt|icon|solid|outline|outlined|regular|light|thin|duotone|fill|filled|\d)$/,
    '',
  );
  if (plain !== name) forms.push(plain);
  if (name.length > 3) forms.push(name.endsWith('s') ? name.slice(0, -1) : `${name}s`);
  return forms;
}

/** The thing that a name shows without the small sign beside it: `house-circle-check` is a `house`. */
function dropSign(name: string): string | undefined {
  const thing = name.replace(sign, '');
  return thing === name || thing === '' ? undefined : thing;
}

/** The forms in which simple-icons may spell the name of a brand: `nextjs` is `nextdotjs` there. */
function listBrandSpellings(name: string): readonly string[] {
  const joined = name
    .replaceAll('-', '')
    .replaceAll('.', 'dot')
    .replaceAll('+', 'plus')
    .replaceAll('&', 'and');
  return [joined, joined.replace(/(?<!dot)(js|io|ai)$/, 'dot$1')];
}

/** Short and old names of brands to those of Font Awesome or, where it has none, of simple-icons. */
export const brandNames: ReadonlyMap<string, string> = readRows(`
amazon-web-services aws, azure microsoftazure, azure-openai openai, bedrock aws, bitbucket-square bitbucket
chatgpt openai, cloud-run googlecloud, cplusplus cplusplus, csharp dotnet, deno-logo deno, discord-alt discord
dot-net dotnet, elastic elasticsearch, facebook-square square-facebook, gcp googlecloud, gemini googlegemini
github-alt github, github-square square-github, golang go, google-cloud googlecloud, google-gemini googlegemini
hacker-news-square square-hacker-news, hugging-face huggingface, instagram-square square-instagram, java-script js
javascript js, k8s kubernetes, linkedin-square linkedin, llama ollama, medium-m medium, microsoft-azure microsoftazure
mistral mistralai, mongo mongodb, nestjs nestjs, next nextdotjs, next-js nextdotjs, nextjs nextdotjs, node node-js
node.js node-js, nodejs node-js, nuxt nuxt, open-ai openai, opentelemetry opentelemetry, otel opentelemetry
pg postgresql, postgres postgresql, py python, rabbit-mq rabbitmq, reddit-square square-reddit
s3 amazons3, snowflake-logo snowflake, spring-boot springboot, svelte-kit svelte, swift-ui swift, tailwind tailwindcss
tailwind-css tailwindcss, telegram-plane telegram, ts typescript, twitter-square square-twitter, vertex-ai googlecloud
visual-studio-code visualstudiocode, vs-code visualstudiocode, vscode visualstudiocode, vue vuejs, vue-js vuejs
whatsapp-square square-whatsapp, x-corp x-twitter, xcom x-twitter, youtube-square square-youtube
`);
