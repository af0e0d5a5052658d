import type { JsonPath } from '../config/json-tree.ts';
import { writePath } from '../config/json-words.ts';
import { SOCIAL_PLATFORMS } from '../config/schema/publishing.ts';
import { getAt, type ImportedObject, isImportedObject, type Notebook, setAt } from './draft.ts';
import { OTHER_NAMES } from './other-names.ts';

/** Fields that are objects in `site.json` and a plain value elsewhere: the plain value stands for this key of it. */
const SHORT_FORMS: readonly (readonly [path: JsonPath, key: string])[] = [
  [['primaryTab'], 'name'],
  [['topAnchor'], 'name'],
  [['modeToggle'], 'default'],
  [['font'], 'family'],
  [['search'], 'prompt'],
  [['codeBlock'], 'mode'],
  [['eyebrow'], 'display'],
  [['repository'], 'url'],
  [['api', 'auth'], 'method'],
  [['api', 'playground'], 'mode'],
  [['analytics', 'ga4'], 'measurementId'],
  [['analytics', 'gtm'], 'tagId'],
  [['analytics', 'plausible'], 'domain'],
  [['analytics', 'posthog'], 'apiKey'],
  [['analytics', 'fathom'], 'siteId'],
];

/** Values that stood elsewhere, or in two forms of which `site.json` has one. */
const MOVED: readonly (readonly [from: JsonPath, to: JsonPath])[] = [
  [['api', 'openapi'], ['openapi']],
  [['openapi', 'source'], ['openapi']],
  [['background', 'image'], ['backgroundImage']],
  [
    ['background', 'decoration'],
    ['background', 'style'],
  ],
];

/** Writes short forms out in full, and moves values to where `site.json` has them. */
export function shapeShortForms(site: ImportedObject, notes: Notebook): void {
  if (typeof site['background'] === 'string') moveValue(site, ['background'], ['backgroundImage'], notes);
  for (const [from, to] of MOVED) moveValue(site, from, to, notes);
  for (const [path, key] of SHORT_FORMS) {
    const value = getAt(site, path);
    if (typeof value !== 'string') continue;
    const source = notes.sourceOf(site, path);
    const full = { [key]: value };
    notes.trace(full, source);
    setAt(site, path, full);
    notes.changed(source, `${writePath([...path, key])} is the value`, `${writePath(path)} is an object.`);
  }
}

function moveValue(site: ImportedObject, from: JsonPath, to: JsonPath, notes: Notebook): void {
  const value = getAt(site, from);
  if (value === undefined) return;
  const isInside = to.length < from.length && to.every((step, index) => step === from[index]);
  if (!isInside && getAt(site, to) !== undefined) return;
  const source = notes.sourceOf(site, from);
  const holder = getAt(site, from.slice(0, -1));
  notes.trace(value, source);
  setAt(site, from, undefined);
  for (const [key, lost] of isInside && isImportedObject(holder) ? Object.entries(holder) : [])
    if (lost !== value) notes.leaveOut(notes.sourceOf(holder, [key]), ONE_VALUE);
  setAt(site, to, value);
  const target = getAt(site, to.slice(0, -1));
  if (isImportedObject(target)) notes.traceKey(target, String(to.at(-1)), source);
  notes.changed(source, `${writePath(source)} is now ${writePath(to)}`);
}

const ONE_VALUE = 'site.json has one value for both.';

const REPOSITORY = /^https?:\/\/github\.com\/[^/?#]+\/[^/?#]+\/?$/i;

/** Makes `topbarCtaButton` complete: a lone URL is one, and a link without a text gets one, or is the repository it leads to. */
export function shapeButton(site: ImportedObject, notes: Notebook): void {
  const source = notes.sourceOf(site, ['topbarCtaButton']);
  if (typeof site['topbarCtaButton'] === 'string') {
    site['topbarCtaButton'] = { url: site['topbarCtaButton'] };
    notes.trace(site['topbarCtaButton'], source);
    notes.changed(source, 'topbarCtaButton.url is the URL', 'The button has a URL and a name.');
  }
  const button = site['topbarCtaButton'];
  if (!isImportedObject(button)) return;
  const hasName = typeof button['name'] === 'string' && button['name'] !== '';
  const isLink = typeof button['type'] !== 'string' || button['type'].toLowerCase() !== 'github';
  if (hasName || !isLink) return;
  if (typeof button['url'] === 'string' && REPOSITORY.test(button['url'])) {
    const { url } = button;
    delete button['name'];
    Object.assign(button, { type: 'github', url });
    notes.added(source, 'topbarCtaButton.type is "github"', 'It has no name and leads to a repository.');
    return;
  }
  button['name'] = 'Get started';
  notes.added(source, 'topbarCtaButton.name is "Get started"', 'A button needs a text.');
}

/**
 * Makes `footerSocials` an object of platforms: a list of `{ type, url }` becomes one, and a platform that has no icon
 * becomes a link of the footer.
 */
export function shapeSocials(site: ImportedObject, notes: Notebook): void {
  const source = notes.sourceOf(site, ['footerSocials']);
  const given = site['footerSocials'];
  if (Array.isArray(given)) {
    const pairs = given.flatMap((item: unknown, index): readonly (readonly [string, unknown])[] => {
      const platform = isImportedObject(item)
        ? (item['type'] ?? item['name'] ?? item['platform'])
        : undefined;
      if (isImportedObject(item) && typeof platform === 'string')
        return [[platform, item['url'] ?? item['href']]];
      notes.note('left-out', [...source, index], `footerSocials[${index}]`, 'It names no platform.');
      return [];
    });
    site['footerSocials'] = Object.fromEntries(pairs);
    notes.trace(site['footerSocials'], source);
    notes.changed(source, 'footerSocials is an object', 'It gives each platform its URL.');
  }
  const socials = site['footerSocials'];
  if (!isImportedObject(socials)) return;
  const plain = (word: string) => word.toLowerCase().replace(/[-_ ]/g, '');
  for (const [platform, url] of Object.entries(socials)) {
    if (Object.hasOwn(SOCIAL_PLATFORMS, platform)) continue;
    const isKnown = Object.keys(SOCIAL_PLATFORMS).some((name) => plain(name) === plain(platform));
    if (
      isKnown ||
      Object.hasOwn(OTHER_NAMES['footerSocials'] ?? {}, platform) ||
      typeof url !== 'string' ||
      url === ''
    )
      continue;
    delete socials[platform];
    addFooterLink(site, platform, url);
    const what = `footer.links has "${nameLink(platform)}"`;
    notes.changed([...source, platform], what, 'It has no icon among footerSocials, so it is a link.');
  }
}

function addFooterLink(site: ImportedObject, platform: string, url: string): void {
  const footer = isImportedObject(site['footer']) ? site['footer'] : {};
  const columns: unknown[] = Array.isArray(footer['links']) ? footer['links'] : [];
  footer['links'] = [...columns, { title: '', links: [{ label: nameLink(platform), url }] }];
  site['footer'] = footer;
}

function nameLink(platform: string): string {
  return platform.charAt(0).toUpperCase() + platform.slice(1).replace(/[-_]/g, ' ');
}

/** Fields that name one file of the site each. */
const FILES: readonly JsonPath[] = [
  ['logo'],
  ['logo', 'light'],
  ['logo', 'dark'],
  ['favicon'],
  ['favicon', 'light'],
  ['favicon', 'dark'],
  ['backgroundImage'],
  ['backgroundImage', 'light'],
  ['backgroundImage', 'dark'],
  ['font', 'url'],
  ['font', 'headings', 'url'],
  ['font', 'body', 'url'],
];

/** Takes `public/` off the paths of files: Octavo serves what is in it at the root of the site. */
export function shapePublicPaths(site: ImportedObject, notes: Notebook): void {
  for (const path of FILES) {
    const value = getAt(site, path);
    if (typeof value !== 'string' || !/^\/?public\/./.test(value)) continue;
    const made = value.replace(/^\/?public\/+/, '/');
    setAt(site, path, made);
    const what = `${writePath(path)} is "${made}"`;
    notes.changed(notes.sourceOf(site, path), what, 'public/ is served at the root of the site.');
  }
}
