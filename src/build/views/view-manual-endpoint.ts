import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { openManualEndpoint } from '../../site/operations/manual-endpoint.ts';
import type { OperationView, PlaygroundView } from '../../site/pages/views.ts';
import type { Page } from '../../site/site.ts';
import type { Project } from '../project/project.ts';
import { viewOperation } from './view-operation.ts';

/**
 * What the page of a request that is described by hand shows besides its own text: base URLs, authorization, samples and
 * playground; undefined for other pages, and for those whose `mode` leaves no room for it.
 */
export async function viewManualEndpoint(
  project: Project,
  page: Page,
  compiled: CompiledPage | undefined,
): Promise<OperationView | undefined> {
  const { frontmatter } = page;
  const written =
    (frontmatter.mode ?? 'default') === 'default' ? openManualEndpoint(page, compiled) : undefined;
  if (!written) return undefined;
  const view = await viewOperation(project, written.summary, frontmatter, written);
  return {
    ...view,
    isManual: true,
    playground: view.playground && fillIn(view.playground, written.initialValues),
  };
}

function fillIn({ data, form }: PlaygroundView, values: ReadonlyMap<string, unknown>): PlaygroundView {
  const parameters = form.parameters.map((parameter) => ({
    ...parameter,
    value: values.get(`${parameter.in}.${parameter.field.name}`) ?? parameter.value,
  }));
  return { data, form: { ...form, parameters } };
}
