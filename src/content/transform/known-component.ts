import { findNearest } from '../../lib/text/nearest.ts';
import type { Place } from '../../problem/problem.ts';
import { describeUnknownElement } from '../compile/markdown-problems.ts';
import { describeUnknownComponent } from '../compile/problems.ts';
import type { PageContext } from './page-context.ts';

/** Whether there is a component of that name; its use is noted, and a warning given when there is none. */
export function noteComponent(name: string, page: PageContext, place: Place): boolean {
  const root = name.split('.')[0] ?? '';
  if (page.missing.has(root) || name === 'Fragment') return true;
  if (page.declared.has(root)) {
    page.referenced.add(root);
    return true;
  }
  if (page.context.components.names.has(name)) {
    page.components.add(name);
    return true;
  }
  page.problems.push(describeUnknownComponent(place, name, findNearest(name, page.context.components.names)));
  return false;
}

/** Warns of a tag in small letters that no browser knows. */
export function noteElement(name: string, page: PageContext, place: Place): void {
  if (isKnownElement(name)) return;
  page.problems.push(describeUnknownElement(place, name, findNearest(name, page.context.components.names)));
}

const html = `a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col
colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5
h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark menu meta meter nav noscript
object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select slot small source
span strong style sub summary sup table tbody td template textarea tfoot th thead time title tr track u ul var video wbr
selectedcontent fencedframe portal`;
const old = `acronym applet basefont bgsound big blink center dir font frameset image keygen listing marquee menuitem nobr
noembed noframes param plaintext rb rtc strike tt xmp`;
const svg = `svg animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix
feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
feSpecularLighting feSpotLight feTile feTurbulence filter foreignObject g line linearGradient marker mask metadata mpath
path pattern polygon polyline radialGradient rect set stop switch symbol text textPath tspan use view`;
const mathml = `math annotation maction menclose merror mfenced mfrac mglyph mi mmultiscripts mn mo mover mpadded mphantom
mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics`;

const elements: ReadonlySet<string> = new Set(
  [html, old, svg, mathml].flatMap((names) => names.toLowerCase().split(/\s+/)),
);

/**
 * Whether browsers know an element: HTML's, old ones included, SVG's or MathML's, or a custom element, which has a
 * hyphen. https://html.spec.whatwg.org/multipage/indices.html#elements-3
 */
function isKnownElement(name: string): boolean {
  return name.includes('-') || name.includes(':') || elements.has(name.toLowerCase());
}
