import { findNearest } from '../../lib/text/nearest.ts';

const DIVISIONS = 'tabs anchors dropdowns products versions languages groups pages openapi asyncapi';
const LINK = 'icon iconType color href hidden description';

/** The keys of a `docs.json` by what holds them; parts of the navigation by the key that names them. */
const KNOWN_KEYS: Readonly<Record<string, string>> = {
  '':
    '$schema $ref theme name description colors logo favicon thumbnails styling icons fonts appearance background ' +
    'navbar navigation interaction metadata footer banner redirects errors contextual api seo search integrations variables',
  api: 'openapi asyncapi params playground examples mdx url',
  'api.mdx': 'auth server',
  appearance: 'default strict',
  background: 'image decoration color',
  footer: 'socials links',
  navbar: 'links primary',
  seo: 'metatags indexing',
  styling: 'eyebrows codeblocks latex',
  navigation: `global ${DIVISIONS}`,
  global: DIVISIONS,
  tab: `tab menu global ${LINK} ${DIVISIONS}`,
  item: `item ${LINK} ${DIVISIONS}`,
  anchor: `anchor ${LINK} ${DIVISIONS}`,
  dropdown: `dropdown ${LINK} ${DIVISIONS}`,
  product: `product ${LINK} ${DIVISIONS}`,
  version: `version default href hidden tag ${DIVISIONS}`,
  language: `language default href hidden banner footer navbar ${DIVISIONS}`,
};

/** Why a key that nothing reads is left out, with the nearest key of the format. */
export function explainUnknownKey(holder: string, key: string): string {
  const known = Object.hasOwn(KNOWN_KEYS, holder) ? (KNOWN_KEYS[holder]?.split(' ') ?? []) : [];
  const nearest = known.includes(key) ? undefined : findNearest(key, known);
  return nearest === undefined
    ? 'site.json has no such field.'
    : `docs.json has no such field; the nearest is "${nearest}".`;
}
