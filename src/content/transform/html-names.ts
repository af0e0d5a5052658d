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
export function nameHtmlAttribute(name: string): string {
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
export function writeDeclaration(name: string, value: string | number): string {
  const property = name.startsWith('--') ? name : writeDashes(name).replace(/^ms-/, '-ms-');
  const isLength = typeof value === 'number' && value !== 0 && !unitless.test(property);
  return `${property}: ${isLength ? `${value}px` : value}`;
}

/** A style object as CSS; what is no text and no number is left out. */
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
