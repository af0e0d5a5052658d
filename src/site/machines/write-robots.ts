/** Lets all robots in, and leads them to the site's map where its address is known. https://www.rfc-editor.org/rfc/rfc9309 */
export function writeRobots(siteUrl: string | undefined): string {
  const map = siteUrl === undefined ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${map}`;
}
