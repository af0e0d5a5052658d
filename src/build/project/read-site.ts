import { type PlaceOf, readSiteConfig } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site.ts';
import { discoverPages } from '../../content/files/discover-pages.ts';
import {
  findContentRoot,
  nameContentFolder,
  readNavigationPath,
} from '../../content/files/find-content-root.ts';
import type { PageSource } from '../../content/files/page-source.ts';
import type { OpenApiDocument } from '../../openapi/load/document.ts';
import { hasErrors, type Problem } from '../../problem/problem.ts';
import { buildSite } from '../../site/build-site.ts';
import type { Site } from '../../site/site.ts';
import { checkSampleLanguages } from '../check/check-sample-languages.ts';
import { readLastUpdates } from './last-updates.ts';
import { followsFromFields } from './left-out-fields.ts';
import { checkImages } from './named-images.ts';
import { listNavigationPages } from './navigation-pages.ts';
import { findPlaceInPage } from './place-in-page.ts';
import { readConfigText } from './read-config-text.ts';
import { readDocuments } from './read-documents.ts';
import { readRepository } from './repository.ts';

/** A site as its files say it now. */
export interface SiteReading {
  /** Without what is wrong in it; undefined when it cannot be read at all. */
  readonly config: SiteConfig | undefined;
  readonly placeOf: PlaceOf | undefined;
  readonly contentRoot: string;
  readonly pages: readonly PageSource[];
  readonly documents: readonly OpenApiDocument[];
  /** The site of that `config`. */
  readonly site: Site | undefined;
  /** Whether `site.json` has errors: then the site serves to find the other mistakes, not to be shown. */
  readonly isConfigBroken: boolean;
  /** Whether a mistake may be one only because a part of `site.json` is left out. */
  readonly mayFollow: (problem: Problem) => boolean;
  readonly problems: readonly Problem[];
}

/**
 * Reads everything that a site is made of, except the bodies of its pages. `siteRoot` and `output` are absolute;
 * nothing under `output` is taken for content. With `isOffline` no OpenAPI document is fetched.
 */
export async function readSite(
  siteRoot: string,
  output: string | undefined,
  isOffline = false,
): Promise<SiteReading> {
  const { text, problem } = await readConfigText(siteRoot);
  if (text === undefined) return { ...nothing(siteRoot), problems: [problem] };
  const { draft, problems } = readSiteConfig(text, 'site.json');
  if (!draft) return { ...nothing(siteRoot), problems };
  const { config, placeOf, fields } = draft;
  const mayFollow = (problem: Problem) => followsFromFields(problem, fields);
  const navigation = listNavigationPages(config.navigation);
  const contentRoot = await findContentRoot(siteRoot, navigation[0]);
  const navigationPaths = new Set(navigation.map(readNavigationPath));
  const [discovered, repository, updates, images] = await Promise.all([
    discoverPages({ siteRoot, contentRoot, outputFolder: output, navigationPaths }),
    readRepository(siteRoot),
    readLastUpdates(siteRoot, contentRoot),
    checkImages(config, placeOf, siteRoot, contentRoot),
  ]);
  const { pages } = discovered;
  const api = await readDocuments({ siteRoot, contentRoot, config, placeOf, pages, isOffline });
  const built = buildSite({
    config: images.config,
    placeOf,
    pages,
    leftOut: discovered.leftOut,
    repository,
    updates,
    placeInPage: findPlaceInPage,
    contentFolder: nameContentFolder(siteRoot, contentRoot),
    ...api.input,
  });
  const found = [
    ...images.problems,
    ...discovered.problems,
    ...api.problems,
    ...checkSampleLanguages(config, placeOf, api.documents),
    ...built.problems,
  ];
  return {
    config,
    placeOf,
    contentRoot,
    pages,
    documents: api.documents,
    site: built.site,
    isConfigBroken: hasErrors(problems),
    mayFollow,
    problems: [...problems, ...found.filter((problem) => !mayFollow(problem))],
  };
}

function nothing(siteRoot: string): Omit<SiteReading, 'problems'> {
  return {
    config: undefined,
    placeOf: undefined,
    contentRoot: siteRoot,
    pages: [],
    documents: [],
    site: undefined,
    isConfigBroken: true,
    mayFollow: () => false,
  };
}
