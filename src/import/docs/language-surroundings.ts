import { quoteValue } from '../../config/json-words.ts';
import { getAt, type ImportedObject, isImportedObject, type Notebook } from '../draft.ts';
import type { DocsNavigation } from './navigation-scope.ts';
import { readLinks } from './settings-table.ts';

type DocsLanguage = DocsNavigation['languages'][number];

/**
 * The links of the topbar and the columns of the footer of a site in which languages have their own, each with its `language`; those
 * of the whole site are of all languages that have none. `settings` are the ones that were moved. Accounts are shown in every
 * language.
 */
export function readSurroundings(
  settings: Readonly<ImportedObject>,
  languages: readonly DocsLanguage[],
  notes: Notebook,
): ImportedObject {
  if (languages.length === 1) return readAlone(languages[0], notes);
  const links = spread(languages, settings['topbarLinks'], ['navbar', 'links'], notes);
  const columns = spread(languages, getAt(settings, ['footer', 'links']), ['footer', 'links'], notes);
  const socials = joinSocials(settings['footerSocials'], languages, notes);
  return {
    ...(links === undefined ? {} : { topbarLinks: readLinks(links) }),
    ...(columns === undefined ? {} : { footer: { links: columns } }),
    ...(socials === undefined ? {} : { footerSocials: socials }),
  };
}

/** What the only language says is said of the site. */
function readAlone(language: DocsLanguage | undefined, notes: Notebook): ImportedObject {
  const { navbar, footer, source = [] } = language ?? {};
  const found: readonly (readonly [name: string, value: unknown, part: 'navbar' | 'footer'])[] = [
    ['topbarLinks', readLinks(getAt(navbar, ['links'])), 'navbar'],
    ['topbarCtaButton', getAt(navbar, ['primary']), 'navbar'],
    ['footerSocials', getAt(footer, ['socials']), 'footer'],
    ['footer', wrapLinks(getAt(footer, ['links'])), 'footer'],
  ];
  const site: ImportedObject = {};
  for (const [name, value, part] of found) {
    if (value === undefined) continue;
    notes.trace(value, [...source, part]);
    site[name] = value;
    notes.noteOnce('changed', [...source, part], `${part} of the only language is that of the site`);
  }
  return site;
}

function wrapLinks(links: unknown): ImportedObject | undefined {
  return links === undefined ? undefined : { links };
}

/** The items of a list of all languages; undefined where no language has items of its own. */
function spread(
  languages: readonly DocsLanguage[],
  shared: unknown,
  [part, key]: readonly ['navbar' | 'footer', string],
  notes: Notebook,
): readonly unknown[] | undefined {
  const own = languages.map((language) => [language, getAt(language[part], [key])] as const);
  if (own.every(([, items]) => !Array.isArray(items))) return undefined;
  return own.flatMap(([{ language, source }, items]) => {
    const isOwn = Array.isArray(items);
    const list: readonly unknown[] = isOwn ? items : Array.isArray(shared) ? shared : [];
    if (isOwn)
      notes.changed([...source, part, key], `${part}.${key} in ${quoteValue(language)} say their language`);
    return list.flatMap((item, index) => {
      if (!isImportedObject(item)) return [];
      const named = { ...item, language };
      notes.trace(named, isOwn ? [...source, part, key, index] : notes.originOf(item));
      return [named];
    });
  });
}

function joinSocials(
  shared: unknown,
  languages: readonly DocsLanguage[],
  notes: Notebook,
): ImportedObject | undefined {
  const all = isImportedObject(shared) ? { ...shared } : {};
  const before = Object.keys(all).length;
  for (const { footer, source } of languages) {
    const socials = getAt(footer, ['socials']);
    if (!isImportedObject(socials)) continue;
    const place = [...source, 'footer', 'socials'];
    for (const [platform, url] of Object.entries(socials)) {
      if (all[platform] === undefined) {
        all[platform] = url;
        notes.changed([...place, platform], `${platform} is in the footer of every language`);
      } else if (all[platform] !== url)
        notes.leaveOut([...place, platform], 'An account is the same in every language.');
    }
  }
  return Object.keys(all).length === before ? undefined : all;
}
