import type { IconRef } from '../compile/compiled-page.ts';

/**
 * What a property of a component takes: it decides how a value that is known at compile time is judged, and the type
 * of the property in the component's `Props`.
 */
export type PropKind =
  | { readonly kind: 'text' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'length' }
  | { readonly kind: 'any' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly range: readonly [least: number, greatest: number] }
  | { readonly kind: 'color'; readonly names: readonly string[] };

/** The properties of a component, in the order in which a writer is told of them. */
export type PropTable = Readonly<Record<string, PropKind>>;

/** Makes the kinds of properties for the table of a component. */
export const prop = {
  text: { kind: 'text' },
  /** On when it is bare, `true` or `"true"`: see `isOn`. */
  flag: { kind: 'flag' },
  /** A number of pixels or a CSS length: see `readLength`. */
  length: { kind: 'length' },
  /** Text with Markdown in a line, an element, a list, data: what JavaScript can give. */
  any: { kind: 'any' },
  /** One of a few texts. */
  oneOf: (...values: readonly string[]): PropKind & { readonly kind: 'choice' } => ({
    kind: 'choice',
    values,
  }),
  /** A whole number. */
  number: (least: number, greatest: number): PropKind & { readonly kind: 'number' } => ({
    kind: 'number',
    range: [least, greatest],
  }),
  /** A CSS color, or one of these names. */
  color: (...names: readonly string[]): PropKind & { readonly kind: 'color' } => ({ kind: 'color', names }),
} as const;

/** The styles of icons. */
export const iconTypes = ['brands', 'duotone', 'light', 'regular', 'sharp-solid', 'solid', 'thin'];

/** The properties of a component that shows an icon. The compiler adds `iconRef`, the icon that it found. */
export const iconProps = { icon: prop.any, iconType: prop.oneOf(...iconTypes) } as const;

type PropValue<Kind extends PropKind> = Kind extends { kind: 'flag' }
  ? boolean | string | undefined
  : Kind extends { kind: 'length' | 'number' }
    ? number | string | undefined
    : Kind extends { kind: 'any' }
      ? unknown
      : string | undefined;

type TablesOf<Family extends readonly { readonly name: string; readonly props: PropTable }[], Name> = Extract<
  Family[number],
  { readonly name: Name }
>['props'];

type ValuesOf<Table extends PropTable> = {
  readonly [Name in keyof Table]?: PropValue<Table[Name]>;
} & (Table extends {
  readonly icon: PropKind;
}
  ? { readonly iconRef?: IconRef | undefined }
  : unknown);

/** The `Props` of a component of a family, as its `.astro` file gets them: `PropsOf<typeof noticeComponents, name>`. */
export type PropsOf<
  Family extends readonly { readonly name: string; readonly props: PropTable }[],
  Name extends Family[number]['name'],
> = ValuesOf<TablesOf<Family, Name>>;

/** https://drafts.csswg.org/css-color-4/#named-colors and the keywords among them. */
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
