/** What a writer may give to a component. */
export interface KnownProps {
  readonly names: ReadonlySet<string>;
  /** Texts that a prop takes, where they are few; other kinds of values are not judged. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** The prop without which there is nothing to show, what is shown then, and a prop that may stand for it. */
  readonly needed: readonly [name: string, instead: string, other?: string] | undefined;
}

/** The styles of icons. */
export const iconTypes = ['brands', 'duotone', 'light', 'regular', 'sharp-solid', 'solid', 'thin'];

/** Props that are whole numbers. */
export const numberProps: ReadonlySet<string> = new Set(['cols', 'stepNumber', 'defaultTabIndex']);

const icon = 'icon iconType';
const field =
  'name type required optional deprecated default placeholder enum initialValue hidden pre post id';
const callout = `title ${icon} color id`;
const kinds = ['note', 'info', 'tip', 'check', 'warning', 'danger'];
const columns = 'cols';
const codeGroup = 'dropdown id sync';

/** For every component of `component-names.ts` except `Snippet`, whose props are the snippet's own. */
const table: Readonly<Record<string, string>> = {
  Accordion: `title description defaultOpen id ${icon}`,
  AccordionGroup: '',
  Badge: `color size shape stroke disabled ${icon}`,
  Banner: 'content dismissible type color',
  Callout: `${callout} type`,
  Card: `title color href horizontal img cta arrow disabled type description newTab target ${icon}`,
  CardGroup: columns,
  Check: callout,
  CodeGroup: codeGroup,
  Color: 'variant',
  'Color.Item': 'name value',
  'Color.Row': 'title',
  Column: '',
  Columns: columns,
  Danger: callout,
  Expandable: 'title defaultOpen id',
  Frame: 'caption hint noZoom type',
  Icon: `${icon} color size`,
  Info: callout,
  Latex: '',
  Note: callout,
  Panel: '',
  ParamField: `path query body header cookie ${field}`,
  Prompt: `description actions ${icon}`,
  RequestExample: codeGroup,
  ResponseExample: codeGroup,
  ResponseField: field,
  Step: `title stepNumber titleSize id noAnchor ${icon}`,
  Steps: 'titleSize',
  Tab: `title id ${icon}`,
  Tabs: 'sync defaultTabIndex borderBottom',
  Tile: 'title description href',
  Tip: callout,
  Tooltip: 'tip headline cta href',
  Tree: '',
  'Tree.File': `name ${icon}`,
  'Tree.Folder': `name defaultOpen openable ${icon}`,
  Update: 'label description tags rss id',
  View: `title ${icon}`,
  Visibility: 'for',
  Warning: callout,
};

const values: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Badge: { size: ['xs', 'sm', 'md', 'lg'], shape: ['rounded', 'pill'] },
  Banner: { type: ['info', 'warning', 'critical'] },
  Callout: { type: kinds },
  Card: { type: kinds },
  Color: { variant: ['compact', 'table'] },
  Visibility: { for: ['humans', 'agents'] },
};

const needed: Readonly<Record<string, KnownProps['needed']>> = {
  Tab: ['title', 'its number is shown'],
  Tooltip: ['tip', 'there is nothing to show beside its words', 'headline'],
  'Color.Item': ['value', 'no colour is shown'],
};

/** The props of a component by its name, or undefined for one whose props are not known. */
export const componentProps: ReadonlyMap<string, KnownProps> = new Map(
  Object.entries(table).map(([name, props]) => [
    name,
    {
      names: new Set(props.split(' ').filter((prop) => prop !== '')),
      values: { ...(/\biconType\b/.test(props) ? { iconType: iconTypes } : {}), ...values[name] },
      needed: needed[name],
    },
  ]),
);
