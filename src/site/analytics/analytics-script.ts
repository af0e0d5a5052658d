/** A script of an analytics service, in the page or at an address. */
export type AnalyticsScript =
  | { readonly text: string }
  | {
      readonly src: string;
      readonly isAsync: boolean;
      readonly attributes: Readonly<Record<string, string>>;
    };

/** What the analytics services of a site need: their scripts, in order, and what a page's policy has to allow. */
export interface Analytics {
  readonly scripts: readonly AnalyticsScript[];
  /** Origins by the directive of the Content Security Policy. */
  readonly allowed: Readonly<Record<string, readonly string[]>>;
}
