/** What a writer may give to a component. */
export interface KnownProps {
  readonly names: ReadonlySet<string>;
  /** Texts that a prop takes, where they are few; other kinds of values are not judged. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** The prop without which there is nothing to show, what is shown then, and props that may stand for it. */
  readonly needed: readonly [name: string, instead: string, others?: readonly string[]] | undefined;
}

/** The styles of icons. */
export const iconTypes = ['brands', 'duotone', 'light', 'regular', 'sharp-solid', 'solid', 'thin'];

/** Props that are whole numbers, with the least and the greatest; `defaultTabIndex` ends at the last tab. */
export const numberProps: ReadonlyMap<string, readonly [least: number, greatest: number]> = new Map([
  ['cols', [1, 4]],
  ['stepNumber', [0, 9999]],
  ['defaultTabIndex', [0, Number.POSITIVE_INFINITY]],
]);

/** Components whose `color` is a CSS color, with the names that they know besides. */
export const colorProps: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...['Banner', 'Callout', 'Card', 'Check', 'Danger', 'Icon', 'Info', 'Note', 'Tip', 'Warning'].map(
    (name) => [name, []] as const,
  ),
  ['Badge', ['surface', 'white-destructive', 'surface-destructive']],
]);

const icon = 'icon iconType';
const field =
  'name type required optional deprecated default placeholder enum initialValue hidden pre post id';
const callout = `title ${icon} color id`;
const kinds = ['note', 'info', 'tip', 'check', 'warning', 'danger'];
const columns = 'cols';
const codeGroup = 'dropdown id sync';

/** The properties of each component, by its name. */
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

const titleSizes = ['p', 'h2', 'h3', 'h4', 'h5', 'h6'];
const values: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Step: { titleSize: titleSizes },
  Steps: { titleSize: titleSizes },
  Badge: { size: ['xs', 'sm', 'md', 'lg'], shape: ['rounded', 'pill'] },
  Banner: { type: ['info', 'warning', 'critical'] },
  Callout: { type: kinds },
  Card: { type: kinds },
  Color: { variant: ['compact', 'table'] },
  Visibility: { for: ['humans', 'agents'] },
};

const needed: Readonly<Record<string, KnownProps['needed']>> = {
  Accordion: ['title', '"Details" is shown'],
  Icon: ['icon', 'no icon is shown'],
  ParamField: ['path', 'the parameter is shown without a name', ['query', 'header', 'cookie', 'body']],
  ResponseField: ['name', 'it is shown without a name'],
  Tab: ['title', 'its number is shown'],
  Tooltip: ['tip', 'there is nothing to show beside its words', ['headline']],
  'Color.Item': ['value', 'no color is shown'],
  'Tree.File': ['name', 'it is shown without a name'],
  'Tree.Folder': ['name', 'it is shown without a name'],
  Update: ['label', '"Update" is shown'],
  View: ['title', '"View" is shown'],
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

/**
 * The components that writers use without importing them, in order; `src/components/mdx/index.ts` has one for each but
 * `Snippet`, whose properties are the snippet's.
 */
export const componentNames: ReadonlySet<string> = new Set([...componentProps.keys(), 'Snippet'].sort());

/** https://drafts.csswg.org/css-color-4/#named-colors and the keywords that stand among them. */
const names = `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod
darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid
mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen transparent currentcolor`;

/** Every name of a colour that CSS knows, in small letters. */
export const colorNames: ReadonlySet<string> = new Set(names.split(/\s+/));

const colorSyntax =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\d[^()]*\)|var\(--[\w-]+\))$/i;

/** Whether a text is a colour as CSS writes it: hex, a name, a colour function or a variable. */
export function isCssColor(text: string): boolean {
  const color = text.trim();
  return colorSyntax.test(color) || colorNames.has(color.toLowerCase());
}

/** A CSS length from `20`, `"20"`, `"20px"` or `"1.5rem"`; plain numbers are pixels; anything else is undefined. */
export function readLength(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const match = /^(\d+(?:\.\d+)?|\.\d+)(px|rem|em|ch|%)?$/.exec(text);
  return match ? `${match[1]}${match[2] ?? 'px'}` : undefined;
}

/** Whether an attribute is on: bare, `true`, or the text "true"; `false`, "false", "0" and absence are off. */
export function isOn(value: unknown): boolean {
  return value === true || (typeof value === 'string' && !/^(?:false|0|no)$/i.test(value.trim()));
}
