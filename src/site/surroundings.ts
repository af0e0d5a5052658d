import type { Look } from './build-look.ts';
import type { FindGlyph } from './glyph.ts';

/** What every page of a site shows besides what its `Site` says. */
export interface Surroundings {
  readonly look: Look;
  readonly findGlyph: FindGlyph;
  /** Path of the favicon, or a data URL of the drawn one. */
  readonly favicon: string;
  /** Stars of the topbar's repository when the site was built; undefined shows none. */
  readonly stars: number | undefined;
}
