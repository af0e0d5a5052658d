/** A page as the list of all pages has it: its URL and its title. */
export type PageAddress = readonly [url: string, title: string];

/** The pages whose addresses or titles are most like an address that has none, the nearest first; none that is far. */
export function rankAddresses(
  address: string,
  pages: readonly PageAddress[],
  most: number,
): readonly PageAddress[] {
  const wanted = readAddress(address);
  const ranked = pages
    .map((page) => ({ page, score: scorePage(wanted, page) }))
    .filter(({ score }) => score >= 0.35)
    .sort((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }) => score >= best * 0.6)
    .slice(0, most)
    .map(({ page }) => page);
}

/** A page's own name counts more than the folders it lies in: pages move more often than they are renamed. */
function scorePage(wanted: string, [url, title]: PageAddress): number {
  const path = readAddress(url);
  const name = nameOf(wanted);
  const own = Math.max(compare(name, nameOf(path)), 0.9 * compare(name, title.toLowerCase()));
  return 0.65 * own + 0.35 * compare(wanted, path);
}

function readAddress(address: string): string {
  const text = decode(address).toLowerCase();
  return text.replace(/(?:\/index)?(?:\.(?:html?|mdx?|php))?\/*$/, '').replace(/^\/+/, '');
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Sørensen and Dice's coefficient of two texts' pairs of signs: 1 for the same text, 0 where no pair is alike. */
function compare(one: string, other: string): number {
  const left = listPairs(one);
  const right = listPairs(other);
  if (left.length + right.length === 0) return one === other ? 1 : 0;
  const rest = new Map<string, number>();
  for (const pair of right) rest.set(pair, (rest.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of left) {
    const count = rest.get(pair) ?? 0;
    if (count > 0) shared += 1;
    rest.set(pair, count - 1);
  }
  return (2 * shared) / (left.length + right.length);
}

function listPairs(text: string): readonly string[] {
  const signs = ` ${text.replace(/[^\p{L}\p{N}/]+/gu, ' ').trim()} `;
  return Array.from({ length: signs.length - 1 }, (_, at) => signs.slice(at, at + 2)).filter(
    (pair) => pair.trim() !== '',
  );
}
