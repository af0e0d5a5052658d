import { detachText } from './detach-text.ts';

/**
 * `read`, a pure function, with its results kept by the texts that they were made of: a site's pages have most of their
 * texts in common. Keeps at most `most` of them.
 */
export function rememberByText<Result>(
  most: number,
  read: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.result;
    if (known.size >= most) known.clear();
    const own = detachText(text);
    const result = read(own);
    known.set(own, { result });
    return result;
  };
}
