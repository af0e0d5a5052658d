import type { Page, Site } from '../site/site.ts';

export type Mode = 'light' | 'dark';

/** One way to look at a page: `width` in CSS pixels. */
export interface View {
  readonly width: number;
  readonly mode: Mode;
}

const widths = [1440, 768, 390];

/** All ways to look at a site's pages. */
export function siteViews(site: Pick<Site, 'mode'>): readonly View[] {
  return widths.flatMap((width) => visibleModes(site).map((mode) => ({ width, mode })));
}

/** The modes of a site; one that its readers cannot choose is left out. */
export function visibleModes({ mode: { default: only, isHidden } }: Pick<Site, 'mode'>): readonly Mode[] {
  return isHidden && only ? [only] : ['light', 'dark'];
}

/** The path of a page's pictures without extension, below the folder that they are kept in: `guides/start/1440-light`. */
export function screenshotPath(page: Pick<Page, 'path'>, { width, mode }: View): string {
  return `${screenshotFolder(page)}/${width}-${mode}`;
}

/** The folder of a page's pictures; no page has `index` in its path. Signs that Windows refuses in names are left out. */
export function screenshotFolder({ path }: Pick<Page, 'path'>): string {
  return path === '' ? 'index' : path.replaceAll(/[<>:"|?*\\]/g, '_');
}
