import { isObject, type JsonObject, readObject, readText, toList } from '../../lib/json/json-value.ts';
import type { ImportedObject } from '../draft.ts';
import { htmlToMarkdown } from '../pages/html-to-markdown.ts';
import { writeEditUrl } from '../project/edit-url.ts';
import type { ImportLog } from '../project/import-log.ts';
import { joinPath, type ProjectFiles } from '../project/project-files.ts';
import { Call, Unread } from '../project/script-values.ts';
import { writeAlgoliaProvider, writeTypesenseProvider } from '../project/write-provider.ts';
import { LOST_DOCS_OPTIONS, OWN_PLUGINS, PRESET_OPTIONS, THEME_OPTIONS } from './options-table.ts';
import { type DocusaurusSettings, objectAt, textAt } from './read-settings.ts';

/** Keys that say how Docusaurus builds, which Octavo does by itself. */
const NOT_NEEDED = new Set([
  'future',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'trailingSlash',
  'noIndex',
  'staticDirectories',
  'markdown',
  'ssrTemplate',
  'clientModules',
  'customFields',
  'organizationName',
  'projectName',
  'deploymentBranch',
  'githubHost',
  'githubPort',
  'storage',
  'titleDelimiter',
  'baseUrlIssueBanner',
  'webpack',
]);

/** Keys that are read here or where pages are. */
const READ = new Set(
  'title tagline favicon url baseUrl i18n presets plugins themes themeConfig headTags scripts stylesheets'.split(
    ' ',
  ),
);

/** Prism's themes by the names that code of a configuration has for them, and Shiki's that look like them. */
const CODE_THEMES: Readonly<Record<string, string>> = {
  dracula: 'dracula',
  github: 'github-light',
  nightOwl: 'night-owl',
  oneDark: 'one-dark-pro',
  oneLight: 'one-light',
  palenight: 'material-theme-palenight',
  vsDark: 'dark-plus',
  vsLight: 'light-plus',
  gruvboxMaterialDark: 'gruvbox-dark-medium',
  gruvboxMaterialLight: 'gruvbox-light-medium',
};

/** Writes the settings of a site but for its navigation. `siteUrl` is told apart since links depend on it. */
export function writeSettings(
  files: ProjectFiles,
  settings: DocusaurusSettings,
  log: ImportLog,
): ImportedObject {
  const { config, themeConfig, preset, placeOf } = settings;
  const site: ImportedObject = {};
  const lost = (holder: JsonObject, key: string, what: string, why?: string) => {
    if (Object.hasOwn(holder, key)) log.note('left-out', placeOf(holder, key), what, why);
  };
  for (const [key, value] of Object.entries(config)) {
    if (value instanceof Unread || value instanceof Call) {
      if (!NOT_NEEDED.has(key)) lost(config, key, key, 'Only running the program would tell what it is.');
    } else if (!READ.has(key) && !NOT_NEEDED.has(key))
      lost(config, key, key, 'Octavo has nothing that it belongs to.');
  }
  site['name'] = textAt(config, 'title') ?? 'Documentation';
  lost(config, 'tagline', 'tagline', 'It stands on the home page, which is a program.');
  const icon = textAt(config, 'favicon');
  if (icon !== undefined) site['favicon'] = publicPath(icon);
  const url = textAt(config, 'url');
  const base = textAt(config, 'baseUrl') ?? '/';
  if (url !== undefined) site['siteUrl'] = `${url.replace(/\/+$/, '')}${base.replace(/\/+$/, '')}`;
  const i18n = objectAt(config, 'i18n');
  const language = textAt(i18n, 'defaultLocale');
  if (language !== undefined && language !== 'en') site['language'] = language;
  writeColors(files, settings, site, log);
  writeLogo(objectAt(themeConfig, 'navbar'), site, settings, log);
  writeModes(objectAt(themeConfig, 'colorMode'), site);
  writeCodeTheme(objectAt(themeConfig, 'prism'), site, settings, log);
  writeBanner(themeConfig, site, log, settings);
  writeHead(settings, site, log);
  writeAnalytics(preset, site);
  const docs = objectAt(preset, 'docs');
  if (Object.hasOwn(docs, 'editUrl'))
    writeEditUrl(textAt(docs, 'editUrl'), placeOf(docs, 'editUrl'), site, log);
  for (const key of Object.keys(themeConfig))
    if (!THEME_OPTIONS.has(key))
      lost(themeConfig, key, `themeConfig.${key}`, 'Octavo has nothing that it belongs to.');
  for (const key of Object.keys(preset))
    if (!PRESET_OPTIONS.has(key))
      lost(preset, key, `the option ${key}`, 'Octavo has nothing that it belongs to.');
  tellDocsOptions(settings, log);
  writeSearch(settings, site, log);
  for (const plugin of settings.plugins)
    if (
      !/content-docs$|client-redirects$|theme-mermaid$|theme-(?:live-codeblock|classic)$|plugin-(?:ideal-image|svgr|sitemap|pwa|debug|content-pages|css-cascade-layers)$|google-(?:gtag|analytics|tag-manager)$|search-(?:local|algolia|typesense)|lunr-search|faster/.test(
        plugin.name,
      )
    )
      log.note('left-out', plugin.place, plugin.name, 'Octavo has no plugins of Docusaurus.');
  return site;
}

function writeSearch(
  { themeConfig, placeOf }: DocusaurusSettings,
  site: ImportedObject,
  log: ImportLog,
): void {
  const read = (key: string) => ({
    name: `themeConfig.${key}`,
    options: objectAt(themeConfig, key),
    place: placeOf(themeConfig, key),
    placeOf,
  });
  if (Object.hasOwn(themeConfig, 'algolia')) writeAlgoliaProvider(read('algolia'), site, log);
  if (Object.hasOwn(themeConfig, 'typesense')) writeTypesenseProvider(read('typesense'), site, log);
}

/** Tells the options of all docs that are not carried over. */
function tellDocsOptions({ preset, plugins, placeOf }: DocusaurusSettings, log: ImportLog): void {
  const instances = plugins.filter(({ name }) => /content-docs$/.test(name)).map(({ options }) => options);
  for (const options of [objectAt(preset, 'docs'), ...instances])
    for (const [key, value] of Object.entries(options)) {
      const isOwn = /Plugins$/.test(key) && toList(value).every((one) => OWN_PLUGINS.test(nameOfPlugin(one)));
      if (Object.hasOwn(LOST_DOCS_OPTIONS, key) && value !== false && !isOwn)
        log.note('left-out', placeOf(options, key), key, LOST_DOCS_OPTIONS[key]);
    }
}

/** The name of a plugin of Markdown, with its options or without. */
function nameOfPlugin(plugin: unknown): string {
  const [one] = Array.isArray(plugin) ? plugin : [plugin];
  return one instanceof Unread
    ? one.source
    : one instanceof Call
      ? `${one.name} ${String(one.given[0])}`
      : String(one);
}

/** The path of a file of a static folder as a site has it. */
export function publicPath(path: string): string {
  return /^(?:https?:)?\/\//.test(path) ? path : `/${path.replace(/^\/+/, '')}`;
}

function writeColors(
  files: ProjectFiles,
  { preset, folder }: DocusaurusSettings,
  site: ImportedObject,
  log: ImportLog,
): void {
  const { customCss } = objectAt(preset, 'theme');
  const sheets = (Array.isArray(customCss) ? customCss : [customCss]).filter(
    (one) => typeof one === 'string',
  );
  for (const sheet of sheets) {
    const path = joinPath(folder, sheet);
    const css = path === undefined ? undefined : files.texts.get(path);
    if (path === undefined || css === undefined) continue;
    const place = { file: path, line: 1, column: 1 };
    const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
    const dark = /\[data-theme=(?:'dark'|"dark"|dark)\][^{]*\{([^}]*)\}/.exec(plain)?.[1] ?? '';
    const light = plain.replace(/\[data-theme=(?:'dark'|"dark"|dark)\][^{]*\{[^}]*\}/g, '');
    const find = (text: string) => /--ifm-color-primary:\s*(#[0-9a-f]{3}(?:[0-9a-f]{3})?)\b/i.exec(text)?.[1];
    const [primary, inDark] = [find(light), find(dark)];
    if (primary !== undefined) {
      site['colors'] = { primary, ...(inDark === undefined ? {} : { light: inDark }) };
      log.note('changed', place, `--ifm-color-primary is colors.primary`);
    }
    const rest = plain
      .replace(/--ifm-color-primary[\w-]*:[^;]*;/g, '')
      .replace(/[^{}]*\{\s*\}/g, '')
      .trim();
    if (rest !== '')
      log.note(
        'left-out',
        place,
        'the other rules of the style sheet',
        'They are for the classes of Docusaurus.',
      );
  }
}

function writeLogo(
  navbar: JsonObject,
  site: ImportedObject,
  { placeOf }: DocusaurusSettings,
  log: ImportLog,
): void {
  const logo = objectAt(navbar, 'logo');
  const [src, dark, href] = [textAt(logo, 'src'), textAt(logo, 'srcDark'), textAt(logo, 'href')];
  if (src === undefined) return;
  const light = publicPath(src);
  const paths = { light, dark: dark === undefined ? light : publicPath(dark) };
  site['logo'] =
    dark === undefined && href === undefined ? light : { ...paths, ...(href === undefined ? {} : { href }) };
  if (textAt(navbar, 'title') !== undefined)
    log.note(
      'left-out',
      placeOf(navbar, 'title'),
      'the title beside the logo',
      'The topbar has the logo, or without it the name.',
    );
}

function writeModes(colorMode: JsonObject, site: ImportedObject): void {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode;
  const mode = {
    ...(respectPrefersColorScheme === true && disableSwitch !== true
      ? {}
      : { default: defaultMode === 'dark' ? 'dark' : 'light' }),
    ...(disableSwitch === true ? { isHidden: true } : {}),
  };
  if (Object.keys(mode).length > 0) site['modeToggle'] = mode;
}

function writeCodeTheme(
  prism: JsonObject,
  site: ImportedObject,
  { placeOf }: DocusaurusSettings,
  log: ImportLog,
): void {
  const find = (value: unknown) => {
    const source =
      value instanceof Unread ? value.source : value instanceof Call ? String(value.given[0]) : '';
    const name = /(?:themes?[./]|\.)(\w+)(?:['"]|\.default|$)/i.exec(source)?.[1] ?? '';
    return Object.hasOwn(CODE_THEMES, name) ? CODE_THEMES[name] : undefined;
  };
  const light = find(prism['theme']);
  const dark = find(prism['darkTheme']) ?? (Object.hasOwn(prism, 'darkTheme') ? undefined : light);
  if (light !== undefined && dark !== undefined) site['codeBlock'] = { theme: { light, dark } };
  else
    for (const key of ['theme', 'darkTheme'])
      if (Object.hasOwn(prism, key) && find(prism[key]) === undefined)
        log.note(
          'left-out',
          placeOf(prism, key),
          `themeConfig.prism.${key}`,
          'Code has the colors of the site.',
        );
  if (Object.hasOwn(prism, 'magicComments'))
    log.note(
      'left-out',
      placeOf(prism, 'magicComments'),
      'themeConfig.prism.magicComments',
      'Comments in code other than highlight-next-line are shown.',
    );
}

function writeBanner(
  themeConfig: JsonObject,
  site: ImportedObject,
  log: ImportLog,
  { placeOf }: DocusaurusSettings,
): void {
  const bar = objectAt(themeConfig, 'announcementBar');
  const content = textAt(bar, 'content');
  if (content === undefined) return;
  const markdown = htmlToMarkdown(content);
  site['banner'] = { content: markdown, ...(bar['isCloseable'] === false ? {} : { dismissible: true }) };
  for (const key of ['backgroundColor', 'textColor'])
    if (Object.hasOwn(bar, key))
      log.note(
        'left-out',
        placeOf(bar, key),
        `themeConfig.announcementBar.${key}`,
        'The banner has the colors of the site.',
      );
}

function writeHead(
  { config, themeConfig, placeOf }: DocusaurusSettings,
  site: ImportedObject,
  log: ImportLog,
): void {
  const metadata: Record<string, string> = {};
  const image = textAt(themeConfig, 'image');
  if (image !== undefined) metadata['og:image'] = publicPath(image);
  for (const entry of toList(themeConfig['metadata'])) {
    const { name, property, content } = readObject(entry);
    const key = readText(name) ?? readText(property);
    if (key !== undefined && typeof content === 'string') metadata[key] = content;
  }
  if (Object.keys(metadata).length > 0) site['metadata'] = metadata;
  const head: ImportedObject[] = [];
  const add = (tag: string, attributes: JsonObject, text?: unknown) =>
    head.push({
      tag,
      attributes: keepAttributes(attributes),
      ...(typeof text === 'string' && text !== '' ? { text } : {}),
    });
  const tags = toList(config['headTags']);
  for (const [index, entry] of tags.entries()) {
    const own = readObject(entry);
    const { tagName, attributes } = own;
    const content = Object.entries(own).find(([key]) => key.toLowerCase() === 'innerhtml')?.[1];
    if (typeof tagName === 'string' && /^(?:meta|link|script|style)$/.test(tagName))
      add(tagName, readObject(attributes), content);
    else
      log.note(
        'left-out',
        placeOf(config['headTags'], index),
        'a tag of headTags',
        'The head takes meta, link, script and style.',
      );
  }
  for (const entry of toList(config['stylesheets'])) {
    const own = isObject(entry) ? entry : { href: entry };
    if (String(own['href']).includes('katex')) continue;
    if (typeof own['href'] === 'string') add('link', { rel: 'stylesheet', ...own });
  }
  for (const entry of toList(config['scripts'])) {
    const own = isObject(entry) ? entry : { src: entry };
    if (typeof own['src'] === 'string') add('script', own);
  }
  if (head.length > 0) site['head'] = head;
}

function keepAttributes(attributes: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean'),
  );
}

function writeAnalytics(preset: JsonObject, site: ImportedObject): void {
  const { trackingID } = objectAt(preset, 'gtag');
  const id = Array.isArray(trackingID) ? trackingID[0] : trackingID;
  const container = textAt(objectAt(preset, 'googleTagManager'), 'containerId');
  const analytics = {
    ...(typeof id === 'string' && id.startsWith('G-') ? { ga4: { measurementId: id } } : {}),
    ...(container === undefined ? {} : { gtm: { tagId: container } }),
  };
  if (Object.keys(analytics).length > 0) site['analytics'] = analytics;
}
