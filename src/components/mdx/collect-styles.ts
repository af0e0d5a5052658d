import mathFont from '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2?url';
import anchors from '../../styles/optional/anchors.css?inline';
import answer from '../../styles/optional/answer.css?inline';
import codeLines from '../../styles/optional/code-lines.css?inline';
import credentials from '../../styles/optional/credentials.css?inline';
import documentText from '../../styles/optional/document-text.css?inline';
import embed from '../../styles/optional/embed.css?inline';
import endpoint from '../../styles/optional/endpoint.css?inline';
import examples from '../../styles/optional/examples.css?inline';
import feedback from '../../styles/optional/feedback.css?inline';
import footerColumns from '../../styles/optional/footer-columns.css?inline';
import footnotes from '../../styles/optional/footnotes.css?inline';
import form from '../../styles/optional/form.css?inline';
import formGroups from '../../styles/optional/form-groups.css?inline';
import longSidebar from '../../styles/optional/long-sidebar.css?inline';
import look from '../../styles/optional/look.css?inline';
import missing from '../../styles/optional/missing.css?inline';
import operation from '../../styles/optional/operation.css?inline';
import overview from '../../styles/optional/overview.css?inline';
import playground from '../../styles/optional/playground.css?inline';
import rail from '../../styles/optional/rail.css?inline';
import table from '../../styles/optional/table.css?inline';
import versionMenu from '../../styles/optional/version-menu.css?inline';
import views from '../../styles/optional/views.css?inline';
import accordion from './accordions/accordion.css?inline';
import tile from './cards/tile.css?inline';
import codeGroup from './code/code-group.css?inline';
import prompt from './code/prompt.css?inline';
import color from './colors/color.css?inline';
import diagram from './diagrams/diagram.css?inline';
import fields from './fields/fields.css?inline';
import frame from './media/frame.css?inline';
import math from './media/math.css?inline';
import zoom from './media/zoom.css?inline';
import badge from './notices/badge.css?inline';
import banner from './notices/banner.css?inline';
import panel from './notices/panel.css?inline';
import tooltip from './notices/tooltip.css?inline';
import update from './notices/update.css?inline';
import steps from './steps/steps.css?inline';
import view from './tabs/view.css?inline';
import tree from './tree/tree.css?inline';

/** Brackets and roots grow only in a font with an OpenType MATH table: one that the reader has, else this one. */
const mathFace = `@font-face{font-family:"Octavo Math";src:local("STIX Two Math"),local("STIXTwoMath-Regular"),local("Cambria Math"),url(${mathFont}) format("woff2");font-display:swap}`;
const formulas = [math, mathFace];

/** The style sheets that a component needs besides the site's own, by the component's name. */
const sheets: Readonly<Record<string, readonly string[]>> = {
  Accordion: [accordion],
  AccordionGroup: [accordion],
  Anchors: [anchors],
  Badge: [badge],
  Banner: [banner],
  CodeGroup: [codeGroup],
  CodeLines: [codeLines],
  Color: [color],
  Diagram: [diagram],
  DiagramFrame: [diagram],
  Endpoint: [endpoint],
  Embed: [embed],
  Expandable: [fields],
  Feedback: [feedback],
  FooterColumns: [footerColumns],
  Footnotes: [footnotes],
  Frame: [frame, zoom],
  Latex: formulas,
  LongSidebar: [longSidebar],
  Look: [look],
  Math: formulas,
  Missing: [missing],
  Operation: [documentText, fields, endpoint, rail, operation, examples, codeGroup],
  Overview: [documentText, overview],
  PageRail: [fields, rail, operation],
  Panel: [fields, rail, operation, panel],
  ParamField: [fields],
  Playground: [views, playground, credentials, form, formGroups, answer, codeGroup],
  Prompt: [prompt],
  RequestExample: [codeGroup],
  ResponseExample: [codeGroup],
  ResponseField: [fields],
  Step: [steps],
  Steps: [steps],
  Table: [table],
  Tile: [tile],
  Tooltip: [tooltip],
  Tree: [tree],
  Update: [badge, update],
  VersionMenu: [versionMenu],
  View: [view],
  Zoom: [zoom],
};

/**
 * The CSS that a page with these components needs besides `styles/index.css`, to stand in its `<head>`; '' for none.
 * Further names: `Operation`, `Playground`, `Overview`, `Endpoint`, `CodeLines`, `VersionMenu`, `Math`, `Missing`, `Feedback`, `Zoom` (images that open large), `Table`, `Footnotes`, `Embed` (frames),
 * `Anchors`, `LongSidebar`, `FooterColumns`, `Look` (corners, dark code, a background) for a page that shows such. Others need nothing.
 */
export function collectStyles(names: Iterable<string>): string {
  return joinSheets(names, sheets);
}

/** The sheets of the named entries, each once, in the order of first need; names without an entry add nothing. */
export function joinSheets(
  names: Iterable<string>,
  sheets: Readonly<Record<string, readonly string[]>>,
): string {
  const needed = new Set(
    [...names].flatMap((name) => (Object.hasOwn(sheets, name) ? (sheets[name] ?? []) : [])),
  );
  return [...needed].join('');
}
