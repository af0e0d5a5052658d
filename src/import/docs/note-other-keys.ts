import type { JsonPath } from '../../config/json-tree.ts';
import { writePath } from '../../config/json-words.ts';
import type { Json } from '../../config/loose-json.ts';
import type { Notebook } from '../draft.ts';
import { explainUnknownKey } from './known-keys.ts';

/** Keys of any part of the navigation that hold parts and documents. */
const INNER = 'tabs anchors dropdowns products menu versions languages groups pages openapi asyncapi'.split(
  ' ',
);

/** Keys that are read besides, by the key that names the part. */
const READ: Readonly<Record<string, readonly string[]>> = {
  navigation: ['global'],
  version: ['version', 'default', 'href'],
  language: ['language', 'default'],
};

const SECTION = 'icon iconType color href hidden description'.split(' ');

/** What a part of the navigation loses, each with why. */
const WHY: Readonly<Record<string, string>> = {
  'version.tag': 'Versions have no tags.',
  'version.hidden': 'Every version is in the menu of versions.',
  'language.hidden': 'A site has one language.',
  'language.href': 'A site has one language.',
  'language.banner': 'Write <Banner> on the pages instead; Octavo has no banner for all of them.',
  'language.footer': 'A site has one footer, "footer".',
  'language.navbar': 'A site has one topbar, "topbarLinks".',
};

/** Names each key of a part of the navigation that is not read; `kind` is the key that names such parts. */
export function noteOtherKeys(part: Json, kind: string, source: JsonPath, notes: Notebook): void {
  const read = new Set([...INNER, ...(READ[kind] ?? (kind === 'global' ? [] : [kind, ...SECTION]))]);
  for (const key of Object.keys(part)) {
    if (read.has(key)) continue;
    const why = WHY[`${kind}.${key}`] ?? explainUnknownKey(kind, key);
    notes.note('left-out', [...source, key], writePath([...source, key]), why);
  }
}
