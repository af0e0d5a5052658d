interface PdfDestinations {
  /** How many pages the PDF has. */
  readonly length: number;
  /** Those of its named destinations, counted from 1. */
  readonly pages: ReadonlyMap<string, number>;
}

/**
 * The pages, counted from 1, at which the named destinations of a PDF are. It reads what Chromium writes: a table of
 * references at the end, and a dictionary `Dests` in the catalog. Undefined for another PDF.
 * ISO 32000-1, 7.5 and 12.3.2.3
 */
export function readDestinations(pdf: Uint8Array): PdfDestinations | undefined {
  const text = new TextDecoder('latin1').decode(pdf);
  const objects = openObjects(text);
  const trailer = objects && readTrailer(text);
  const root = trailer === undefined ? undefined : objects?.(readReference(trailer, 'Root'));
  if (!objects || root === undefined) return undefined;
  const pages = new Map<number, number>();
  const count = (object: number | undefined): void => {
    const node = objects(object) ?? '';
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(node)?.[1];
    if (kids !== undefined) for (const [, kid] of kids.matchAll(/(\d+) \d+ R/g)) count(Number(kid));
    else if (object !== undefined) pages.set(object, pages.size + 1);
  };
  count(readReference(root, 'Pages'));
  const inline = /\/Dests\s*(<<.*?>>)/s.exec(root)?.[1];
  const names = inline ?? objects(readReference(root, 'Dests'));
  if (pages.size === 0 || names === undefined) return undefined;
  const found = new Map<string, number>();
  for (const [, name = '', page] of names.matchAll(/\/([^\s/[\]<>()]+)\s*\[\s*(\d+) \d+ R/g)) {
    const place = pages.get(Number(page));
    if (place !== undefined) found.set(readName(name), place);
  }
  return { length: pages.size, pages: found };
}

/** Gives the text of an object by its number; undefined for one that is not there. */
function openObjects(text: string): ((object: number | undefined) => string | undefined) | undefined {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1]);
  if (!text.startsWith('xref', start)) return undefined;
  const offsets = new Map<number, number>();
  const table = text.slice(start, text.indexOf('trailer', start));
  let next = 0;
  for (const [, first, , offset, kind] of table.matchAll(/(\d+) (\d+)\s*$|(\d{10}) \d{5} ([nf])/gm)) {
    if (first !== undefined) next = Number(first);
    else if (kind === 'n') offsets.set(next++, Number(offset));
    else next += 1;
  }
  return (object) => {
    const offset = object === undefined ? undefined : offsets.get(object);
    if (offset === undefined) return undefined;
    // Those that are asked for hold no streams.
    return text.slice(offset, text.indexOf('endobj', offset));
  };
}

function readTrailer(text: string): string | undefined {
  const at = text.lastIndexOf('trailer');
  return at < 0 ? undefined : text.slice(at);
}

function readReference(dictionary: string, key: string): number | undefined {
  const found = new RegExp(`/${key}\\s+(\\d+) \\d+ R`).exec(dictionary)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** ISO 32000-1, 7.3.5 */
function readName(written: string): string {
  return written.replace(/#([\da-f]{2})/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));
}
