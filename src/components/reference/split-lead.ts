/**
 * The first paragraph of a description's HTML, and what follows it. Both together are the whole; without a paragraph to
 * begin with, the whole is the first. A `<p>` holds no other: https://html.spec.whatwg.org/#the-p-element
 */
export function splitLead(html: string): { readonly lead: string; readonly rest: string } {
  const end = html.startsWith('<p>') ? html.indexOf('</p>') + 4 : html.length;
  return { lead: html.slice(0, end), rest: html.slice(end).trim() };
}
