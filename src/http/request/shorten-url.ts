/** A base URL as the bar of a request shows it: without what all begin with, or the page's own `origin`. */
export function shortenUrl(url: string, origin = ''): string {
  return url.replace(origin, '').replace(/^https?:\/\//, '');
}
