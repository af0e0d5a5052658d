const unitless =
  /^(?:--.*|line-height|opacity|flex(?:-grow|-shrink)?|font-weight|order|z-index|zoom|aspect-ratio|columns|column-count|grid-.*|scale|tab-size|(?:fill|stroke|stop|flood)-opacity|stroke-(?:width|dash.*|miterlimit)|line-clamp|-webkit-line-clamp|orphans|widows)$/;

/** A style object as CSS: camel-case names, and numbers in pixels except where CSS takes plain ones. */
export function printStyle(style: Readonly<Record<string, unknown>>): string {
  return Object.entries(style)
    .flatMap(([name, value]) => {
      if (value === null || value === undefined || typeof value === 'boolean' || value === '') return [];
      const css = nameProperty(name);
      return [
        `${css}: ${typeof value === 'number' && value !== 0 && !unitless.test(css) ? `${value}px` : value}`,
      ];
    })
    .join('; ');
}

function nameProperty(name: string): string {
  if (name.startsWith('--')) return name;
  const css = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return css.startsWith('webkit-') || css.startsWith('ms-') ? `-${css}` : css;
}
