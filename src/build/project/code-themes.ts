import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { codeThemeNames, readCodeTheme } from '../../content/code/code-theme.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import type { CodeThemes } from '../../site/appearance/code-css.ts';
import { projectProblem } from './problems.ts';

/** The themes that `codeBlock.theme` names; none, and a warning, where Shiki lacks one of them. */
export async function readCodeThemes(
  { codeBlock: { theme } }: SiteConfig,
  placeOf: PlaceOf,
): Promise<{ readonly themes: CodeThemes | undefined; readonly problems: readonly Problem[] }> {
  if (theme === undefined) return { themes: undefined, problems: [] };
  const [light, dark] = await Promise.all([readCodeTheme(theme.light), readCodeTheme(theme.dark)]);
  const modes = theme.light === theme.dark ? (['light'] as const) : (['light', 'dark'] as const);
  const missing = modes.filter((mode) => (mode === 'light' ? light : dark) === undefined);
  return {
    themes: light && dark && { light, dark },
    problems: missing.map((mode) => {
      const path = ['codeBlock', 'theme', ...(modes.length === 1 ? [] : [mode])];
      const nearest = findNearest(theme[mode], codeThemeNames);
      return projectProblem('unknown-code-theme', placeOf(path), path.join('.'), theme[mode], nearest);
    }),
  };
}
