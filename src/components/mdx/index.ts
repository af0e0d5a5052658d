import Accordion from './Accordion.astro';
import AccordionGroup from './AccordionGroup.astro';
import Callout from './Callout.astro';
import Card from './Card.astro';
import CardGroup from './CardGroup.astro';
import Check from './Check.astro';
import CodeBlock from './CodeBlock.astro';
import CodeGroup from './CodeGroup.astro';
import Danger from './Danger.astro';
import Diagram from './Diagram.astro';
import DiagramFrame from './DiagramFrame.astro';
import Expandable from './Expandable.astro';
import Frame from './Frame.astro';
import Icon from './Icon.astro';
import Info from './Info.astro';
import Note from './Note.astro';
import ParamField from './ParamField.astro';
import RequestExample from './RequestExample.astro';
import ResponseExample from './ResponseExample.astro';
import ResponseField from './ResponseField.astro';
import Step from './Step.astro';
import Steps from './Steps.astro';
import Tab from './Tab.astro';
import Tabs from './Tabs.astro';
import Tip from './Tip.astro';
import Warning from './Warning.astro';

/** What a writer may use without an import, by the name that is typed; `CodeBlock`, `Diagram` and `DiagramFrame` are what fences become. */
export const mdxComponents = {
  Accordion,
  AccordionGroup,
  Callout,
  Card,
  CardGroup,
  Check,
  CodeBlock,
  CodeGroup,
  Columns: CardGroup,
  Danger,
  Diagram,
  DiagramFrame,
  Expandable,
  Frame,
  Icon,
  Info,
  Note,
  ParamField,
  RequestExample,
  ResponseExample,
  ResponseField,
  Step,
  Steps,
  Tab,
  Tabs,
  Tip,
  Warning,
} as const;
