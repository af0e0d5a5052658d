/** Where a parameter stands in a request (OpenAPI 3.1.1, 4.8.12.1). */
type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

export interface ParameterGroup<Item> {
  readonly in: ParameterLocation;
  readonly title: string;
  readonly parameters: readonly Item[];
}

const titles: Readonly<Record<ParameterLocation, string>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

/** Parameters by where they stand, in the order in which a page shows them; without groups that would be empty. */
export function groupParameters<Item extends { readonly in: ParameterLocation }>(
  parameters: readonly Item[],
): readonly ParameterGroup<Item>[] {
  return (Object.keys(titles) as ParameterLocation[]).flatMap((place) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    return here.length === 0 ? [] : [{ in: place, title: titles[place], parameters: here }];
  });
}
