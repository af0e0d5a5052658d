import temml from 'temml';

/** MathML, or why there is none. */
export type RenderedMath = { readonly mathml: string } | { readonly problem: string };

/**
 * TeX as MathML Core (https://w3c.github.io/mathml-core/), made by temml: text is escaped, and commands that
 * could link or load something (`\href`, `\includegraphics`) are refused. `isBlock` is for a formula on lines of
 * its own. TeX that cannot be read gives the reason in a few words.
 */
export function renderMath(tex: string, isBlock: boolean): RenderedMath {
  try {
    return {
      mathml: temml.renderToString(tex, { displayMode: isBlock, throwOnError: true, trust: false }),
    };
  } catch (error) {
    return { problem: describeReason(error) };
  }
}

/** temml's sentence without the place in the formula. */
function describeReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/ at (?:position \d+|end of input):[\s\S]*$/, '')
    .replaceAll("'EOF'", 'the end')
    .trim();
}
