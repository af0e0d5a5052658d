/** What stands for the styles that temml would write, which a site's Content-Security-Policy forbids. */
export interface StyleClasses {
  readonly classes: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
}

const sides = { Left: 'l', Right: 'r', Top: 't', Bottom: 'b' } as const;
/** Room beside a cell, in em. */
const steps = [0, 0.5, 1, 2];

/**
 * A node's styles as classes `mp-l-1` (room beside a cell), `mb-t` (rules of a table) and the like, colours as
 * MathML's own attributes. What has no class (fine shifts of single glyphs) is left out. `written` is a `style`
 * attribute's text.
 */
export function styleClasses(style: Readonly<Record<string, unknown>>, written: unknown): StyleClasses {
  const classes: string[] = [];
  const attributes: Record<string, string> = {};
  for (const [side, letter] of Object.entries(sides)) {
    const room = style[`padding${side}`];
    if (typeof room === 'string' && letter !== 't' && letter !== 'b')
      classes.push(`mp-${letter}-${nearestStep(room)}`);
    const border = style[`border${side}`];
    if (typeof border !== 'string') continue;
    const kind = /dashed|double/.exec(border)?.[0];
    classes.push(kind === undefined ? `mb-${letter}` : `mb-${letter}-${kind}`);
  }
  if (style['padding'] === '0') classes.push('mp-0');
  if (style['border'] !== undefined) classes.push('m-box');
  else if (style['padding'] === '0.3em') classes.push('m-pad');
  if (style['width'] === '100%') classes.push('m-wide');
  if (style['width'] === '50%') classes.push('m-half');
  if (style['mathDepth'] === '0') classes.push('m-flat');
  if (style['fontWeight'] === 'bold' || /font-weight:\s*bold/.test(String(written))) classes.push('m-bold');
  if (style['textAlign'] === 'left' || /text-align:\s*left/.test(String(written))) classes.push('tml-left');
  if (typeof style['color'] === 'string') attributes['mathcolor'] = style['color'];
  return { classes, attributes };
}

function nearestStep(size: string): number {
  const number = Number.parseFloat(size) || 0;
  const em = size.endsWith('pt') ? number / 11.955 : number;
  const nearest = steps.reduce((best, step) => (Math.abs(step - em) < Math.abs(best - em) ? step : best), 0);
  return nearest === 0.5 ? 5 : nearest * 10;
}
