/** How many characters of code the samples of one page have together at most: with their colours twice as many of HTML. */
const maximumLength = 30_000;

/**
 * The samples that one page has room for: the first always, each further one as long as all that are kept stay below the
 * bound. A request with a huge body would otherwise be sent to every reader ten times.
 */
export function fitSamples<Sample extends { readonly code: string }>(
  samples: readonly Sample[],
): readonly Sample[] {
  let length = 0;
  return samples.filter(({ code }, index) => {
    const fits = index === 0 || length + code.length <= maximumLength;
    if (fits) length += code.length;
    return fits;
  });
}
