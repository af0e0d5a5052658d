/**
 * Puts the fields of a schema, which are on its own page, in the place of the link to that page: a field of an
 * operation's page whose rows would make it too long. Gives false where the page could not be loaded or shows none.
 */
export async function unfoldSchema(link: HTMLAnchorElement): Promise<boolean> {
  const response = await fetch(link.href).catch(() => undefined);
  if (!response?.ok) return false;
  // Without its head: the policy of this page does not allow the style sheet in it.
  const [, article = ''] = (await response.text()).split('<article', 2);
  const page = new DOMParser().parseFromString(`<article${article}`, 'text/html');
  const rows = [
    ...page.querySelectorAll('.fields:has(> header > #schema) > :is(.param:not(.whole), .nested, .see)'),
  ];
  if (rows.length === 0) return false;
  const fold = document.createElement('details');
  fold.className = 'nested fold';
  fold.open = true;
  const summary = document.createElement('summary');
  summary.append(...link.childNodes);
  fold.append(summary, ...rows.map((row) => adopt(row, link.href)));
  // The page of a schema says all; in an answer there is less to say.
  if (link.dataset['in'] === 'answer')
    for (const part of fold.querySelectorAll('.param:has(> header > [data-write-only]), .required'))
      part.remove();
  link.replaceWith(fold);
  summary.focus();
  return true;
}

/** A copy of a row for another page: its ids are those of its own, and so are the links to them. */
function adopt(row: Element, url: string): Element {
  const copy = document.importNode(row, true);
  for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id');
  for (const one of copy.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    one.href = `${url}${one.getAttribute('href')}`;
  return copy;
}
