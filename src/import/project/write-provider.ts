import { algoliaAppId, secureUrl } from '../../config/schema/values.ts';
import { isObject, type JsonObject, readObject, readText, toList } from '../../lib/json/json-value.ts';
import type { Place } from '../../problem/problem.ts';
import type { ImportedObject } from '../draft.ts';
import type { ImportLog } from './import-log.ts';
import type { ScriptValue } from './script-values.ts';

/** Options of DocSearch that say where hits lead and what they are kept to, which Octavo does by itself. */
const NOT_NEEDED = new Set(['contextualSearch', 'externalUrlRegex', 'replaceSearchResultPathname']);

/** Where a project names a search service. */
interface NamedService {
  /** As its program calls the options: `themeConfig.algolia`. */
  readonly name: string;
  readonly options: JsonObject;
  readonly place: Place;
  readonly placeOf: ScriptValue['placeOf'];
}

/** Writes Algolia DocSearch, as Docusaurus and Starlight have it, as `search.provider`. */
export function writeAlgoliaProvider(service: NamedService, site: ImportedObject, log: ImportLog): void {
  const { appId, apiKey, indexName, searchParameters, ...others } = service.options;
  const texts = { appId, apiKey, indexName };
  if (!isComplete(texts, service, log)) return;
  if (!algoliaAppId.safeParse(appId).success) {
    log.note('left-out', service.place, service.name, 'Its "appId" is not the ID of an application.');
    return;
  }
  writeProvider(service, { type: 'algolia', ...texts }, searchParameters, others, site, log);
}

/** The same of Typesense, as its plugins for both have it. */
export function writeTypesenseProvider(service: NamedService, site: ImportedObject, log: ImportLog): void {
  const {
    typesenseCollectionName: collectionName,
    typesenseServerConfig,
    typesenseSearchParameters: parameters,
    ...others
  } = service.options;
  const { apiKey, nearestNode, nodes } = readObject(typesenseServerConfig);
  const texts = { apiKey, collectionName };
  if (!isComplete(texts, service, log)) return;
  const urls = [...(nearestNode === undefined ? [] : [nearestNode]), ...toList(nodes)].flatMap(writeNode);
  const secure = urls.filter((url) => secureUrl.safeParse(url).success);
  if (secure.length === 0) {
    log.note('left-out', service.place, service.name, 'None of its nodes has an address of https.');
    return;
  }
  writeProvider(service, { type: 'typesense', nodes: secure, ...texts }, parameters, others, site, log);
}

/** Tells of a service whose keys only its program knows. */
function isComplete(texts: JsonObject, { name, place }: NamedService, log: ImportLog): boolean {
  const lacking = Object.keys(texts).filter((key) => !readText(texts[key]));
  if (lacking.length === 0) return true;
  const list = lacking.map((key) => `"${key}"`).join(' and ');
  const why = `Only running the program would tell ${list}. Give them in search.provider; until then the search is Octavo’s own.`;
  log.note('left-out', place, name, why);
  return false;
}

function writeProvider(
  { name, options, place, placeOf }: NamedService,
  provider: ImportedObject,
  parameters: unknown,
  others: JsonObject,
  site: ImportedObject,
  log: ImportLog,
): void {
  const searchParameters = Object.fromEntries(
    Object.entries(readObject(parameters)).filter(([, value]) => isParameter(value)),
  );
  const hasParameters = Object.keys(searchParameters).length > 0;
  site['search'] = { provider: { ...provider, ...(hasParameters ? { searchParameters } : {}) } };
  log.note(
    'changed',
    place,
    `${name} is search.provider`,
    'Its crawler has to read the new pages: the documentation of "search" has settings for it.',
  );
  for (const [key, value] of Object.entries(readObject(parameters)))
    if (!isParameter(value))
      log.note(
        'left-out',
        placeOf(parameters, key),
        `${name}: ${key}`,
        'Only running the program would tell what it is.',
      );
  for (const key of Object.keys(others))
    if (!NOT_NEEDED.has(key))
      log.note('left-out', placeOf(options, key), `${name}: ${key}`, 'The dialog is Octavo’s own.');
}

function isParameter(value: unknown): boolean {
  const isText = (one: unknown) => typeof one === 'string';
  return Array.isArray(value)
    ? value.every((one) => isText(one) || (Array.isArray(one) && one.every(isText)))
    : /^(?:string|number|boolean)$/.test(typeof value);
}

/** `{ host, port, protocol, path }` as a URL, without the port that its protocol has. */
function writeNode(node: unknown): readonly string[] {
  if (!isObject(node)) return [];
  const { host, port, protocol = 'https', path = '', url } = node;
  if (typeof url === 'string') return [url];
  if (typeof host !== 'string') return [];
  const isUsual = String(port) === (protocol === 'http' ? '80' : '443');
  return [`${protocol}://${host}${port === undefined || isUsual ? '' : `:${port}`}${path}`];
}
