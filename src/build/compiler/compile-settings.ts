import type { CompileContext } from '../../content/transform/page-context.ts';
import { listOwnVariables } from '../../content/variables/own-values.ts';
import type { SiteReading } from '../project/read-site.ts';

/** What the compiler of pages takes from `site.json`: plain data. */
export type CompileSettings = Pick<
  CompileContext,
  'grammars' | 'hasMath' | 'iconLibrary' | 'variables' | 'ownVariables'
>;

/** Those of a site as it was read. */
export function readCompileSettings({ config, grammars }: SiteReading): CompileSettings {
  return {
    grammars,
    hasMath: config?.markdown.math ?? true,
    iconLibrary: config?.icons.library,
    variables: config?.variables ?? {},
    ownVariables: listOwnVariables(config?.api),
  };
}
