/** What `octavo check --visual` was asked for. */
export interface VisualOptions {
  readonly isUpdate: boolean;
  /** Patterns of page paths; none: the pages that have pictures. */
  readonly patterns: readonly string[];
  /** Path of a browser's program; undefined: one is looked for. */
  readonly browser: string | undefined;
}

/**
 * Reads `--visual` and the options that belong to it, as the command line and the environment have them. Undefined
 * without `--visual`, and a sentence that says what is wrong when one of the others stands without it.
 */
export function readVisualOptions(
  { visual, update, pages, browser }: Readonly<Record<string, unknown>>,
  environment: Readonly<Record<string, string | undefined>>,
): VisualOptions | string | undefined {
  if (visual !== true) {
    const others = Object.entries({ update, pages, browser }).find(([, value]) => value !== undefined);
    return others && `--${others[0]} belongs to --visual, which is missing`;
  }
  const written = (Array.isArray(pages) ? pages : [pages]).flatMap((value: unknown) =>
    value === undefined ? [] : String(value).split(','),
  );
  return {
    isUpdate: update === true,
    patterns: written.map((pattern) => pattern.trim()).filter((pattern) => pattern !== ''),
    browser: browser === undefined ? environment['CHROMIUM_PATH'] || undefined : String(browser),
  };
}
