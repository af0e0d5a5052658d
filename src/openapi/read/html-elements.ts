/** The names of the elements of HTML, SVG and MathML that browsers know, obsolete ones too, in lower case. */
export const htmlElements: ReadonlySet<string> = new Set(
  [
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big',
    'blink blockquote body br button canvas caption center circle cite clippath code col colgroup',
    'command content data datalist dd defs del desc details dfn dialog dir div dl dt element ellipse',
    'em embed fencedframe fieldset figcaption figure filter font footer foreignobject form frame',
    'frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex',
    'kbd keygen label legend li line link listing main map mark marquee math menu menuitem meta',
    'meter mi mn mo ms mtext nav nobr noembed noframes noscript object ol optgroup option output p',
    'param path pattern picture plaintext polygon polyline portal pre progress q rb rect rp rt rtc',
    'ruby s samp script search section select selectedcontent shadow slot small source spacer span',
    'stop strike strong style sub summary sup svg symbol table tbody td template text textarea tfoot',
    'th thead time title tr track tspan tt u ul use var video wbr xmp',
  ].flatMap((line) => line.split(' ')),
);
