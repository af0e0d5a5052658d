/** What `octavo check` was asked to look at in a browser: by `--visual`, `--a11y` or both. */
export interface BrowserChecks {
  /** How pages are compared with their pictures; undefined: they are not. */
  readonly visual: { readonly isUpdate: boolean } | undefined;
  /** Whether axe-core looks at them. */
  readonly accessibility: boolean;
  /** Patterns of page paths; none: the pages that have pictures, all for axe-core. */
  readonly patterns: readonly string[];
  /** Path of a browser's program; undefined: one is looked for. */
  readonly browser: string | undefined;
}

/**
 * Reads `--visual`, `--a11y` and the options that belong to them, as the command line and the environment have them. Undefined
 * without both, and a sentence that says what is wrong when one of the others stands without what it belongs to.
 */
export function readBrowserChecks(
  { visual, a11y, update, pages, browser }: Readonly<Record<string, unknown>>,
  environment: Readonly<Record<string, string | undefined>>,
): BrowserChecks | string | undefined {
  if (visual !== true && update !== undefined) return '--update belongs to --visual, which is missing';
  if (visual !== true && a11y !== true) {
    const others = Object.entries({ pages, browser }).find(([, value]) => value !== undefined);
    return others && `--${others[0]} belongs to --visual or --a11y, which are missing`;
  }
  const written = (Array.isArray(pages) ? pages : [pages]).flatMap((value: unknown) =>
    value === undefined ? [] : String(value).split(','),
  );
  return {
    visual: visual === true ? { isUpdate: update === true } : undefined,
    accessibility: a11y === true,
    patterns: written.map((pattern) => pattern.trim()).filter((pattern) => pattern !== ''),
    browser: browser === undefined ? environment['CHROMIUM_PATH'] || undefined : String(browser),
  };
}
