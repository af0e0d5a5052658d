import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { evaluatePage } from '../../content/evaluate/evaluate-page.ts';
import { pageComponents } from './components/page-components.ts';
import type { ContentNode } from './nodes/content-node.ts';
import { pageRuntime, readNodes } from './nodes/page-runtime.ts';

/**
 * What a page's file says, its rail after the rest, as nodes: components and snippets done, JavaScript run. What fails
 * shows as it does on the page, where it is reported. Empty for a page that could not be compiled.
 */
export function readContentNodes(page: CompiledPage): readonly ContentNode[] {
  if (page.isBroken) return [];
  const { Content, Rail } = evaluatePage(page, pageRuntime, pageComponents, () => undefined);
  return [...readNodes(Content({})), ...readNodes(Rail?.({}))];
}
