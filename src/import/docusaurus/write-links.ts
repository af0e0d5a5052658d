import { isObject, type JsonObject, readObject, readText, toList } from '../../lib/json/json-value.ts';
import type { Place } from '../../problem/problem.ts';
import type { ImportedObject } from '../draft.ts';
import { htmlToMarkdown } from '../pages/html-to-markdown.ts';
import type { ImportLog } from '../project/import-log.ts';
import { Call, Unread } from '../project/script-values.ts';
import { type DocusaurusSettings, objectAt, textAt } from './read-settings.ts';

/** What links of the navbar and the footer need to know. */
export interface LinkTargets {
  /** The URL of a document of an instance by its id. */
  readonly findDoc: (id: string, instance: string) => string | undefined;
  /** Whether a path of the site leads to a page or a file of the imported one. */
  readonly isThere: (path: string) => boolean;
}

/** An entry of the navbar that shows a sidebar. */
export interface SidebarTab {
  readonly sidebar: string;
  readonly instance: string;
  readonly label: string;
}

/** The entries of the navbar that stand for sidebars, in order. */
export function readSidebarTabs({ themeConfig }: DocusaurusSettings): readonly SidebarTab[] {
  return toList(objectAt(themeConfig, 'navbar')['items']).flatMap((item) => {
    const { type, sidebarId, label, docsPluginId } = readObject(item);
    if (type !== 'docSidebar' || typeof sidebarId !== 'string') return [];
    return [
      {
        sidebar: sidebarId,
        instance: readText(docsPluginId) ?? 'default',
        label: readText(label) ?? sidebarId,
      },
    ];
  });
}

/** Writes the links of the navbar and the footer; those that would lead nowhere are told. */
export function writeLinks(
  settings: DocusaurusSettings,
  targets: LinkTargets,
  site: ImportedObject,
  log: ImportLog,
): void {
  const { themeConfig, placeOf } = settings;
  const navbar = objectAt(themeConfig, 'navbar');
  const items = navbar['items'];
  const links = toList(items).flatMap((item, index) =>
    readNavbarItem(item, placeOf(items, index), targets, log, placeOf),
  );
  if (links.length > 0) site['topbarLinks'] = links;
  const footer = objectAt(themeConfig, 'footer');
  for (const key of ['copyright', 'logo'])
    if (Object.hasOwn(footer, key))
      log.note(
        'left-out',
        placeOf(footer, key),
        `the ${key} of the footer`,
        'The footer has links and social accounts.',
      );
  const columns = writeFooter(footer['links'], targets, log, placeOf);
  if (columns.length > 0) site['footer'] = { links: columns };
}

function readNavbarItem(
  item: unknown,
  place: Place,
  targets: LinkTargets,
  log: ImportLog,
  placeOf: DocusaurusSettings['placeOf'],
): readonly ImportedObject[] {
  if (item instanceof Unread || item instanceof Call) {
    log.note(
      'left-out',
      item.place,
      item instanceof Unread ? item.source : item.name,
      'Only running the program would tell what it is.',
    );
    return [];
  }
  if (!isObject(item)) return [];
  const type = readText(item['type']) ?? (Array.isArray(item['items']) ? 'dropdown' : 'default');
  const name = readText(item['label']) ?? readText(item['aria-label']) ?? readText(item['title']);
  if (/^(?:docSidebar|docsVersionDropdown|search)$/.test(type)) return [];
  if (type === 'localeDropdown' || type === 'docsVersion') return [];
  if (type === 'dropdown') {
    const inner = item['items'];
    const links = toList(inner).flatMap((one, index) =>
      readNavbarItem(one, placeOf(inner, index), targets, log, placeOf),
    );
    log.note(
      'changed',
      place,
      `the links of the menu ${JSON.stringify(name ?? '')} are in the topbar`,
      'Octavo has no menus there.',
    );
    return links;
  }
  if (type === 'html') {
    log.note('left-out', place, 'an entry of HTML in the navbar', 'The topbar has links.');
    return [];
  }
  const url = readTarget(item, type, targets);
  if (url === undefined || name === undefined) {
    const written = readText(item['to']) ?? readText(item['href']) ?? readText(item['docId']) ?? type;
    log.note(
      'left-out',
      place,
      `the link ${JSON.stringify(name ?? written)}`,
      name === undefined ? 'It has no name.' : 'No page is there that it leads to.',
    );
    return [];
  }
  return [{ name, url, ...(/^https:\/\/github\.com\//.test(url) ? { icon: 'github' } : {}) }];
}

function readTarget(item: JsonObject, type: string, { findDoc, isThere }: LinkTargets): string | undefined {
  if (type === 'doc' || type === 'docsVersion')
    return findDoc(textAt(item, 'docId') ?? '', textAt(item, 'docsPluginId') ?? 'default');
  const url = textAt(item, 'to') ?? textAt(item, 'href');
  if (url === undefined) return undefined;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return url.replace(/^pathname:\/\//, '');
  const path = `/${url.replace(/^\/+/, '')}`;
  return isThere(path) ? path : undefined;
}

function writeFooter(
  list: unknown,
  targets: LinkTargets,
  log: ImportLog,
  placeOf: DocusaurusSettings['placeOf'],
): readonly ImportedObject[] {
  const readLink = (item: unknown, place: Place): readonly ImportedObject[] => {
    const own = readObject(item);
    const html = textAt(own, 'html');
    const [, label = '', url = ''] =
      html === undefined ? [] : (/^\[([^\]]+)\]\(([^)]+)\)$/.exec(htmlToMarkdown(html)) ?? []);
    if (label !== '' && url !== '') return [{ label, url }];
    const name = textAt(own, 'label');
    const target = readTarget(own, 'default', targets);
    if (name !== undefined && target !== undefined) return [{ label: name, url: target }];
    const why = html === undefined ? 'No page is there that it leads to.' : 'The footer has links.';
    log.note(
      'left-out',
      place,
      html === undefined ? `the link ${JSON.stringify(name ?? '')}` : 'an entry of HTML in the footer',
      why,
    );
    return [];
  };
  const entries = toList(list);
  const isColumns = entries.some((entry) => Array.isArray(readObject(entry)['items']));
  if (!isColumns) {
    const links = entries.flatMap((entry, index) => readLink(entry, placeOf(list, index)));
    return links.length === 0 ? [] : [{ links }];
  }
  return entries.flatMap((entry) => {
    const { title, items } = readObject(entry);
    const links = toList(items).flatMap((item, index) => readLink(item, placeOf(items, index)));
    return links.length === 0 ? [] : [{ ...(typeof title === 'string' ? { title } : {}), links }];
  });
}
