import type { Page, Site } from '../site/site.ts';

export type Mode = 'light' | 'dark';

/** One way to look at a page: `width` in CSS pixels. */
export interface View {
  readonly width: number;
  readonly mode: Mode;
}

const widths = [1440, 768, 390];

/** All ways to look at a site's pages; a mode that its readers cannot choose is left out. */
export function siteViews(site: Pick<Site, 'mode'>): readonly View[] {
  const { default: only, isHidden } = site.mode;
  const modes: readonly Mode[] = isHidden && only ? [only] : ['light', 'dark'];
  return widths.flatMap((width) => modes.map((mode) => ({ width, mode })));
}

/** The path of a page's pictures without extension, below the folder that they are kept in: `guides/start/1440-light`. */
export function screenshotPath(page: Pick<Page, 'path'>, { width, mode }: View): string {
  return `${screenshotFolder(page)}/${width}-${mode}`;
}

/** The folder of a page's pictures; no page has `index` in its path. Signs that Windows refuses in names are left out. */
export function screenshotFolder({ path }: Pick<Page, 'path'>): string {
  return path === '' ? 'index' : path.replaceAll(/[<>:"|?*\\]/g, '_');
}
