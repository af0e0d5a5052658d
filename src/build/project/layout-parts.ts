/** A part of every page that a site can replace by an Astro component. */
interface LayoutPart {
  /** Octavo's own, below the folder of its code. */
  readonly file: string;
  /** What it is given. */
  readonly props: readonly string[];
}

/** By the names that files in `components/` have. */
export const layoutParts: Readonly<Record<string, LayoutPart>> = {
  Header: { file: 'components/page/Topbar.astro', props: ['site', 'page', 'hasMenu'] },
  Sidebar: { file: 'components/page/sidebar/Sidebar.astro', props: ['site', 'page'] },
  PageHead: {
    file: 'components/page/PageHead.astro',
    props: ['site', 'page', 'description', 'deprecated', 'documentUrl'],
  },
  PageEnd: { file: 'components/page/PageEnd.astro', props: ['site', 'page'] },
  Footer: { file: 'components/page/SiteFooter.astro', props: ['glyphs', 'name', 'home', 'footer'] },
  NotFound: { file: 'astro/layouts/NotFound.astro', props: ['site'] },
};

/** Whether a file of that name in `components/` replaces a part of pages. */
export function isPartFile(name: string): boolean {
  return name.endsWith('.astro') && Object.hasOwn(layoutParts, name.slice(0, -'.astro'.length));
}
