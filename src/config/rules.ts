import { isObject, type JsonObject, readObject, toList } from '../lib/json/json-value.ts';
import { listUrlSecrets } from '../problem/url-secrets.ts';
import { checkHead } from './head-rules.ts';
import type { JsonPath } from './json-tree.ts';
import {
  at,
  configFinding,
  type LocatedFinding,
  lacksForType,
  linkWithoutName,
  logoWithoutPath,
} from './problems.ts';
import { siteSchema } from './schema/site-schema.ts';
import { isPostable } from './schema/values.ts';
import { findConfigSchema, readNotes } from './schema-tree.ts';

/** What the fields of a file say about each other; the file may hold anything, and wrong types are passed over. */
export function checkRules(site: unknown): readonly LocatedFinding[] {
  const file = readObject(site);
  return [
    ...checkLogo(file.logo),
    ...checkButton(file.topbarCtaButton, ['topbarCtaButton']),
    ...toList(file.languages).flatMap((one, index) =>
      checkButton(readObject(one).topbarCtaButton, ['languages', index, 'topbarCtaButton']),
    ),
    ...checkVersions(file),
    ...checkLanguages(file),
    ...checkSections(file),
    ...checkMembership(file),
    ...checkAuth(readObject(file.api).auth),
    ...checkFonts(file.font),
    ...checkFeedback(file.feedback),
    ...checkSearchProvider(readObject(file.search).provider),
    ...checkHead(file.head),
    ...checkVariables(file.variables, ['variables'], '-'),
    ...checkVariables(readObject(file.api).variables, ['api', 'variables'], '_-'),
    ...checkUrlSecrets(file),
  ];
}

function ignore(path: JsonPath, reason: string, hint: string): LocatedFinding {
  return at(path, configFinding('ignored-field', path, reason, hint), 'key');
}

/** Names of variables that no page can write between its braces: they have letters, digits and these signs. */
function checkVariables(variables: unknown, path: JsonPath, signs: '-' | '_-'): readonly LocatedFinding[] {
  const isName = signs === '-' ? /^[A-Za-z\d][A-Za-z\d-]*$/ : /^[A-Za-z\d][\w-]*$/;
  return Object.keys(readObject(variables))
    .filter((name) => !isName.test(name))
    .map((name) =>
      ignore(
        [...path, name],
        `the name of a variable has letters, digits${signs === '-' ? ' and hyphens' : ', hyphens and underscores'} alone`,
        `Write for example "${name.replace(/[^A-Za-z\d]+/g, '-').replace(/^-|-$/g, '') || 'version'}".`,
      ),
    );
}

function checkLogo(logo: unknown): readonly LocatedFinding[] {
  if (!isObject(logo)) return [];
  const { light, dark } = logo;
  const path = ['logo'];
  if (light === undefined && dark === undefined) return [at(path, logoWithoutPath)];
  if (light === undefined) return [at(path, configFinding('logo-mode', path, 'light', 'dark'))];
  return dark === undefined ? [at(path, configFinding('logo-mode', path, 'dark', 'light'))] : [];
}

function checkButton(button: unknown, path: JsonPath): readonly LocatedFinding[] {
  if (!isObject(button)) return [];
  const type = button.type ?? 'link';
  if (type === 'link') return 'name' in button ? [] : [at(path, linkWithoutName(path))];
  if (type !== 'github') return [];
  const url = button.url;
  const isRepository = typeof url !== 'string' || /^https?:\/\/[^/]+\/[^/?#]+\/[^/?#]+/.test(url);
  return [
    ...['name', 'style', 'arrow']
      .filter((key) => key in button)
      .map((key) =>
        ignore(
          [...path, key],
          'the type of the button is "github"',
          `Remove "${key}", or write "type": "link".`,
        ),
      ),
    ...(isRepository ? [] : [at([...path, 'url'], configFinding('repository-url', [...path, 'url'], url))]),
  ];
}

/** The URL of a tab, an anchor or a product that is a link to another site. */
const leadsOut = /^[a-z][a-z0-9+.-]*:|^\/\//i;

function checkSections(file: JsonObject): readonly LocatedFinding[] {
  const hidden = ['tabs', 'anchors'].flatMap((kind) =>
    toList(file[kind]).flatMap((section, index) => {
      const { url, isDefaultHidden } = readObject(section);
      if (isDefaultHidden !== true || typeof url !== 'string' || !leadsOut.test(url)) return [];
      const path = [kind, index, 'isDefaultHidden'];
      const reason = 'its url leads out of the site, so that no page is inside it';
      return [ignore(path, reason, 'Remove it, or give the path of pages as "url".')];
    }),
  );
  const tabs = toList(file.tabs);
  if (!('primaryTab' in file) || tabs.length > 0) return hidden;
  return [...hidden, ignore(['primaryTab'], 'there are no tabs', 'Add "tabs", or remove it.')];
}

/** Tabs, anchors and products that something names, and that are not there. */
function checkMembership(file: JsonObject): readonly LocatedFinding[] {
  const kinds = [
    ['tab', file.tabs, readObject(file.primaryTab), ['navigation']],
    ['anchor', file.anchors, readObject(file.topAnchor), ['navigation']],
    ['product', file.products, { name: undefined }, ['navigation', 'tabs', 'anchors']],
  ] as const;
  return kinds.flatMap(([kind, sections, { name: leadName = 'Documentation' }, users]) => {
    const uses = users.flatMap((key) => listUses(file[key], [key], kind));
    if (uses.length === 0) return [];
    const names = toList(sections)
      .map(readObject)
      .filter(({ url }) => typeof url !== 'string' || !leadsOut.test(url))
      .map(({ name }) => name);
    const declared = [...(kind === 'product' ? [] : [leadName]), ...names].filter(
      (name) => typeof name === 'string',
    );
    return uses
      .filter(({ value }) => !declared.includes(value))
      .map(({ path, value }) => at(path, configFinding('unknown-section', path, kind, value, declared)));
  });
}

function checkAuth(value: unknown): readonly LocatedFinding[] {
  const { method, name } = readObject(value);
  if (method !== 'basic' || typeof name !== 'string' || name.includes(':')) return [];
  const path = ['api', 'auth', 'name'];
  return [at(path, configFinding('basic-auth-name', path, name))];
}

function checkFonts(value: unknown): readonly LocatedFinding[] {
  const font = readObject(value);
  const given = ['family', 'weight', 'url', 'format'].filter((key) => key in font);
  if ('headings' in font && 'body' in font)
    return given.map((key) =>
      ignore(['font', key], 'both "headings" and "body" are given', `Remove "${key}".`),
    );
  if ('family' in font) return [];
  return given.map((key) => ignore(['font', key], 'no "family" is given with it', 'Add "family".'));
}

function checkFeedback(value: unknown): readonly LocatedFinding[] {
  const feedback = readObject(value);
  if (feedback.thumbsRating === true)
    return typeof feedback.url === 'string' && isPostable(feedback.url)
      ? []
      : [
          ignore(
            ['feedback', 'thumbsRating'],
            'no "url" is given to post the answers to',
            'Add "url": "https://example.com/feedback", or remove it.',
          ),
        ];
  if (!('url' in feedback)) return [];
  return [ignore(['feedback', 'url'], '"thumbsRating" is not on', 'Add "thumbsRating": true, or remove it.')];
}

/** What each search service needs. */
const providerFields = { algolia: ['appId', 'indexName'], typesense: ['nodes', 'collectionName'] } as const;

function checkSearchProvider(value: unknown): readonly LocatedFinding[] {
  const provider = readObject(value);
  const { type } = provider;
  if (type !== 'algolia' && type !== 'typesense') return [];
  const path = ['search', 'provider'];
  const other = type === 'algolia' ? 'typesense' : 'algolia';
  const lacking = providerFields[type].filter((key) => !(key in provider));
  return [
    ...lacking.map((key) => {
      const schema = findConfigSchema(siteSchema, [...path, key]) ?? siteSchema;
      const { description, examples } = readNotes(schema);
      return at(path, lacksForType([...path, key], type, examples[0], description));
    }),
    ...providerFields[other]
      .filter((key) => key in provider)
      .map((key) =>
        ignore(
          [...path, key],
          `the type of the provider is "${type}"`,
          `Remove "${key}", or write "type": "${other}".`,
        ),
      ),
  ];
}

function checkUrlSecrets(file: JsonObject): readonly LocatedFinding[] {
  const check = (path: JsonPath, value: unknown, use: 'fetched' | 'shown'): readonly LocatedFinding[] => {
    if (Array.isArray(value)) return value.flatMap((one, index) => check([...path, index], one, use));
    const secrets = typeof value === 'string' ? listUrlSecrets(value) : [];
    return secrets.length > 0 ? [at(path, configFinding('url-secret', path, secrets, use))] : [];
  };
  return [
    ...check(['openapi'], file.openapi, 'fetched'),
    ...['tabs', 'anchors', 'products'].flatMap((kind) =>
      toList(file[kind]).flatMap((section, index) =>
        check([kind, index, 'openapi'], readObject(section).openapi, 'fetched'),
      ),
    ),
    ...check(['siteUrl'], file.siteUrl, 'shown'),
    ...check(['api', 'baseUrl'], readObject(file.api).baseUrl, 'shown'),
    ...check(['repository', 'url'], readObject(file.repository).url, 'shown'),
    ...check(['search', 'provider', 'nodes'], readObject(readObject(file.search).provider).nodes, 'shown'),
  ];
}

/** Versions that are used but not declared, declared twice, or default twice. */
function checkVersions(file: JsonObject): readonly LocatedFinding[] {
  const entries = toList(file.versions).map((entry) =>
    typeof entry === 'string' ? { name: entry } : readObject(entry),
  );
  const names = entries.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  const uses = ['navigation', 'anchors', 'tabs', 'products'].flatMap((key) =>
    listUses(file[key], [key], 'version'),
  );
  const declared = new Set(names);
  const unknown = uses.filter(({ value }) => !declared.has(value));
  return [
    ...checkEntries(entries),
    ...unknown.map(({ path, value }) => at(path, configFinding('unknown-version', path, value, names))),
  ];
}

function checkEntries(entries: readonly JsonObject[]): readonly LocatedFinding[] {
  const seen = new Set<unknown>();
  const firstDefault = entries.findIndex((entry) => entry.default === true);
  return entries.flatMap((entry, index) => {
    const { name } = entry;
    const path = ['versions', index];
    const isRepeated = typeof name === 'string' && seen.has(name);
    seen.add(name);
    const repeated = isRepeated ? [at(path, configFinding('repeated-version', path, name))] : [];
    if (entry.default !== true || index === firstDefault) return repeated;
    const reason = 'an earlier version is the default';
    return [...repeated, ignore([...path, 'default'], reason, 'Remove one of the two.')];
  });
}

/** Languages that are used but not declared, declared twice, or default twice; a language beside them. */
function checkLanguages(file: JsonObject): readonly LocatedFinding[] {
  const entries = toList(file.languages).map((entry) =>
    typeof entry === 'string' ? { language: entry } : readObject(entry),
  );
  const tags = entries.flatMap(({ language }) => (typeof language === 'string' ? [language] : []));
  const uses = [
    ...['navigation', 'anchors', 'tabs', 'products', 'topbarLinks'].flatMap((key) =>
      listUses(file[key], [key], 'language'),
    ),
    ...listUses(readObject(file.footer).links, ['footer', 'links'], 'language'),
  ];
  const declared = new Set(tags.map((tag) => tag.toLowerCase()));
  const unknown = uses.filter(({ value }) => !declared.has(value.toLowerCase()));
  const firstDefault = entries.findIndex((entry) => 'default' in entry && entry.default === true);
  const seen = new Set<string>();
  const repeated = entries.flatMap((entry, index) => {
    const path = ['languages', index];
    const tag = typeof entry.language === 'string' ? entry.language.toLowerCase() : undefined;
    const isRepeated = tag !== undefined && seen.has(tag);
    if (tag !== undefined) seen.add(tag);
    const isSecond = 'default' in entry && entry.default === true && index !== firstDefault;
    return [
      ...(isRepeated
        ? [ignore(path, 'an earlier entry has the same language', 'Remove one of the two.')]
        : []),
      ...(isSecond
        ? [ignore([...path, 'default'], 'an earlier language is the default', 'Remove one of the two.')]
        : []),
      ...checkFolder(entry, entries.slice(0, index), [...path, 'folder']),
    ];
  });
  const main = (tags[firstDefault] ?? tags[0])?.toLowerCase();
  const isSaidTwice = typeof file.language === 'string' && file.language.toLowerCase() === main;
  const beside =
    tags.length > 0 && 'language' in file && !isSaidTwice
      ? [
          ignore(
            ['language'],
            '"languages" says it',
            'Remove it; the default language is the first of "languages".',
          ),
        ]
      : [];
  return [
    ...repeated,
    ...beside,
    ...unknown.map(({ path, value }) => at(path, configFinding('unknown-language', path, value, tags))),
  ];
}

/** Whether the folder of a language, an entry of `languages`, is one that only its pages can be in. */
function checkFolder(
  entry: JsonObject,
  earlier: readonly JsonObject[],
  path: JsonPath,
): readonly LocatedFinding[] {
  const { folder } = entry;
  if (typeof folder !== 'string') return [];
  if (folder.includes('/'))
    return [
      ignore(
        path,
        'it is not the name of one folder',
        `Write "${folder.split('/').findLast(Boolean) ?? entry.language}".`,
      ),
    ];
  const nameOf = (one: JsonObject) => String(one.folder ?? one.language).toLowerCase();
  return earlier.some((one) => nameOf(one) === nameOf(entry))
    ? [ignore(path, 'an earlier language has the same folder', 'Give each language a folder of its own.')]
    : [];
}

/** Every text under a key in a list of groups, tabs, anchors or products, with its path. */
function listUses(
  list: unknown,
  path: JsonPath,
  key: 'version' | 'language' | 'tab' | 'anchor' | 'product',
): readonly { readonly path: JsonPath; readonly value: string }[] {
  return toList(list).flatMap((item, index) => {
    // A page of a group: nothing is under it.
    if (typeof item === 'string') return [];
    const { [key]: value, pages } = readObject(item);
    const here = [...path, index];
    const inside = listUses(pages, [...here, 'pages'], key);
    return typeof value === 'string' ? [{ path: [...here, key], value }, ...inside] : inside;
  });
}
