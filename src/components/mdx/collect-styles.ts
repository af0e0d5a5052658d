import codeLines from '../../styles/optional/code-lines.css?inline';
import endpoint from '../../styles/optional/endpoint.css?inline';
import look from '../../styles/optional/look.css?inline';
import missing from '../../styles/optional/missing.css?inline';
import operation from '../../styles/optional/operation.css?inline';
import versionMenu from '../../styles/optional/version-menu.css?inline';
import accordion from './accordion.css?inline';
import callout from './callout.css?inline';
import card from './card.css?inline';
import codeGroup from './code-group.css?inline';
import diagram from './diagram.css?inline';
import fields from './fields.css?inline';
import frame from './frame.css?inline';
import icon from './icon.css?inline';
import { joinSheets } from './join-sheets.ts';
import math from './math.css?inline';
import steps from './steps.css?inline';
import tabs from './tabs.css?inline';

const groups = [tabs, codeGroup];

/** The style sheets that a component needs besides the site's own, by the component's name. */
const sheets: Readonly<Record<string, readonly string[]>> = {
  Accordion: [accordion, icon],
  AccordionGroup: [accordion],
  Callout: [callout, icon],
  Card: [card, icon],
  CardGroup: [card],
  Check: [callout],
  CodeGroup: groups,
  CodeLines: [codeLines],
  Columns: [card],
  Danger: [callout],
  Diagram: [diagram],
  DiagramFrame: [diagram],
  Endpoint: [endpoint],
  Expandable: [fields],
  Frame: [frame],
  Icon: [icon],
  Info: [callout],
  Look: [look],
  Math: [math],
  Missing: [missing],
  Note: [callout],
  Operation: [fields, endpoint, operation, ...groups],
  ParamField: [fields],
  RequestExample: groups,
  ResponseExample: groups,
  ResponseField: [fields],
  Step: [steps, icon],
  Steps: [steps, icon],
  Tab: [tabs, icon],
  Tabs: [tabs, icon],
  Tip: [callout],
  VersionMenu: [versionMenu],
  Warning: [callout],
};

/**
 * The CSS that a page with these components needs besides `styles/index.css`, to stand in its `<head>`; '' for none.
 * Further names: `Operation`, `Endpoint`, `CodeLines`, `VersionMenu`, `Math`, `Missing`, `Look` (corners, dark code, a background) for a page that shows such. Others need nothing.
 */
export function collectStyles(names: Iterable<string>): string {
  return joinSheets(names, sheets);
}
