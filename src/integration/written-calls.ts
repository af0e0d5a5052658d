import type { PlaygroundData } from '../request/playground-data.ts';
import type { Project } from './project.ts';
import { viewWritten } from './view-written.ts';

/**
 * The requests that pages describe by hand and let readers send, in the site's order, as those pages' playgrounds know
 * them: for the relay.
 */
export async function listWrittenCalls(
  project: Project,
): Promise<readonly Pick<PlaygroundData, 'id' | 'call' | 'servers'>[]> {
  const calls: Pick<PlaygroundData, 'id' | 'call' | 'servers'>[] = [];
  for (const page of project.site()?.pages ?? []) {
    if (page.frontmatter.api === undefined) continue;
    const view = await viewWritten(project, page, await project.compiler.compile(page));
    if (!view?.playground) continue;
    const { id, call, servers } = view.playground.data;
    calls.push({ id, call, servers });
  }
  return calls;
}
