type Props = Readonly<Record<string, unknown>>;

/**
 * The props of an HTML element that JavaScript made, as React has them, named as HTML names them: a style object is
 * CSS, functions are left out because nothing runs in the browser, and the text of a script or a style sheet is not
 * escaped.
 */
export function toHostProps(tag: string, props: Props): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' && (tag === 'script' || tag === 'style'))
      named['set:html'] = readRawText(tag, value);
    else if (name === 'children' || name.includes(':')) named[name] = value;
    else if (name === 'dangerouslySetInnerHTML') named['set:html'] = readInnerHtml(value);
    else if (typeof value === 'function' || reactNames.has(name)) continue;
    else if (name === 'style' && typeof value === 'object' && value !== null) named.style = writeStyle(value);
    else named[htmlAttributeName(name)] = value;
  }
  return named;
}

/** The content of a `script` or `style`: it cannot end the element. */
function readRawText(tag: string, value: unknown): string {
  const texts = [value].flat(9).filter((part) => typeof part === 'string' || typeof part === 'number');
  return texts
    .join('')
    .replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/')
    .replaceAll('<!--', '<\\!--');
}

function readInnerHtml(value: unknown): string {
  return typeof value === 'object' && value !== null && '__html' in value ? String(value.__html) : '';
}

/** Attributes of SVG that HTML keeps as they are written. https://html.spec.whatwg.org/multipage/parsing.html#adjust-svg-attributes */
const svgNames = new Set(
  `attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode filterUnits
  glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust
  limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits numOctaves pathLength
  patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio
  primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures specularConstant specularExponent
  spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength
  viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan`.split(/\s+/),
);

const special: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
  defaultValue: 'value',
  defaultChecked: 'checked',
};

const dashed =
  /^(?:accent|alignment|arabic|baseline|cap|clip|color|dominant|enable|fill|flood|font|glyph|horiz|image|letter|lighting|marker|overline|paint|panose|pointer|shape|stop|strikethrough|stroke|text|transform|underline|unicode|units|vector|vert|word|writing|aria|data)[A-Z]/;

/** The name that HTML has for an attribute as React spells it: `strokeWidth` is `stroke-width`. Others stay. */
export function htmlAttributeName(name: string): string {
  if (Object.hasOwn(special, name)) return special[name] ?? name;
  if (!/[A-Z]/.test(name) || svgNames.has(name) || /[^a-zA-Z\d]/.test(name)) return name;
  const namespaced = /^(xlink|xml|xmlns)([A-Z]\w*)$/.exec(name);
  if (namespaced) return `${namespaced[1]}:${namespaced[2]?.toLowerCase()}`;
  return dashed.test(name) ? writeDashes(name) : name.toLowerCase();
}

/** Attributes that mean something to React alone. */
export const reactNames: ReadonlySet<string> = new Set([
  'key',
  'ref',
  'suppressHydrationWarning',
  'suppressContentEditableWarning',
]);

/** A declaration as CSS has it: numbers are pixels except where CSS takes plain ones. */
function writeDeclaration(name: string, value: string | number): string {
  const property = name.startsWith('--') ? name : writeDashes(name).replace(/^ms-/, '-ms-');
  const isLength = typeof value === 'number' && value !== 0 && !unitless.test(property);
  return `${property}: ${isLength ? `${value}px` : value}`;
}

/** A style object as CSS; what is neither text nor a number is left out. */
export function writeStyle(style: object): string {
  return Object.entries(style)
    .flatMap(([name, value]) =>
      (typeof value === 'string' && value !== '') || typeof value === 'number'
        ? [writeDeclaration(name, value)]
        : [],
    )
    .join('; ');
}

const unitless =
  /^(?:--.*|(?:-\w+-)?(?:animation-iteration-count|aspect-ratio|border-image-.*|box-(?:flex|ordinal)-?.*|column-count|columns|fill-opacity|flex(?:-grow|-positive|-shrink|-negative|-order)?|flood-opacity|font-weight|grid-.*|line-clamp|line-height|opacity|order|orphans|scale|stop-opacity|stroke-(?:dasharray|dashoffset|miterlimit|opacity|width)|tab-size|widows|z-index|zoom))$/;

function writeDashes(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
