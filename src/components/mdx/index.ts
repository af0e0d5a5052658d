import Accordion from './accordions/Accordion.astro';
import AccordionGroup from './accordions/AccordionGroup.astro';
import Expandable from './accordions/Expandable.astro';
import Callout from './callouts/Callout.astro';
import Check from './callouts/Check.astro';
import Danger from './callouts/Danger.astro';
import Info from './callouts/Info.astro';
import Note from './callouts/Note.astro';
import Tip from './callouts/Tip.astro';
import Warning from './callouts/Warning.astro';
import Card from './cards/Card.astro';
import CardGroup from './cards/CardGroup.astro';
import Column from './cards/Column.astro';
import Tile from './cards/Tile.astro';
import CodeBlock from './code/CodeBlock.astro';
import CodeGroup from './code/CodeGroup.astro';
import Prompt from './code/Prompt.astro';
import RequestExample from './code/RequestExample.astro';
import ResponseExample from './code/ResponseExample.astro';
import Color from './colors/Color.astro';
import ColorItem from './colors/ColorItem.astro';
import ColorRow from './colors/ColorRow.astro';
import Diagram from './diagrams/Diagram.astro';
import DiagramFrame from './diagrams/DiagramFrame.astro';
import ParamField from './fields/ParamField.astro';
import ResponseField from './fields/ResponseField.astro';
import Frame from './media/Frame.astro';
import Icon from './media/Icon.astro';
import Latex from './media/Latex.astro';
import Badge from './notices/Badge.astro';
import Banner from './notices/Banner.astro';
import Panel from './notices/Panel.astro';
import Tooltip from './notices/Tooltip.astro';
import Update from './notices/Update.astro';
import Visibility from './notices/Visibility.astro';
import Step from './steps/Step.astro';
import Steps from './steps/Steps.astro';
import Tab from './tabs/Tab.astro';
import Tabs from './tabs/Tabs.astro';
import View from './tabs/View.astro';
import ViewChoice from './tabs/ViewChoice.astro';
import Tree from './tree/Tree.astro';
import TreeFile from './tree/TreeFile.astro';
import TreeFolder from './tree/TreeFolder.astro';

/** What a writer may use without an import, by the name that is typed; `CodeBlock`, `Diagram`, `DiagramFrame` and `ViewChoice` are the compiler's. */
export const mdxComponents = {
  Accordion,
  AccordionGroup,
  Badge,
  Banner,
  Callout,
  Card,
  CardGroup,
  Check,
  CodeBlock,
  CodeGroup,
  Color,
  'Color.Item': ColorItem,
  'Color.Row': ColorRow,
  Column,
  Columns: CardGroup,
  Danger,
  Diagram,
  DiagramFrame,
  Expandable,
  Frame,
  Icon,
  Info,
  Latex,
  Note,
  Panel,
  ParamField,
  Prompt,
  RequestExample,
  ResponseExample,
  ResponseField,
  Step,
  Steps,
  Tab,
  Tabs,
  Tile,
  Tip,
  Tooltip,
  Tree,
  'Tree.File': TreeFile,
  'Tree.Folder': TreeFolder,
  Update,
  View,
  ViewChoice,
  Visibility,
  Warning,
} as const;
