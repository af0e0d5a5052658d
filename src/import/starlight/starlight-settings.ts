import { SOCIAL_PLATFORMS } from '../../config/schema/publishing.ts';
import { isObject, type JsonObject, readObject, readText, toList } from '../../lib/json/json-value.ts';
import type { ImportedObject } from '../draft.ts';
import { writeEditUrl } from '../project/edit-url.ts';
import type { ImportLog } from '../project/import-log.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { Call, Unread } from '../project/script-values.ts';
import { writeAlgoliaProvider, writeTypesenseProvider } from '../project/write-provider.ts';
import type { PageAddresses } from './page-addresses.ts';
import type { StarlightSettings } from './read-starlight.ts';

/** Options that say how Starlight builds, and those that are read where pages are. */
const READ = new Set(
  'title description logo favicon social sidebar editLink customCss head locales defaultLocale expressiveCode titleDelimiter prerender pagefind credits disable404Route pagination markdown'.split(
    ' ',
  ),
);

const LOST: Readonly<Record<string, string>> = {
  lastUpdated: 'Pages do not say when they were changed.',
  tableOfContents: 'The table of contents has headings of the second and third level.',
  components: 'A component of Astro in "components/" of the site can replace a part of every page.',
  plugins: 'Octavo has no plugins of Starlight.',
  routeMiddleware: 'Octavo does not run it.',
};

/** Themes of Expressive Code that Shiki has by another name, or that are Starlight's own. */
const PLATFORMS: Readonly<Record<string, string>> = {
  'x.com': 'x',
  twitter: 'twitter',
  blueSky: 'bluesky',
  bluesky: 'bluesky',
};

/** Writes the settings of a site of Starlight but for its navigation and its languages. */
export function writeStarlightSettings(
  files: ProjectFiles,
  settings: StarlightSettings,
  addresses: PageAddresses,
  log: ImportLog,
): ImportedObject {
  const { config, options, placeOf } = settings;
  const site: ImportedObject = {};
  const lost = (key: string, why?: string) => log.note('left-out', placeOf(options, key), key, why);
  for (const [key, value] of Object.entries(options)) {
    if (value instanceof Unread || value instanceof Call) {
      if (key !== 'sidebar') lost(key, 'Only running the program would tell what it is.');
    } else if (key === 'plugins') {
      if (writePlugins(value, settings, site, log)) lost(key, LOST[key]);
    } else if (Object.hasOwn(LOST, key)) {
      if (value !== false && !(Array.isArray(value) && value.length === 0)) lost(key, LOST[key]);
    } else if (!READ.has(key)) lost(key, 'Octavo has nothing that it belongs to.');
  }
  const { title } = options;
  site['name'] =
    readText(title) ??
    Object.values(readObject(title)).find((one) => typeof one === 'string') ??
    'Documentation';
  const favicon = readText(options['favicon']) ?? '/favicon.svg';
  if (Object.hasOwn(options, 'favicon') || files.paths.includes('public/favicon.svg'))
    site['favicon'] = `/${favicon.replace(/^\/+/, '')}`;
  const url = readText(config['site']);
  const base = readText(config['base']) ?? '';
  if (url !== undefined)
    site['siteUrl'] = `${url.replace(/\/+$/, '')}/${base.replace(/^\/+|\/+$/g, '')}`.replace(/\/+$/, '');
  writeLogo(settings, addresses, site, log);
  writeColors(files, options, site, log);
  writeCodeThemes(options, site, settings, log);
  const description = readText(options['description']);
  if (description !== undefined) site['metadata'] = { description };
  const head = toList(options['head']).flatMap((entry, index) => {
    const { tag, attrs, content } = readObject(entry);
    if (typeof tag === 'string' && /^(?:meta|link|script|style)$/.test(tag))
      return [
        {
          tag,
          attributes: readAttributes(attrs),
          ...(typeof content === 'string' && content !== '' ? { text: content } : {}),
        },
      ];
    log.note(
      'left-out',
      placeOf(options['head'], index),
      'a tag of head',
      'The head takes meta, link, script and style.',
    );
    return [];
  });
  if (head.length > 0) site['head'] = head;
  const edit = readObject(options['editLink']);
  if (Object.hasOwn(edit, 'baseUrl'))
    writeEditUrl(readText(edit['baseUrl']), placeOf(edit, 'baseUrl'), site, log);
  writeSocial(settings, site, log);
  writeRedirects(settings, site, log);
  return site;
}

/** Writes the search service that a plugin names; gives whether there are others. */
function writePlugins(
  plugins: unknown,
  { placeOf }: StarlightSettings,
  site: ImportedObject,
  log: ImportLog,
): boolean {
  const others = toList(plugins).filter((plugin, index) => {
    if (!(plugin instanceof Call)) return true;
    const { from = '', given } = plugin;
    const service = { name: from, options: readObject(given[0]), place: placeOf(plugins, index), placeOf };
    if (from === '@astrojs/starlight-docsearch') writeAlgoliaProvider(service, site, log);
    else if (from === 'starlight-docsearch-typesense') writeTypesenseProvider(service, site, log);
    else return true;
    return false;
  });
  return others.length > 0;
}

function readAttributes(attributes: unknown): JsonObject {
  const entries = Object.entries(readObject(attributes)).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'boolean',
  );
  return Object.fromEntries(entries);
}

function writeLogo(
  { file, options, placeOf }: StarlightSettings,
  addresses: PageAddresses,
  site: ImportedObject,
  log: ImportLog,
): void {
  const logo = readObject(options['logo']);
  const find = (key: string): string | undefined => {
    const path = readText(logo[key]);
    const found = path === undefined ? undefined : addresses.findFile(path, file);
    if (path !== undefined && found === undefined)
      log.note('left-out', placeOf(logo, key), `logo.${key}`, 'There is no such file.');
    return found === undefined ? undefined : addresses.copy(found);
  };
  const [src, light, dark] = [find('src'), find('light'), find('dark')];
  if (src !== undefined) site['logo'] = src;
  else if (light !== undefined && dark !== undefined) site['logo'] = { light, dark };
  if (site['logo'] !== undefined && logo['replacesTitle'] !== true)
    log.note(
      'left-out',
      placeOf(options, 'title'),
      'the title beside the logo',
      'The topbar has the logo, or without it the name.',
    );
}

function writeColors(files: ProjectFiles, options: JsonObject, site: ImportedObject, log: ImportLog): void {
  for (const sheet of toList(options['customCss'])) {
    const path = typeof sheet === 'string' ? sheet.replace(/^\.?\/+/, '') : '';
    const css = files.texts.get(path);
    if (css === undefined) continue;
    const place = { file: path, line: 1, column: 1 };
    const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
    const light = /\[data-theme=(?:'light'|"light"|light)\][^{]*\{([^}]*)\}/.exec(plain)?.[1] ?? '';
    const dark = plain.replace(/\[data-theme=(?:'light'|"light"|light)\][^{]*\{[^}]*\}/g, '');
    const find = (text: string) => /--sl-color-accent:\s*(#[0-9a-f]{3}(?:[0-9a-f]{3})?)\b/i.exec(text)?.[1];
    const [inDark, inLight] = [find(dark), find(light)];
    const primary = inLight ?? inDark;
    if (primary !== undefined) {
      site['colors'] = { primary, ...(inDark === undefined || inDark === primary ? {} : { light: inDark }) };
      log.note('changed', place, '--sl-color-accent is colors.primary');
    }
    const rest = plain
      .replace(/--sl-color-accent[\w-]*:[^;]*;/g, '')
      .replace(/[^{}]*\{\s*\}/g, '')
      .trim();
    if (rest !== '')
      log.note(
        'left-out',
        place,
        'the other rules of the style sheet',
        'They are for the classes of Starlight.',
      );
  }
}

function writeCodeThemes(
  options: JsonObject,
  site: ImportedObject,
  { placeOf }: StarlightSettings,
  log: ImportLog,
): void {
  const code = readObject(options['expressiveCode']);
  const { themes } = code;
  const names = toList(themes).filter((one) => typeof one === 'string' && one !== 'starlight');
  const [first, second] = names;
  if (typeof first === 'string') {
    const lightOf = (one: unknown) => typeof one === 'string' && /light|day|latte|dawn|lotus/i.test(one);
    const light = names.find(lightOf) ?? second ?? first;
    site['codeBlock'] = { theme: { light, dark: names.find((one) => one !== light) ?? first } };
  }
  for (const key of Object.keys(code))
    if (key !== 'themes')
      log.note(
        'left-out',
        placeOf(code, key),
        `expressiveCode.${key}`,
        'Blocks of code look as Octavo has them.',
      );
}

function writeSocial({ options, placeOf }: StarlightSettings, site: ImportedObject, log: ImportLog): void {
  const { social } = options;
  const entries = Array.isArray(social)
    ? social.map((entry, index) => ({ ...readObject(entry), place: placeOf(social, index) }))
    : Object.entries(readObject(social)).map(([icon, href]) => ({
        icon,
        href,
        label: icon,
        place: placeOf(social, icon),
      }));
  const socials: Record<string, string> = {};
  const links: ImportedObject[] = [];
  for (const entry of entries) {
    const { icon, href, label } = readObject(entry);
    if (typeof icon !== 'string' || typeof href !== 'string') continue;
    const platform = Object.hasOwn(PLATFORMS, icon) ? (PLATFORMS[icon] ?? icon) : icon;
    if (Object.hasOwn(SOCIAL_PLATFORMS, platform)) socials[platform] = href;
    else links.push({ name: readText(label) ?? icon, url: href });
  }
  if (links.length > 0) site['topbarLinks'] = links;
  if (Object.keys(socials).length > 0) {
    site['footerSocials'] = socials;
    log.note('changed', placeOf(options, 'social'), 'the social accounts are in the footer');
  }
}

/** Redirects of Astro: paths with their targets, or objects with `status` and `destination`. */
function writeRedirects({ config, placeOf }: StarlightSettings, site: ImportedObject, log: ImportLog): void {
  const given = readObject(config['redirects']);
  const redirects = Object.entries(given).flatMap(([source, target]) => {
    const destination = readText(target) ?? readText(readObject(target)['destination']);
    if (destination === undefined) return [];
    const write = (path: string) =>
      path.replace(/\[\.\.\.([\w-]+)\]/g, ':$1*').replace(/\[([\w-]+)\]/g, ':$1');
    const { status } = readObject(target);
    return [
      {
        source: write(source),
        destination: write(destination),
        ...(status === 302 || status === 307 ? { permanent: false } : {}),
      },
    ];
  });
  if (redirects.length > 0) site['redirects'] = redirects;
  const others = toList(config['integrations']).flatMap((one, index) =>
    one instanceof Call && one.from !== '@astrojs/starlight' ? [{ one, index }] : [],
  );
  for (const { one, index } of others)
    if (!/sitemap|mdx|react|preact|markdoc|tailwind|partytown/.test(one.from ?? ''))
      log.note(
        'left-out',
        placeOf(config['integrations'], index),
        one.from ?? one.name,
        'It is a part of an Astro project; see "octavo()" in an astro.config.',
      );
}

/** Whether an option is an object that is written out. */
export function objectOption(options: JsonObject, key: string): JsonObject {
  const value = options[key];
  return isObject(value) && !(value instanceof Unread) && !(value instanceof Call) ? value : {};
}
