/** Longer ids lose what stands between their start and their end. */
const maximumLength = 72;

/** Headings and parts of an operation's page that have an id of their own. */
const reserved: readonly string[] = [
  ...['authorization', 'body', 'response', 'callbacks', 'samples', 'examples'],
  ...['path', 'query', 'header', 'cookie'].map((place) => `${place}-parameters`),
];

/**
 * An id that is not yet in `ids`, nor one of the page's own, and puts it there: lower case, words joined by `-`, with a
 * number where it is taken.
 */
export function claimId(ids: Set<string>, wanted: string): string {
  const plain = wanted
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
  const id = shorten(plain || 'value');
  if (!ids.has(id) && !reserved.includes(id)) {
    ids.add(id);
    return id;
  }
  let number = 2;
  while (ids.has(`${id}-${number}`) || reserved.includes(`${id}-${number}`)) number++;
  ids.add(`${id}-${number}`);
  return `${id}-${number}`;
}

/** Keeps the first part and the last, so that it still says where it is and what. */
function shorten(id: string): string {
  if (id.length <= maximumLength) return id;
  const start = id.slice(0, maximumLength / 3).replace(/-[^-]*$/, '');
  const end = id.slice(-maximumLength / 2).replace(/^[^-]*-/, '');
  return `${start}-${end}`;
}
