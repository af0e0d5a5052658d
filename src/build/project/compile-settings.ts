import type { CompileContext } from '../../content/transform/page-context.ts';
import { listOwnVariables } from '../../content/variables/own-values.ts';
import type { SiteReading } from './read-site.ts';

/** What the compiler of pages takes from `site.json`: plain data. */
export function readCompileSettings({
  config,
  grammars,
}: SiteReading): Pick<CompileContext, 'grammars' | 'hasMath' | 'iconLibrary' | 'variables' | 'ownVariables'> {
  return {
    grammars,
    hasMath: config?.markdown.math ?? true,
    iconLibrary: config?.icons.library,
    variables: config?.variables ?? {},
    ownVariables: listOwnVariables(config?.api),
  };
}
