import { describeEmptySection, describeEmptyTopAnchor } from '../problems.ts';
import {
  type Candidate,
  listSections,
  type SectionContext,
  type SectionList,
  showSections,
} from './section-list.ts';

const TOP_ANCHOR = { name: 'Documentation', icon: 'book-open', iconType: 'duotone' } as const;

/**
 * The anchors that are shown. The top anchor, which holds the pages of no other one, comes first; it is there
 * when it owns a page and is set or another anchor is shown. An anchor without anything to lead to is left out
 * with a warning.
 */
export function buildAnchors(context: SectionContext): SectionList {
  const { config, placeOf } = context;
  const ownColor = config.colors?.anchors ?? [];
  const candidates = config.anchors.map(
    ({ name, url, isDefaultHidden, version, icon, iconType, color }, owner): Candidate => ({
      owner,
      target: url,
      name,
      isDefaultHidden,
      version,
      icon: icon === undefined ? undefined : { name: icon, iconType },
      color: color.length > 0 ? color : ownColor,
    }),
  );
  const { name, icon, iconType } = config.topAnchor ?? TOP_ANCHOR;
  const top: Candidate = {
    owner: undefined,
    target: undefined,
    name,
    isDefaultHidden: false,
    version: undefined,
    icon: { name: icon, iconType },
    color: ownColor,
  };
  const { shown, lead, empty } = showSections('anchor', candidates, top, context);
  const isSet = config.topAnchor !== undefined;
  const problems = empty.map((one) =>
    describeEmptySection('anchor', one.name, one.target ?? '', placeOf(['anchors', one.owner ?? 0, 'url'])),
  );
  const ofTop =
    isSet && lead === undefined ? [describeEmptyTopAnchor(name, placeOf(['topAnchor'], 'key'))] : [];
  return listSections(isSet || shown.length > 0 ? [lead, ...shown] : [], [...problems, ...ofTop]);
}
