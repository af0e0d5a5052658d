/** An attribute of a tag, by its places in the text of all its attributes. */
export interface Attribute {
  /** In lower case. */
  readonly name: string;
  /** Without character references; '' for a bare name. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const pattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The attributes of a tag, as `Tag` has them, each name once: the first counts. */
export function readAttributes(text: string): readonly Attribute[] {
  const found = new Map<string, Attribute>();
  for (const match of text.matchAll(pattern)) {
    const [all, written = '', double, single, bare] = match;
    const name = written.toLowerCase();
    const value = decodeReferences(double ?? single ?? bare ?? '');
    if (!found.has(name)) found.set(name, { name, value, start: match.index, end: match.index + all.length });
  }
  return [...found.values()];
}

/** A text as the value of an attribute between double quotes. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Character references by number, and the few by name that serializers write. */
function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]+));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? all;
    const point = hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
    return point > 0x10ffff || point === 0 ? '\ufffd' : String.fromCodePoint(point);
  });
}
