import { fillQuery, hasPlaceholder, type QueryTemplate } from '../../lib/html/fill-query.ts';

/** What `data-fill` of a link holds: its address with placeholders, and what is known of them. */
interface FillIn extends QueryTemplate {
  readonly values: Readonly<Record<string, string>>;
}

/**
 * The address of a link of the page's menu with the page's Markdown, and where that is, in it. Where the Markdown cannot be
 * fetched, its address stands in its place.
 */
export async function readFilledAddress(fill: string): Promise<string> {
  const { base, query, values } = JSON.parse(fill) as FillIn;
  const source = document.querySelector<HTMLLinkElement>('link[rel="alternate"][type="text/markdown"]');
  const markdown = source?.href ?? location.href;
  const template = { base, query };
  const page = hasPlaceholder(template, 'page') ? await fetchText(markdown) : '';
  return fillQuery(template, { ...values, markdown, page }, 'page');
}

async function fetchText(url: string): Promise<string> {
  try {
    const response = await fetch(url);
    return response.ok ? await response.text() : url;
  } catch {
    return url;
  }
}
