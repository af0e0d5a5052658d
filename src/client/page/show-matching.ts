/** Shows the entries that have all words of a text in what they say, whatever their case, hides the others, and gives how many are shown. */
export function showMatching(entries: Iterable<Element>, text: string): number {
  const words = text.toLowerCase().split(/\s+/);
  let count = 0;
  for (const entry of entries) {
    const said = entry.textContent.toLowerCase();
    const isShown = words.every((word) => said.includes(word));
    entry.toggleAttribute('hidden', !isShown);
    if (isShown) count++;
  }
  return count;
}
