import { join } from 'node:path';
import { namesImage } from '../../site/machines/card.ts';
import { type Cards, openCards } from '../cards/cards.ts';
import type { Project } from '../project/project.ts';

/** The social cards of a project, for a site that says where it stands; undefined for another, and where nothing draws them. */
export async function startCards(project: Project): Promise<Cards | undefined> {
  const site = project.site();
  const { placeOf } = project.reading();
  if (site?.siteUrl === undefined || !placeOf || namesImage(site.appearance.metadata)) return undefined;
  const { cards, problems } = await openCards({
    site,
    siteRoot: project.siteRoot,
    contentRoot: project.contentRoot(),
    cacheFolder: join(project.siteRoot, '.octavo'),
    place: placeOf(['siteUrl'], 'key'),
  });
  for (const problem of problems) project.addRenderProblem(problem);
  return cards;
}
