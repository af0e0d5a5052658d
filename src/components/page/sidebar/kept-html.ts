/** HTML with the places of links, by where they lead to: a page marks its own. */
export interface MarkedHtml {
  readonly html: string;
  /** In UTF-16 units, in order. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

/** States of one thing that are kept: a long sidebar has one for each of its groups, of 15 kB. */
const mostKept = 16;

const kept = new WeakMap<object, Map<string, MarkedHtml>>();

/**
 * The HTML that something of the site is `as` what it is called here, rendered once for all pages that show the same but for which link is
 * their own: `render` writes `markLink` at each.
 */
export async function keepHtml(of: object, as: string, render: () => Promise<string>): Promise<MarkedHtml> {
  const all = kept.get(of) ?? new Map<string, MarkedHtml>();
  kept.set(of, all);
  const known = all.get(as);
  if (known) return known;
  const made = readMarks(await render());
  // Pages come in their order: what the first ones showed is not asked for again.
  if (all.size >= mostKept) all.clear();
  all.set(as, made);
  return made;
}

/** What stands in the attribute `data-octavo-link` of a link that may be a page's own. */
export function markLink(url: string): string {
  return encodeURIComponent(url.toWellFormed());
}

/** The HTML with `aria-current="page"` at the links to `url`. */
export function showCurrent({ html, places }: MarkedHtml, url: string): string {
  let last = 0;
  let shown = '';
  for (const place of places.get(markLink(url)) ?? []) {
    shown += `${html.slice(last, place)} aria-current="page"`;
    last = place;
  }
  return shown + html.slice(last);
}

function readMarks(marked: string): MarkedHtml {
  const places = new Map<string, number[]>();
  let removed = 0;
  const html = marked.replace(/ data-octavo-link="([^"]*)"/g, (written, mark: string, place: number) => {
    const all = places.get(mark) ?? [];
    places.set(mark, all);
    all.push(place - removed);
    removed += written.length;
    return '';
  });
  return { html, places };
}
