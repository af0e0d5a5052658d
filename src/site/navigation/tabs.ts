import { describeEmptySection } from '../problems.ts';
import {
  type Candidate,
  listSections,
  type SectionContext,
  type SectionList,
  showSections,
} from './section-list.ts';

/**
 * The tabs that are shown. The primary tab, which holds the pages of no other one, comes first; it is there when
 * it owns a page and there is another tab to choose. A tab without anything to lead to is left out with a warning.
 */
export function buildTabs(context: SectionContext): SectionList {
  const { config, placeOf } = context;
  const candidates = config.tabs.map(
    ({ name, url, isDefaultHidden, version }, owner): Candidate => ({
      owner,
      target: url,
      name,
      isDefaultHidden,
      version,
      icon: undefined,
      color: [],
    }),
  );
  const primary: Candidate = {
    owner: undefined,
    target: undefined,
    name: config.primaryTab.name,
    isDefaultHidden: config.primaryTab.isDefaultHidden,
    version: undefined,
    icon: undefined,
    color: [],
  };
  const { shown, lead, empty } = showSections('tab', candidates, primary, context);
  const problems = empty.map(({ owner = 0, name, target = '' }) =>
    describeEmptySection('tab', name, target, placeOf(['tabs', owner, 'url'])),
  );
  return listSections(shown.length > 0 ? [lead, ...shown] : [], problems);
}
