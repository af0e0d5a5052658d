/** The element that the page's address leads to, or null. */
export function findTarget(): HTMLElement | null {
  return document.getElementById(decodeURIComponent(location.hash.slice(1)));
}
