const blocks = /<\/?(?:p|ul|ol|li|table|pre|div|h[1-6]|hr|blockquote|details|figure)\b[^>]*>/i;

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The first paragraph of HTML as one line of Markdown, in which code is all the markup; undefined without one. */
export function readFirstLine(html: string): string | undefined {
  const line = html.split(blocks).find((part) => part.replace(/<[^>]*>/g, '').trim() !== '') ?? '';
  const pieces = line.split(/<code\b[^>]*>(.*?)<\/code>/is);
  const text = pieces.map((piece, index) => {
    const plain = decode(piece.replace(/<[^>]*>/g, '')).replace(/\s+/g, ' ');
    return index % 2 === 1 && /^[^`]+$/.test(plain)
      ? `\`${plain}\``
      : plain.replace(/[\\`*_[\]<>&|~]/g, '\\$&');
  });
  return text.join('').trim() || undefined;
}

function decode(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (all, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return Object.hasOwn(entities, name) ? (entities[name] ?? all) : all;
      const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}
