const kept = new WeakMap<object, Map<string, string>>();

/** The HTML that something of the site is `as` what it is called here, rendered once for all pages that show the same. */
export async function keepHtml(of: object, as: string, render: () => Promise<string>): Promise<string> {
  const all = kept.get(of) ?? new Map<string, string>();
  kept.set(of, all);
  const known = all.get(as);
  if (known !== undefined) return known;
  const html = await render();
  all.set(as, html);
  return html;
}
