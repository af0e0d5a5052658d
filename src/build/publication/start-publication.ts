import { join } from 'node:path';
import { openSearchIndex } from '../../search/index/create-index.ts';
import { namesImage } from '../../site/machines/card.ts';
import { openCards } from '../cards/cards.ts';
import type { Project } from '../project/project.ts';

/** Gets ready what a build publishes: its search, and social cards for a site that says where it stands. */
export async function startPublication(project: Project): Promise<void> {
  project.publication.texts.clear();
  project.publication.cards = undefined;
  const { shown } = project.surroundings();
  project.publication.search = shown?.search && openSearchIndex(shown.look.language);
  const site = project.site();
  const { placeOf, config } = project.reading();
  if (site?.siteUrl === undefined || !placeOf || namesImage(config?.metadata ?? {})) return;
  const { cards, problems } = await openCards({
    site,
    siteRoot: project.siteRoot,
    contentRoot: project.contentRoot(),
    cacheFolder: join(project.siteRoot, '.octavo'),
    place: placeOf(['siteUrl'], 'key'),
  });
  project.publication.cards = cards;
  for (const problem of problems) project.addRenderProblem(problem);
}
